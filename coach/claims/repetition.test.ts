import { expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { readMoves } from '#chess/line.ts'
import type { Fen } from '#chess/types.ts'
import { positionOf } from '#chess/samples.ts'
import { holds } from './proof.ts'
import type { About } from './claim.ts'
import { repeats } from './repetition.ts'

const QUEEN_AND_KING = knownFen('6k1/8/8/8/8/8/8/K2Q4 w - - 0 1')
/** The side with only a king is to move. */
const KING_AND_QUEEN = knownFen('K7/8/8/8/8/8/7k/3Q4 b - - 0 1')

it.each<[string, string, proof: string | undefined]>([
  ['comes again after four moves', 'd1d8 g8g7 d8d7 g7g8 d7d8 g8g7', 'd1d8 g8g7 d8d7 g7g8 d7d8'],
  ['does not come again', 'd1d8 g8g7 d8d7 g7g6 d7d8', undefined],
  ['is the one before the first move, which may be left for good', 'd1d2 g8g7 d2d1 g7g8', undefined],
  [
    'comes again only after more moves than anybody follows',
    'd1d8 g8g7 d8d7 g7g8 a1b1 g8f8 b1c1 f8g8 c1d1 g8f8 d1e1 f8g8 e1d1',
    undefined,
  ],
])('a position %s', (_, text, proof) => {
  const position = positionOf(QUEEN_AND_KING)
  const claim = repeats('missed', position, readMoves(position, text.split(' '))!)
  expect(claim?.proof.moves.join(' ')).toBe(proof)
  if (claim) expect(holds(claim)).toBe(true)
})

it.each<[About, Fen, string, isTold: boolean]>([
  ['missed', QUEEN_AND_KING, 'd1d8 g8g7 d8d7 g7g8 d7d8', true],
  ['missed', QUEEN_AND_KING, 'd1d2 g8g7 d2d1 g7g8 d1d2', false],
  ['allowed', KING_AND_QUEEN, 'h2g2 d1d2 g2g1 d2d1 g1g2 d1d2', true],
  ['allowed', KING_AND_QUEEN, 'h2g3 a8b8 g3g2 d1d2 g2g1 d2d1 g1g2 d1d2', true],
  ['allowed', KING_AND_QUEEN, 'h2g2 d1d2 g2g1 d2e2 g1h1 e2d2 h1g1 d2e2', false],
])(
  'a draw that was %s is told of only where each move of whoever draws is a check: %s %s',
  (about, fen, text, isTold) => {
    const position = positionOf(fen)
    const line = readMoves(position, text.split(' '))!
    expect(repeats(about, position, line) !== undefined).toBe(isTold)
  },
)

it('a proof without a repetition does not hold', () => {
  const proof = { start: QUEEN_AND_KING, moves: ['d1d8', 'g8g7'] }
  expect(holds({ kind: 'draw', about: 'missed', proof })).toBe(false)
})
