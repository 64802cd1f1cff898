import { describe, expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { opposite } from '#chess/types.ts'
import { aheadIn, byBestPlay } from './best-play.ts'
import type { About, MaterialClaim } from '#coach/claims/claim.ts'
import { holds } from '#coach/claims/proof.ts'

const KNIGHT_TOWARDS_PAWN = '4k3/7p/8/3p4/8/8/P3N3/4K3 w - - 0 1'
const WITH_ROOKS = '4k2r/7p/8/3p4/8/8/P3N3/R3K3 w - - 0 1'
const PAWN_TAKEN_LATER = 'e2f4 e8f7 f4d5 f7g6'

function claimOf(about: About, fen: string, text: string): MaterialClaim | undefined {
  const position = positionOf(fen)
  const winner = about === 'allowed' ? opposite(position.turn) : position.turn
  return byBestPlay(about, position, readMoves(position, text.split(' '))!, winner)
}

/** Positions from people's games, with the engine's lines. The last ones are constructed. */
describe('by best play is claimed', () => {
  it.each<[string, About, string, string, Partial<MaterialClaim>, proof: string]>([
    [
      'a pawn that the next move but one takes',
      'allowed',
      'r4r2/pp3pkp/2p1p1p1/8/6N1/2N2KP1/PP4B1/3R4 b - - 2 27',
      'b7b5 g4e5 f8d8 e5c6 d8d1 c3d1 a7a5 f3e3 a8c8 d1f2 h7h5 g2f3 c8c7 c6a5',
      { gain: 100, won: ['p'], lost: [], key: 3 },
      'b7b5 g4e5 f8d8 e5c6',
    ],
    [
      'a line that a pawn opens, whatever takes the pawn',
      'allowed',
      'r3k2r/pbqnn3/1p2p2p/2ppP1p1/3P2P1/2Q3B1/PPP4P/2KR1BNR w kq - 2 16',
      'd4c5 d5d4 c3d4 b7h1 d4d6 c7d6 c5d6 e7d5 f1b5 e8c8 a2a4 d5f4 g1h3 h1b7 h3f4 g5f4 g3f4',
      { gain: 300, won: ['r'], lost: ['p', 'p'], key: 3 },
      'd4c5 d5d4 c3d4 b7h1',
    ],
    [
      'a new queen',
      'allowed',
      'r5k1/4bppp/p1Pp4/2p2P2/P3n3/4B2P/6P1/1R3RK1 b - - 0 27',
      'e7f6 c6c7 g7g6 b1b8 a8b8 c7b8q g8g7 f1f3 g6f5 f3f5',
      { gain: 800, won: ['q'], lost: ['p'], key: 5 },
      'e7f6 c6c7 g7g6 b1b8 a8b8 c7b8q g8g7',
    ],
    [
      'a pawn that could have been had',
      'missed',
      WITH_ROOKS,
      PAWN_TAKEN_LATER,
      { gain: 100, won: ['p'], lost: [], key: 2 },
      'e2f4 e8f7 f4d5',
    ],
  ])('%s', (_, about, fen, text, expected, proof) => {
    const claim = claimOf(about, fen, text)!
    expect(claim).toMatchObject({ ...expected, about, motif: 'best-play' })
    expect(claim.proof.moves.join(' ')).toBe(proof)
    expect(holds(claim)).toBe(true)
  })
})

describe('by best play is not told', () => {
  it.each<[string, About, string, string]>([
    ['a line that wins nothing', 'missed', WITH_ROOKS, 'e2c3 d5d4 c3e4 e8e7'],
    ['a pawn in an ending of minor pieces', 'missed', KNIGHT_TOWARDS_PAWN, PAWN_TAKEN_LATER],
    [
      'a pawn that is given back',
      'missed',
      '4k2r/8/8/3p4/8/8/P3N3/R3K3 w - - 0 1',
      'e2f4 h8h7 f4d5 h7a7 a1b1 a7a2',
    ],
    [
      'what comes after more than seven half-moves',
      'missed',
      WITH_ROOKS,
      'e2c3 e8e7 e1d2 e7e6 d2e2 e6e7 e2d2 e7d8 c3d5 d8d7',
    ],
    [
      'a pawn that moves to where it is taken',
      'allowed',
      '8/5pk1/p7/3R2pP/2R5/7n/r7/4K3 b - - 2 55',
      'f7f6 d5d8 g5g4 c4g4 h3g5 g4c4 g5f3 e1d1 g7h6 d8h8 h6g5 c4c7 a2h2 c7g7 g5f4 h5h6 h2h1 d1c2 f3g5 g7a7 h1h3 c2d2 g5f3 d2c1 f3e5 a7a6 f6f5',
    ],
    [
      'a rook that gives itself up, although nothing makes it',
      'missed',
      'rnb2rk1/pp4pp/2p1pq2/3p4/2PP4/5N2/PPQ2PPP/R3KB1R w KQ - 0 11',
      'f1d3 f6h6 e1g1 f8f3 g2f3 b8d7 a1e1 d7f6 e1e5 f6h5 c4d5 h5f4 d5c6 h6h3',
    ],
  ])('%s', (_, about, fen, text) => {
    expect(claimOf(about, fen, text)).toBeUndefined()
  })
})

it.each([
  ['w', 100],
  ['b', 0],
] as const)('what is ahead at the end of a line is counted for %s', (color, ahead) => {
  const position = positionOf(WITH_ROOKS)
  expect(aheadIn(position, readMoves(position, PAWN_TAKEN_LATER.split(' '))!, color)).toBe(ahead)
})
