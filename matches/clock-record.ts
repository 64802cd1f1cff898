import { COLORS, opposite, type Color } from '#chess/types.ts'
import type { FinishedGame } from './finished-game.ts'
import { afterMoveMs, initialMs } from './settings.ts'

/** Checks that the clock readings of a finished game are consistent. */

/** Readings are rounded to whole milliseconds. */
const ROUNDING_MS = 2

type ClockRecord = Pick<FinishedGame, 'time' | 'moves' | 'times' | 'left' | 'called'>

export type ClockFault =
  | 'READINGS_WITHOUT_CLOCK'
  | 'CLOCK_WITHOUT_READINGS'
  | 'READINGS_MISSING'
  | 'TIME_GAINED'
  | 'TIME_LEFT_AFTER_FLAG'
  | 'NO_TIME_LEFT_WITHOUT_FLAG'

/** Returns the first contradiction in the readings. `first` is the side that made the first move. */
export function findClockFault(game: ClockRecord, first: Color): ClockFault | undefined {
  const { time, moves, times, left, called } = game
  if (time.untimed) return times === null && left === null ? undefined : 'READINGS_WITHOUT_CLOCK'
  if (times === null || left === null) return 'CLOCK_WITHOUT_READINGS'
  if (times.length !== moves.length) return 'READINGS_MISSING'
  const latest = startTimes(game)
  for (const [index, reading] of times.entries()) {
    const mover = moverAt(index, first)
    if (reading > afterMoveMs(time, latest[mover]) + ROUNDING_MS) return 'TIME_GAINED'
    latest[mover] = reading
  }
  const late = called?.reason === 'timeout' ? called.color : undefined
  for (const color of COLORS) {
    if (left[color] > latest[color] + ROUNDING_MS) return 'TIME_GAINED'
    if (color === late && left[color] !== 0) return 'TIME_LEFT_AFTER_FLAG'
    if (color !== late && left[color] === 0) return 'NO_TIME_LEFT_WITHOUT_FLAG'
  }
  return undefined
}

/**
 * The shortest duration consistent with the readings. Ignores increments, since some moves may have been loaded with the
 * game.
 */
export function leastSeconds(game: ClockRecord, first: Color): number {
  const { times, left } = game
  if (times === null || left === null) return 0
  const latest = startTimes(game)
  let usedMs = 0
  for (const [index, reading] of times.entries()) {
    const mover = moverAt(index, first)
    usedMs += Math.max(0, latest[mover] - reading)
    latest[mover] = reading
  }
  for (const color of COLORS) usedMs += Math.max(0, latest[color] - left[color])
  // One second of tolerance, since the device measures duration and clocks separately.
  return Math.max(0, Math.floor(usedMs / 1000) - 1)
}

function startTimes({ time }: ClockRecord): Record<Color, number> {
  const ms = initialMs(time)
  return { w: ms, b: ms }
}

const moverAt = (index: number, first: Color): Color => (index % 2 === 0 ? first : opposite(first))
