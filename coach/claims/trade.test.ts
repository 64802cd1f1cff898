import { expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { holds } from './proof.ts'
import { tradesAll } from './trade.ts'

/** Ding against Gukesh, 2024, before the 55th move. */
const A_ROOK_AND_A_BISHOP_EACH = 'B7/8/4b3/4kp2/5Rp1/6P1/1r6/6K1 w - - 16 55'
const A_ROOK_EACH = '8/8/4k3/3r4/8/4P3/5K2/3R4 w - - 0 1'

it.each<[string, string, string, proof: string | undefined]>([
  [
    'ends with the last piece, one of which is offered first',
    A_ROOK_AND_A_BISHOP_EACH,
    'f4f2 b2f2 g1f2 e6d5 a8d5 e5d5 f2e3',
    'f4f2 b2f2 g1f2 e6d5 a8d5 e5d5',
  ],
  ['may be one of rooks', A_ROOK_EACH, 'd1d5 e6d5 f2f3', 'd1d5 e6d5'],
  ['is not told of while a piece is left', A_ROOK_AND_A_BISHOP_EACH, 'f4f2 b2f2 g1f2', undefined],
  [
    'is not told of where it comes late',
    A_ROOK_EACH,
    'f2e2 d5c5 e2f2 c5d5 f2e2 d5c5 d1d5 c5d5 e3e4',
    undefined,
  ],
  ['is none where there were only pawns', '8/8/4k3/3p4/8/4P3/5K2/8 w - - 0 1', 'f2f3 e6e5', undefined],
])('a trade of all pieces %s', (_, fen, text, proof) => {
  const position = positionOf(fen)
  const claim = tradesAll('allowed', position, readMoves(position, text.split(' '))!)
  expect(claim?.proof.moves.join(' ')).toBe(proof)
  if (claim) expect(holds(claim)).toBe(true)
})

it('a proof with a piece at its end, or with a move too many, does not hold', () => {
  const claim = tradesAll(
    'missed',
    positionOf(A_ROOK_EACH),
    readMoves(positionOf(A_ROOK_EACH), ['d1d5', 'e6d5'])!,
  )!
  for (const moves of [['d1d5'], ['d1d5', 'e6d5', 'f2f3']] as const)
    expect(holds({ ...claim, proof: { ...claim.proof, moves } })).toBe(false)
})
