import { describe, expect, it } from 'vitest'
import { moveTicks, timeAxis } from './time-axis.ts'

describe('the axis of thinking times', () => {
  it.each([
    [0, 2_000, 'seconds'],
    [3_100, 4_000, 'seconds'],
    [10_000, 10_000, 'seconds'],
    [31_000, 60_000, 'seconds'],
    [61_000, 120_000, 'minutes'],
    [25 * 60_000, 30 * 60_000, 'minutes'],
    [5 * 3_600_000, 6 * 3_600_000, 'minutes'],
  ])('for %d ms ends at %d and counts %s', (longest, topMs, unit) => {
    expect(timeAxis(longest)).toEqual({ topMs, unit })
  })
})

describe('the numbers of moves below a chart', () => {
  it.each([
    [1, 4, []],
    [1, 17, [5, 10, 15]],
    [1, 44, [10, 20, 30, 40]],
    [38, 61, [40, 45, 50, 55, 60]],
    [1, 130, [50, 100]],
  ])('from %d to %d are %j', (first, last, ticks) => {
    expect(moveTicks(first, last)).toEqual(ticks)
  })
})
