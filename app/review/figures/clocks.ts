import { nodeAt, type CommentCommand } from '#chess/move-tree.ts'
import { parseClock } from '#chess/pgn-comment.ts'
import type { Move } from '#chess/types.ts'
import type { PgnTree } from '#chess/pgn-tree.ts'
import type { Match } from '#matches/match.ts'
import { initialMs } from '#matches/settings.ts'

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
  // With days for each move, the readings are all alike.
  if (times === null || time.untimed || time.days !== undefined) return undefined
  return {
    initial: initialMs(time),
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
