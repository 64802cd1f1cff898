import { expect, it } from 'vitest'
import type { RatedPuzzle } from '#content/puzzle-set.ts'
import { makePuzzleEntry, puzzleOfFailed, trainedOf } from './trained.ts'

const PUZZLE: RatedPuzzle = {
  id: 'uBfWK',
  fen: '6k1/5ppp/4p3/1r4P1/4PK1P/8/R2n4/8 b - - 0 40',
  moves: ['d2c4', 'a2a8', 'b5b8', 'a8b8'],
  rating: 440,
  deviation: 76,
  themes: ['backRankMate', 'mate', 'mateIn2'],
  openings: [],
}
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute))
const failed = (minute: number) => makePuzzleEntry(PUZZLE, 'rated', false, at(minute))
const solved = (minute: number) => makePuzzleEntry(PUZZLE, 'again', true, at(minute))

it.each([
  ['failed', [failed(1)], true],
  ['failed, and solved later', [failed(1), solved(2)], false],
  ['solved, and failed later', [solved(1), failed(2)], true],
  ['the same, told in another order', [failed(2), solved(1)], true],
])('a puzzle that was %s', (_, entries, isLeft) => {
  const trained = trainedOf(entries)
  expect(trained.failed.map(({ puzzle }) => puzzle)).toEqual(isLeft ? [PUZZLE.id] : [])
  expect(trained.met).toEqual(new Set([PUZZLE.id]))
  expect([trained.metIn(400), trained.metIn(500)]).toEqual([1, 0])
})

it('a failed puzzle can be shown again', () => {
  expect(puzzleOfFailed(trainedOf([failed(1)]).failed[0]!)).toEqual(PUZZLE)
})
