import { COLORS, type Color } from '#chess/types.ts'
import type { GameRecord } from './game-record.ts'
import { afterMoveMs, initialMs } from './settings.ts'

/** Checks that the clock readings of a finished game are consistent. */

/** Readings are rounded to whole milliseconds. */
const ROUNDING_MS = 2

type ClockRecord = Pick<GameRecord, 'time' | 'line' | 'times' | 'left' | 'called'>

export type ClockFault =
  | 'READINGS_WITHOUT_CLOCK'
  | 'CLOCK_WITHOUT_READINGS'
  | 'READINGS_MISSING'
  | 'TIME_GAINED'
  | 'TIME_LEFT_AFTER_FLAG'
  | 'NO_TIME_LEFT_WITHOUT_FLAG'

/** Returns the first contradiction in the readings. */
export function findClockFault(game: ClockRecord): ClockFault | undefined {
  const { time, line, times, left, called } = game
  if (time.untimed) return times === undefined && left === undefined ? undefined : 'READINGS_WITHOUT_CLOCK'
  if (times === undefined || left === undefined) return 'CLOCK_WITHOUT_READINGS'
  if (times.length !== line.length) return 'READINGS_MISSING'
  const latest = startTimes(game)
  for (const [index, reading] of times.entries()) {
    const mover = line.sideToMoveAt(index)
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
export function leastSeconds(game: ClockRecord): number {
  const { line, times, left } = game
  if (times === undefined || left === undefined) return 0
  const latest = startTimes(game)
  let usedMs = 0
  for (const [index, reading] of times.entries()) {
    const mover = line.sideToMoveAt(index)
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
