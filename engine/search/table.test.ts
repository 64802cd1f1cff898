import { expect, it } from 'vitest'
import { MATE } from '#engine/score.ts'
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, Table } from './table.ts'

const KIB = 1 << 10

it('gives back what was stored, and nothing for another position', () => {
  const table = new Table(64 * KIB)
  table.store(12, 34, 0, 5, BOUND_EXACT, -77, 18, 4242)
  const entry = table.find(12, 34)
  expect([table.depth(entry), table.bound(entry), table.score(entry, 0)]).toEqual([5, BOUND_EXACT, -77])
  expect([table.evaluation(entry), table.move(entry)]).toEqual([18, 4242])
  expect(table.find(12, 35)).toBe(-1)
  expect(table.find(13, 34)).toBe(-1)
})

it('counts mates from the position they were found in', () => {
  const table = new Table(64 * KIB)
  table.store(1, 2, 4, 3, BOUND_EXACT, MATE - 7, 0, 0)
  expect(table.score(table.find(1, 2), 10)).toBe(MATE - 13)
  table.store(1, 2, 4, 3, BOUND_EXACT, -(MATE - 7), 0, 0)
  expect(table.score(table.find(1, 2), 10)).toBe(-(MATE - 13))
})

it('keeps the best move known when a later search finds none', () => {
  const table = new Table(64 * KIB)
  table.store(1, 2, 0, 3, BOUND_LOWER, 50, 0, 99)
  table.store(1, 2, 0, 4, BOUND_UPPER, 10, 0, 0)
  expect(table.move(table.find(1, 2))).toBe(99)
})

it('forgets everything when cleared, and old searches when it needs the room', () => {
  const table = new Table(64 * KIB)
  table.store(0, 1, 0, 20, BOUND_EXACT, 1, 0, 1)
  table.age()
  table.store(0, 2, 0, 1, BOUND_EXACT, 2, 0, 2)
  expect(table.find(0, 1)).toBe(-1)
  expect(table.find(0, 2)).not.toBe(-1)
  table.clear()
  expect(table.find(0, 2)).toBe(-1)
})
