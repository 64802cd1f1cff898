import { expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import { hashOf } from '#matches/openings.ts'
import { openingMovesOf } from './opening-moves.tsx'

const lineOf = (...moves: readonly string[]) => {
  const line = readLine(START_FEN, moves, parseUci)
  if (!line.ok) throw new Error('The line is not legal.')
  return line.value
}
const keyOf = (...moves: readonly string[]) => hashOf(lineOf(...moves).positionAt())
const table = (rows: readonly (readonly [key: string, text: string])[]) =>
  rows
    .map(([key, text]) => `${key} ${text}\n`)
    .toSorted()
    .join('')

const NAMES = table([
  [keyOf('e2e4'), "B00 King's Pawn Game"],
  [keyOf('e2e4', 'c7c5'), 'B20 Sicilian Defense'],
  [keyOf('e2e4', 'c7c5', 'g1f3'), 'B27 Sicilian Defense: Open'],
])
const POPULAR = table([
  [keyOf(), 'e2e4:60 d2d4:25'],
  [keyOf('e2e4', 'c7c5'), 'g1f3:55 e1e3:10'],
])
const shown = (...moves: readonly string[]) =>
  openingMovesOf(lineOf(...moves), NAMES, POPULAR).map(({ san, share, name }) => [san, share, name])

it('lists the popular moves with their share and the opening that they lead to', () => {
  expect(shown()).toEqual([
    ['e4', 60, "King's Pawn Game"],
    ['d4', 25, undefined],
  ])
})

it('names only what a move adds to the opening, and skips moves that are not legal', () => {
  expect(shown('e2e4', 'c7c5')).toEqual([['Nf3', 55, 'Open']])
})

it('has nothing for positions that few games reach', () => {
  expect(shown('e2e4')).toEqual([])
})
