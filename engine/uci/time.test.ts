import { expect, it } from 'vitest'
import { softAfter, timeFor } from './time.ts'

it.each([
  { left: 600_000, increment: 0, movesToGo: undefined },
  { left: 60_000, increment: 1000, movesToGo: undefined },
  { left: 5000, increment: 0, movesToGo: 1 },
  { left: 120, increment: 0, movesToGo: undefined },
  { left: 1, increment: 5000, movesToGo: undefined },
])('never takes more than it has: %o', (clock) => {
  const { soft, hard } = timeFor(clock)
  expect(soft).toBeLessThanOrEqual(hard)
  expect(hard).toBeLessThan(Math.max(1, clock.left))
  expect(soft).toBeGreaterThan(0)
})

it('takes longer when it has more', () => {
  const soft = (left: number, increment = 0) => timeFor({ left, increment, movesToGo: undefined }).soft
  expect(soft(60_000)).toBeGreaterThan(soft(10_000))
  expect(soft(60_000, 2000)).toBeGreaterThan(soft(60_000))
})

it('thinks longer while the best move changes, and never beyond the hard limit', () => {
  const budget = { soft: 100, hard: 150 }
  const limits = [0, 1, 2, 3, 4, 5, 6].map((iterations) => softAfter(budget, iterations))
  expect(limits).toEqual([...limits].sort((a, b) => b - a))
  expect(limits[0]).toBe(150)
  expect(limits[6]).toBeLessThan(100)
})
