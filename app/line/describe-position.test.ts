import { expect, it } from 'vitest'
import { describePosition } from './describe-position.ts'

it.each([
  ['8/8/8/4k3/8/8/4P3/4K3 w - - 0 1', 'White: king e1, pawn e2. Black: king e5. White to move.'],
  [
    '6k1/5ppp/8/8/8/8/5PPP/R2R2K1 b - - 0 1',
    'White: king g1, rooks a1 and d1, pawns f2, g2 and h2. Black: king g8, pawns f7, g7 and h7. Black to move.',
  ],
])('says %s in words', (fen, words) => {
  expect(describePosition(fen)).toBe(words)
})

it('names no side to move when the game is over', () => {
  expect(describePosition('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1', true)).toBe(
    'White: king g1, rook a8. Black: king g8, pawns f7, g7 and h7.',
  )
})
