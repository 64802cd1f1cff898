import type { Clocks } from './clocks.ts'
import { words } from '#words/review'

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

/** The clock in the position after `ply` moves: of the side that moved first, or of the other. */
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
