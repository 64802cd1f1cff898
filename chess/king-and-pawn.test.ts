import { expect, it } from 'vitest'
import { pawnWins } from './king-and-pawn.ts'

it('wins as many placements as king and pawn against king is known to win', () => {
  let wins = 0
  for (let pawn = 8; pawn < 56; pawn++) {
    if ((pawn & 7) > 3) continue
    for (let white = 0; white < 64; white++) {
      for (let black = 0; black < 64; black++) {
        if (pawnWins(white, pawn, black, false)) wins++
        if (pawnWins(white, pawn, black, true)) wins++
      }
    }
  }
  expect(wins).toBe(111_282)
})

const square = (name: string): number => name.charCodeAt(0) - 97 + (Number(name[1]) - 1) * 8

it.each([
  ['key square held', 'd6', 'd5', 'd8', false, true],
  ['opposition lost', 'd4', 'd3', 'd6', false, false],
  ['opposition won', 'd4', 'd3', 'd6', true, true],
  ["rook's pawn, king in the corner", 'a6', 'a5', 'a8', false, false],
  ['on the other wing the same', 'h6', 'h5', 'h8', false, false],
  ['the pawn outruns the king', 'a1', 'h5', 'b5', false, true],
] as const)('%s', (_, white, pawn, black, blackToMove, wins) => {
  expect(pawnWins(square(white), square(pawn), square(black), blackToMove)).toBe(wins)
})
