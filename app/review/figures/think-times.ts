import { nodeAt, type CommentCommand } from '#chess/move-tree.ts'
import { parseClock } from '#chess/pgn-comment.ts'
import type { Move } from '#chess/types.ts'
import type { PgnTree } from '#chess/pgn-tree.ts'
import type { Match } from '#matches/match.ts'
import { words } from '#words/review'

/** The clocks of a game, in milliseconds, as far as they are known. */
export interface Clocks {
  /** The time of each side at the start; undefined if not known. */
  readonly initial: number | undefined
  readonly increment: number
  /** The time left to the mover after each move. */
  readonly left: readonly (number | undefined)[]
  /** Thinking time of each move, if the PGN has it. */
  readonly elapsed: readonly (number | undefined)[]
}

export function clocksOfMatch({ times, time }: Pick<Match, 'times' | 'time'>): Clocks | undefined {
  if (times === null || time.untimed) return undefined
  return {
    initial: time.minutes * 60_000,
    increment: time.increment * 1_000,
    left: times,
    elapsed: [],
  }
}

/** Reads the clocks that Lichess, chess.com and others write: `[%clk 0:09:58]`, `[%emt 0:00:02]`, `[TimeControl "600+5"]`. */
export function clocksOfPgn({ tags, tree }: PgnTree, moves: readonly Move[]): Clocks | undefined {
  const commands = moves.map((_, index) => nodeAt(tree, moves.slice(0, index + 1))?.commands ?? [])
  const [, initial, increment = '0'] =
    /^(\d{1,6})(?:\+(\d{1,4}))?$/.exec(tags['TimeControl']?.trim() ?? '') ?? []
  const clocks = {
    initial: initial === undefined ? undefined : Number(initial) * 1_000,
    increment: Number(increment) * 1_000,
    left: commands.map((each) => timeOf(each, 'clk')),
    elapsed: commands.map((each) => timeOf(each, 'emt')),
  }
  const isKnown = [...clocks.left, ...clocks.elapsed].some((each) => each !== undefined)
  return isKnown ? clocks : undefined
}

function timeOf(commands: readonly CommentCommand[], name: string): number | undefined {
  const value = commands.find((each) => each.name === name)?.value.trim()
  const seconds = value === undefined ? undefined : parseClock(value)
  return seconds === undefined ? undefined : Math.round(seconds * 1_000)
}

/**
 * Thinking time of each move: the time before it minus the time after it, plus the increment. A clock set by hand, or a move
 * taken back, may leave more time than before. Then the thinking time is not known.
 */
export function thinkTimesOf({ initial, increment, left, elapsed }: Clocks): readonly (number | undefined)[] {
  const count = Math.max(left.length, elapsed.length)
  return Array.from({ length: count }, (_, index) => {
    if (elapsed[index] !== undefined) return elapsed[index]
    const before = index < 2 ? initial : left[index - 2]
    const after = left[index]
    if (before === undefined || after === undefined) return undefined
    const time = before - after + increment
    return time >= 0 ? time : undefined
  })
}

/** The clock of the side that moved first, or of the other, in the position after `ply` moves. */
export function clockAt({ initial, left }: Clocks, isFirst: boolean, ply: number): number | undefined {
  for (let index = ply - 1; index >= 0; index--)
    if ((index % 2 === 0) === isFirst && left[index] !== undefined) return left[index]
  return initial
}

/** `0.8 s`, `42 s`, `3 min 5 s`. */
export function thinkTimeText(ms: number): string {
  if (ms < 9_950) return words.figures.shortTime(ms / 1_000)
  const seconds = Math.round(ms / 1_000)
  if (seconds < 60) return words.figures.seconds(seconds)
  return words.figures.minutes(Math.floor(seconds / 60), seconds % 60)
}
