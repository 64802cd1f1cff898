import { describe, expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { opposite, type Color } from '#chess/types.ts'
import { keepsCastling, losesCastling } from './castling.ts'
import type { About, CastlingClaim } from './claim.ts'
import { holds } from './proof.ts'

const TRADE = 'r1b1kbnr/pp2pppp/8/1Bqp4/1n6/2N1PN2/PPPB1PPP/R2QK2R b KQkq - 3 7'
const OPEN_FILE = 'r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R2QK3 w Qkq - 0 1'

function claimOf(about: About, fen: string, text: string): CastlingClaim | undefined {
  const position = positionOf(fen)
  const winner = about === 'allowed' ? opposite(position.turn) : position.turn
  return losesCastling(about, position, readMoves(position, text.split(' '))!, winner)
}

describe('a lost right to castle is claimed', () => {
  it.each<[string, About, string, string, proof: string]>([
    ['when it has to take back', 'allowed', TRADE, 'c8d7 b5d7 e8d7 a2a3', 'c8d7 b5d7 e8d7'],
    ['when it gives way to a check', 'missed', OPEN_FILE, 'd1e2 e8f8', 'd1e2 e8f8'],
    [
      'when it moves by itself',
      'allowed',
      'r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R2QK2R b KQkq - 0 1',
      'e8f8 e1g1',
      'e8f8',
    ],
  ])('%s', (_, about, fen, text, proof) => {
    const claim = claimOf(about, fen, text)!
    expect(claim).toMatchObject({ kind: 'castling', about })
    expect(claim.proof.moves.join(' ')).toBe(proof)
    expect(holds(claim)).toBe(true)
  })
})

describe('a king that may not castle any more is not told of', () => {
  it.each<[string, About, string, string]>([
    ['when it castles', 'allowed', OPEN_FILE.replace(' w ', ' b '), 'e8g8 d1e2'],
    ['when it may still', 'missed', OPEN_FILE, 'd1d2 h7h6'],
    ['when it might not before', 'missed', OPEN_FILE.replace('Qkq', 'Q'), 'd1e2 e8f8'],
    ['when it moves although nothing checks it', 'missed', OPEN_FILE, 'd1d2 e8f8'],
    [
      'when it could have set something before it',
      'missed',
      'r3kb1r/ppp2ppp/8/8/8/8/PPP2PPP/R2QK3 w Qkq - 0 1',
      'd1e2 e8d8',
    ],
    ['when the queen goes off', 'missed', 'r2qk2r/ppp2ppp/8/8/8/8/PPP2PPP/R2QK3 w Qkq - 0 1', 'd1d8 e8d8'],
    [
      'when something was paid for it',
      'missed',
      'r3k2r/ppp2ppp/8/8/2B5/8/PPP2PPP/R2QK3 w Qkq - 0 1',
      'c4f7 e8f7',
    ],
    ['when a rook’s move took the right', 'allowed', 'r3k3/8/8/8/8/8/8/3QK3 b q - 0 1', 'a8a7 d1e2 e8d8'],
  ])('%s', (_, about, fen, text) => {
    expect(claimOf(about, fen, text)).toBeUndefined()
  })
})

it.each<[string, string, string, Color, boolean]>([
  ['castles in the line', OPEN_FILE, 'd1d2 e8g8', 'b', true],
  ['may castle after it', OPEN_FILE, 'd1d2 h7h6', 'b', true],
  ['has moved', OPEN_FILE, 'd1e2 e8f8', 'b', false],
])('a king keeps castling or does not when it %s', (_, fen, text, color, keeps) => {
  const position = positionOf(fen)
  expect(keepsCastling(position, readMoves(position, text.split(' '))!, color)).toBe(keeps)
})
