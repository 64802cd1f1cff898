import { describe, expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { parseSquare } from '#chess/squares.ts'
import type { About, ThreatClaim } from '#coach/claims/claim.ts'
import { holds } from '#coach/claims/proof.ts'
import { threatens, threatensAsMuch } from './threat.ts'

const BISHOP_OUT = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2P2N2/PP1P1PPP/RNBQKB1R b KQkq - 0 3'
const KNIGHT_OUT = 'r1bq1rk1/2p2ppp/p1np1n2/1pb1p1N1/4P3/1BN5/PPPP1PPP/R1BQ1RK1 b - - 3 9'
const OPEN = 'r1bq1rk1/2p2ppp/p1np1n2/1pb1p3/4P3/1BN2N2/PPPP1PPP/R1BQ1RK1 w - - 2 9'

function claimOf(about: About, fen: string, text: string): ThreatClaim | undefined {
  const position = positionOf(fen)
  return threatens(about, position, readMoves(position, text.split(' '))!)
}

describe('a move threatens', () => {
  it.each<[string, About, string, string, threat: string, Partial<ThreatClaim>]>([
    [
      'the piece that was just moved',
      ...(['allowed', BISHOP_OUT, 'f8c5 d2d4', 'd4c5'] as const),
      { prize: { gain: 300, won: ['b'], lost: [] }, chased: { role: 'b', square: parseSquare('c5')! } },
    ],
    [
      'a piece that stood there, for less',
      ...(['allowed', OPEN, 'f3g5 c8g4', 'g4d1 c3d1'] as const),
      { prize: { gain: 600, won: ['q'], lost: ['b'] }, chased: undefined },
    ],
    [
      'a piece that it might have attacked',
      ...(['missed', KNIGHT_OUT, 'c8g4', 'g4d1 c3d1'] as const),
      { prize: { gain: 600, won: ['q'], lost: ['b'] }, chased: undefined },
    ],
    [
      'mate',
      ...(['allowed', '5rk1/p4ppp/8/8/8/8/2B5/3Q2K1 b - - 0 1', 'a7a6 d1d3', 'd3h7'] as const),
      { prize: 'mate', chased: undefined },
    ],
    [
      'a new queen',
      ...(['missed', '8/8/1P6/8/6k1/8/8/K7 w - - 0 1', 'b6b7', 'b7b8q'] as const),
      { prize: { gain: 800, won: ['q'], lost: ['p'] }, chased: undefined },
    ],
  ])('%s', (_, about, fen, text, threat, expected) => {
    const claim = claimOf(about, fen, text)!
    expect(claim).toMatchObject({ kind: 'threat', about, ...expected })
    expect(claim.proof.moves.join(' ')).toBe(text)
    expect(claim.threat.moves.join(' ')).toBe(threat)
    expect(holds(claim)).toBe(true)
  })

  it.each<[string, About, string, string]>([
    ['nothing', 'missed', OPEN, 'h2h3'],
    ['no more than a pawn', 'missed', '4k3/2p5/8/8/8/8/8/R3K3 w - - 0 1', 'a1c1'],
    ['what it takes', 'missed', '4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1', 'e4d5'],
    ['what can only be answered in check', 'missed', 'r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1', 'b5c7'],
    ['what could be taken before it', 'missed', '4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1', 'e1e2'],
    ['mate that was there before it', 'missed', '6k1/5ppp/8/8/8/8/5PPP/1R2R1K1 w - - 0 1', 'b1b7'],
    ['a trade, which both sides may make', 'missed', '3q2k1/5ppp/8/8/8/8/5PPP/1Q4K1 w - - 0 1', 'b1d1'],
    ['a piece whose side can take something itself', 'missed', '4k3/8/8/3r4/8/2P5/3N4/7K w - - 0 1', 'c3c4'],
  ])('%s is no threat', (_, about, fen, text) => {
    expect(claimOf(about, fen, text)).toBeUndefined()
  })

  it.each<[string, string, boolean]>([
    ['comes about by another move too', 'c8d7 a2a3 d7g4', true],
    ['does not by one that does nothing', 'c8e6', false],
  ])('as much, where the threat %s', (_, text, expected) => {
    const position = positionOf(KNIGHT_OUT)
    const claim = threatens('missed', position, readMoves(position, ['c8g4'])!)!
    expect(threatensAsMuch(position, readMoves(position, text.split(' '))!, claim)).toBe(expected)
  })
})

describe('a threat does not hold', () => {
  const claim = claimOf('allowed', BISHOP_OUT, 'f8c5 d2d4')!
  it.each<[string, Partial<ThreatClaim>]>([
    ['from another position', { threat: { ...claim.threat, start: claim.proof.start } }],
    ['without a move', { threat: { ...claim.threat, moves: [] } }],
    ['for more than it wins', { prize: { gain: 400, won: ['b', 'p'], lost: [] } }],
    ['for mate where there is none', { prize: 'mate' }],
  ])('%s', (_, change) => {
    expect(holds({ ...claim, ...change })).toBe(false)
  })
})
