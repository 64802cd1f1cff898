/** The longest time on the axis, and the unit of its labels. */
export interface TimeAxis {
  readonly topMs: number
  readonly unit: 'seconds' | 'minutes'
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const TOPS = [
  ...[2, 4, 10, 20, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 4, 6, 10, 20, 30, 60, 120].map((minutes) => minutes * MINUTE),
]

/** A round top above the longest time, such that half of it is a whole number of its unit or half a minute. */
export function timeAxis(longestMs: number): TimeAxis {
  const topMs = TOPS.find((top) => top >= longestMs) ?? Math.ceil(longestMs / (120 * MINUTE)) * 120 * MINUTE
  return { topMs, unit: topMs < 2 * MINUTE ? 'seconds' : 'minutes' }
}

/** Numbers of full moves below a chart: every fifth, tenth or more, so that at most six are shown. */
export function moveTicks(first: number, last: number): readonly number[] {
  const step = [5, 10, 20, 50, 100].find((each) => (last - first) / each <= 6) ?? 200
  const ticks: number[] = []
  for (let number = Math.ceil(first / step) * step; number <= last; number += step) ticks.push(number)
  return ticks
}
