import { expect, it } from 'vitest'
import type { PuzzleEntry } from '#contract/training.ts'
import { ratingAfter } from '../log/rating.ts'
import { ratingChanges, signed, solvedInARow } from './session.ts'

const tried = (minute: number, isSolved: boolean, mode: PuzzleEntry['mode'] = 'rated'): PuzzleEntry => ({
  kind: 'puzzle',
  id: `entry ${minute}`,
  at: `2026-11-22T10:0${minute}:00.000Z`,
  mode,
  puzzle: `puzzle ${minute}`,
  rating: 1500,
  deviation: 80,
  themes: [],
  isSolved,
})

it.each([
  ['no puzzle', [], 0],
  ['only solved ones', [tried(1, true), tried(2, true)], 2],
  ['one failed before two solved', [tried(1, false), tried(2, true), tried(3, true)], 2],
  ['the last one failed', [tried(1, true), tried(2, false)], 0],
  ['entries out of order', [tried(3, true), tried(1, true), tried(2, false)], 1],
] as const)('counts the puzzles solved in a row: %s', (_, entries, row) => {
  expect(solvedInARow(entries)).toBe(row)
})

it('lists what each rated puzzle did to the rating, which adds up to the rating', () => {
  const strength = { kind: 'strength', id: 's', at: '2026-11-22T09:00:00.000Z', rating: 900 } as const
  const entries = [strength, tried(1, true), tried(2, false), tried(3, true, 'chosen')]
  const changes = ratingChanges(entries)
  expect([...changes.keys()]).toEqual([entries[1]!.at, entries[2]!.at])
  const [up, down] = [...changes.values()] as [number, number]
  expect([up > 0, down < 0]).toEqual([true, true])
  expect(900 + up + down).toBe(Math.round(ratingAfter(entries).rating))
})

it('writes changes with their sign', () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(['+12', '−8', '+0'])
})
