import { expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { parseSquare } from '#chess/squares.ts'
import { refusalWords } from './refusal-words.ts'

const at = (name: string | undefined) => (name === undefined ? undefined : parseSquare(name))

it.each([
  ['an illegal target', 'g1', 'e5', 'The white knight on g1 cannot move to e5.'],
  ['an empty square', undefined, 'e4', 'There is no piece on e4.'],
  ['a piece of the other side', undefined, 'e7', 'The black pawn on e7 is not yours to move.'],
  ['the selected square, which lets go of the piece', 'g1', 'g1', undefined],
])('a press on %s is explained', (_, selected, square, words) => {
  expect(refusalWords(positionOf(START_FEN), at(selected), at(square)!)).toBe(words)
})
