import { describe, expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { opposite } from '#chess/types.ts'
import type { About, PawnEndingClaim } from './claim.ts'
import { reachesPawnEnding } from './pawn-ending.ts'
import { holds } from './proof.ts'

function claimOf(about: About, fen: string, text: string): PawnEndingClaim | undefined {
  const position = positionOf(fen)
  const winner = about === 'allowed' ? opposite(position.turn) : position.turn
  return reachesPawnEnding(about, position, readMoves(position, text.split(' '))!, winner)
}

describe('king and pawn against king is claimed', () => {
  it.each<[string, About, string, string, PawnEndingClaim['result'], proof: string]>([
    [
      'when the win is let go',
      'allowed',
      '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
      'e6d5 e8e7',
      'drawn',
      'e6d5 e8e7',
    ],
    [
      'when the draw is let go',
      'allowed',
      '8/3k4/8/4K3/4P3/8/8/8 b - - 0 1',
      'd7d8 e5d6',
      'won',
      'd7d8 e5d6',
    ],
    ['when a win was there', 'missed', '8/2k5/8/3K4/4P3/8/8/8 w - - 0 1', 'd5e6 c7d8', 'won', 'd5e6'],
    ['when a draw was there', 'missed', '8/3k4/8/4K3/4P3/8/8/8 b - - 0 1', 'd7e7 e5d5', 'drawn', 'd7e7'],
    [
      'when Black has the pawn',
      'allowed',
      '8/8/8/8/4p3/4k3/8/4K3 b - - 0 1',
      'e3d4 e1e2',
      'drawn',
      'e3d4 e1e2',
    ],
    [
      'when the last rooks are traded for a draw',
      'allowed',
      '8/4r3/3k4/4R3/4P3/4K3/8/8 w - - 0 1',
      'e5e7 d6e7',
      'drawn',
      'e5e7 d6e7',
    ],
  ])('%s', (_, about, fen, text, result, proof) => {
    const claim = claimOf(about, fen, text)!
    expect(claim).toMatchObject({ kind: 'pawn-ending', about, result })
    expect(claim.proof.moves.join(' ')).toBe(proof)
    expect(holds(claim)).toBe(true)
  })
})

describe('king and pawn against king is not told of', () => {
  it.each<[string, About, string, string]>([
    ['when the win stays', 'allowed', '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1', 'e6d6 e8d8'],
    ['when there is a pawn more', 'allowed', '4k3/8/4K3/4P3/8/8/P7/8 w - - 0 1', 'e6d5 e8e7'],
    [
      'when the other side chooses what it comes to',
      'missed',
      '8/8/2k5/3N4/8/2K5/1P6/8 w - - 0 1',
      'c3b3 c6d5',
    ],
  ])('%s', (_, about, fen, text) => {
    expect(claimOf(about, fen, text)).toBeUndefined()
  })
})
