import type { Color } from '#chess/types.ts'

/**
 * A chess clock as a value. Times come in as milliseconds of a clock that never jumps (`performance.now()`), and what is
 * left is always a difference of two of them: a tab that slept for a minute has lost a minute, no more and no less.
 */
export interface Clock {
  readonly leftMs: TimesMs
  /** The side whose time runs, and since when. Absent while the clock rests. */
  readonly running: { readonly color: Color; readonly sinceMs: number } | undefined
}

/** Milliseconds each side has left; Infinity in a game without a clock. */
export type TimesMs = Readonly<Record<Color, number>>

export const newClock = (minutes: number): Clock => restingClock({ w: minutes * 60_000, b: minutes * 60_000 })

export const restingClock = (leftMs: TimesMs): Clock => ({ leftMs, running: undefined })

/** What `color` has left at `atMs`, never below zero. */
export function leftAt(clock: Clock, color: Color, atMs: number): number {
  const { running } = clock
  const spentMs = running?.color === color ? Math.max(0, atMs - running.sinceMs) : 0
  return Math.max(0, clock.leftMs[color] - spentMs)
}

export const timesAt = (clock: Clock, atMs: number): TimesMs => ({
  w: leftAt(clock, 'w', atMs),
  b: leftAt(clock, 'b', atMs),
})

/** Lets `color`'s time run from `atMs`, or nobody's; what ran until then is paid for. */
export function runClock(clock: Clock, color: Color | undefined, atMs: number): Clock {
  if (clock.running?.color === color) return clock
  const leftMs = timesAt(clock, atMs)
  return { leftMs, running: color && { color, sinceMs: atMs } }
}

/** The side whose time is used up at `atMs`. Only the running side can lose its time. */
export function flaggedAt(clock: Clock, atMs: number): Color | undefined {
  const color = clock.running?.color
  return color && leftAt(clock, color, atMs) === 0 ? color : undefined
}

/** What a side that has just moved gains. */
export const withIncrement = (leftMs: TimesMs, color: Color, seconds: number): TimesMs => ({
  ...leftMs,
  [color]: leftMs[color] + seconds * 1000,
})

/** Under this, tenths of a second are shown. */
const TENTHS_BELOW_MS = 10_000

/** Until the text of the clock changes. */
export function untilNextText(leftMs: number): number {
  const step = leftMs <= TENTHS_BELOW_MS ? 100 : 1000
  return Math.ceil(leftMs % step || step)
}

/** `9:59`, `0:07.4`; rounded up, so that 0:00 is shown only when the time is gone. */
export function clockText(leftMs: number): string {
  if (leftMs === Infinity) return '∞'
  if (leftMs > 0 && leftMs < TENTHS_BELOW_MS) {
    const tenths = Math.ceil(leftMs / 100)
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`
  }
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * When a side is short of time, by the rule of Lichess's clocks: an eighth of what it began with, but ten seconds at least
 * and a minute at most; a fifth where it began with less than a minute, and two seconds at least.
 */
export const lowTimeMs = (baseMs: number): number =>
  Math.min(60_000, baseMs < 60_000 ? Math.max(2_000, baseMs * 0.2) : Math.max(10_000, baseMs * 0.125))

/** For those who hear it: "9 minutes 59 seconds". */
export function clockWords(leftMs: number): string {
  if (leftMs === Infinity) return 'no clock'
  const seconds = Math.ceil(leftMs / 1000)
  const parts = [plural(Math.floor(seconds / 60), 'minute'), plural(seconds % 60, 'second')]
  return parts.filter(Boolean).join(' ') || 'no time left'
}

const plural = (count: number, word: string): string =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`
