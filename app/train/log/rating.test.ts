import { describe, expect, it } from 'vitest'
import type { PuzzleEntry, TrainingEntry } from '#contract/training.ts'
import { ratingAfter, ratingAfterPuzzle, START_RATING } from './rating.ts'

const puzzle = (name: string, minute: number, more: Partial<PuzzleEntry> = {}): PuzzleEntry => ({
  kind: 'puzzle',
  id: `${minute}-${name}`,
  at: `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z`,
  mode: 'rated',
  puzzle: name,
  rating: 1400,
  deviation: 30,
  themes: [],
  isSolved: true,
  ...more,
})
const strength = (rating: number, minute: number): TrainingEntry => ({
  kind: 'strength',
  id: `s${minute}`,
  at: `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z`,
  rating,
})

describe('the puzzle rating', () => {
  it('is Glicko-2: one game of the example in Glickman’s paper', () => {
    // 1500 ± 200 beats 1400 ± 30; the expected values are computed by hand from the paper's formulas.
    const after = ratingAfterPuzzle(
      { ...START_RATING, deviation: 200 },
      { rating: 1400, deviation: 30, isSolved: true },
    )
    expect(after.rating).toBeCloseTo(1563.56, 1)
    expect(after.deviation).toBeCloseTo(175.4, 1)
  })

  it.each([
    ['nothing', [], 1500, 0],
    ['a strength that was chosen', [strength(900, 1)], 900, 0],
    [
      'a strength that was chosen anew before the first puzzle',
      [strength(900, 1), strength(1200, 2)],
      1200,
      0,
    ],
    ['puzzles of a choice', [puzzle('a', 1, { mode: 'chosen' })], 1500, 0],
    ['puzzles of a rush', [puzzle('a', 1, { mode: 'rush', isSolved: false })], 1500, 0],
    ['a failed one that was solved again', [puzzle('a', 1, { mode: 'again' })], 1500, 0],
  ] as const)('after %s', (_, entries, rating, puzzles) => {
    expect(ratingAfter(entries)).toMatchObject({ rating, puzzles })
  })

  it('rises with solved puzzles, falls with failed ones, and gets more certain with both', () => {
    const [up, down] = [true, false].map((isSolved) => ratingAfter([puzzle('a', 1, { isSolved })]))
    expect(up!.rating).toBeGreaterThan(1500)
    expect(down!.rating).toBeLessThan(1500)
    expect(up!.deviation).toBeLessThan(350)
    expect(down!.deviation).toBeLessThan(350)
  })

  it('counts a puzzle once, and a self-assessment only before the first', () => {
    const once = ratingAfter([puzzle('a', 1)])
    expect(ratingAfter([puzzle('a', 1), puzzle('a', 2), strength(600, 3)])).toEqual(once)
  })

  it('does not depend on the order of two devices’ entries', () => {
    const entries = [strength(1000, 0), puzzle('a', 1), puzzle('b', 2, { isSolved: false }), puzzle('c', 3)]
    expect(ratingAfter(entries.toReversed())).toEqual(ratingAfter(entries))
  })

  it('keeps a deviation of at least 45, so that it follows improvement', () => {
    const sure = { ...START_RATING, deviation: 45, volatility: 0.001 }
    expect(ratingAfterPuzzle(sure, { rating: 1500, deviation: 30, isSolved: true }).deviation).toBe(45)
  })
})
