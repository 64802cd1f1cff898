import type { Color } from '#chess/types.ts'

/**
 * A chess clock as an immutable value. Its times are monotonic (`performance.now()`), and remaining time is computed from
 * their difference, so a tab that slept for a minute has lost exactly a minute.
 */
export interface Clock {
  readonly leftMs: TimesMs
  /** The side whose time runs, and its start. Undefined while the clock is stopped. */
  readonly running: { readonly color: Color; readonly sinceMs: number } | undefined
}

/** Remaining milliseconds of each side; Infinity in a game without a clock. */
export type TimesMs = Readonly<Record<Color, number>>

export const newClock = (minutes: number): Clock => restingClock({ w: minutes * 60_000, b: minutes * 60_000 })

export const restingClock = (leftMs: TimesMs): Clock => ({ leftMs, running: undefined })

/** Remaining milliseconds at `atMs`, at least 0. */
export function remainingAt(clock: Clock, color: Color, atMs: number): number {
  const { running } = clock
  const spentMs = running?.color === color ? Math.max(0, atMs - running.sinceMs) : 0
  return Math.max(0, clock.leftMs[color] - spentMs)
}

export const timesAt = (clock: Clock, atMs: number): TimesMs => ({
  w: remainingAt(clock, 'w', atMs),
  b: remainingAt(clock, 'b', atMs),
})

/** Charges the running side, then starts the time of `color`, or stops the clock if it is undefined. */
export function runClock(clock: Clock, color: Color | undefined, atMs: number): Clock {
  if (clock.running?.color === color) return clock
  const leftMs = timesAt(clock, atMs)
  return { leftMs, running: color && { color, sinceMs: atMs } }
}

/** The running side if its time is used up. */
export function flaggedAt(clock: Clock, atMs: number): Color | undefined {
  const color = clock.running?.color
  return color && remainingAt(clock, color, atMs) === 0 ? color : undefined
}

/** Adds the increment after a move. */
export const withIncrement = (leftMs: TimesMs, color: Color, seconds: number): TimesMs => ({
  ...leftMs,
  [color]: leftMs[color] + seconds * 1000,
})

/** Below this the clock shows tenths of a second. */
const TENTHS_BELOW_MS = 10_000

/** Milliseconds until the text of the clock changes. */
export function untilNextText(leftMs: number): number {
  const step = leftMs <= TENTHS_BELOW_MS ? 100 : 1000
  return Math.ceil(leftMs % step || step)
}

/** `9:59`, `0:07.4`, `1:30:00`; rounded up, so that 0:00 appears only when the time is used up. */
export function clockText(leftMs: number): string {
  if (leftMs === Infinity) return '∞'
  if (leftMs > 0 && leftMs < TENTHS_BELOW_MS) {
    const tenths = Math.ceil(leftMs / 100)
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`
  }
  const seconds = Math.ceil(leftMs / 1000)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}

/**
 * The threshold for low time, as in Lichess's clocks: an eighth of the initial time, from ten seconds to a minute. If the
 * initial time is below a minute, a fifth of it, at least two seconds.
 */
export const lowTimeMs = (baseMs: number): number =>
  Math.min(60_000, baseMs < 60_000 ? Math.max(2_000, baseMs * 0.2) : Math.max(10_000, baseMs * 0.125))
