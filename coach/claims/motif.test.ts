import { describe, expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Motif } from './claim.ts'
import { explain } from './motif.ts'
import { winningLines } from '#coach/finding/winning-line.ts'

/** Puzzles from the Lichess database (CC0) with the themes that people assigned to them; the first move is the opponent's. */
const PUZZLES: [id: string, motif: Motif, fen: string, moves: string, victim: string][] = [
  ['5gT0A', 'fork', '8/p3k2p/1p4p1/2pP2Nn/2P2P2/P2B1K2/1P4b1/8 w - - 2 33', 'f3g2 h5f4 g2f3 f4d3', 'd3'],
  ['0xRjt', 'pin', '1r3rk1/p5pp/8/7q/4R3/3B2PP/P1PQ1PK1/b7 b - - 1 23', 'h5d5 d3c4 d5c4 e4c4', 'd5'],
  ['4rnk0', 'skewer', '2k2r2/Rp4p1/4p2p/3pP3/1n1P4/4BNbP/6P1/6K1 b - - 0 30', 'g7g5 a7a8 c8d7 a8f8', 'f8'],
  ['1qgS6', 'skewer', '2k3r1/R6p/2pp4/8/4P3/1P2n1P1/P1P4P/7K b - - 0 30', 'h7h5 a7a8 c8c7 a8g8', 'g8'],
  [
    'Bb6HG',
    'discovered-attack',
    'r2r2k1/1pp2ppp/2b5/p7/8/2PB1P2/2PR2PP/2KR4 b - - 1 19',
    'a5a4 d3h7 g8h7 d2d8',
    'd8',
  ],
  [
    'thOL6',
    'discovered-attack',
    '3r1rk1/p4p1p/2p2p2/4p3/3bP3/2N5/PP3PPP/3R1RK1 w - - 0 18',
    'd1d3 d4f2 f1f2 d8d3',
    'd3',
  ],
  [
    '8XwUf',
    'removed-defender',
    'r2q1rk1/ppp2pp1/2np3p/4p1N1/4P1b1/2NP4/PPPQBPPP/1K1R3R b - - 0 11',
    'd8g5 d2g5 h6g5 e2g4',
    'g4',
  ],
  ['kAWiy', 'promotion', '8/6K1/4bP1P/8/8/1k6/8/2b5 b - - 0 66', 'c1b2 h6h7 e6f5 h7h8q', 'h8'],
]

describe('a line that wins material is explained by', () => {
  it.each(PUZZLES)('puzzle %s: %s', (_, motif, fen, text, victim) => {
    const position = positionOf(fen)
    const [first, ...line] = readMoves(position, text.split(' '))!
    position.make(first!)
    const winner = position.turn
    const [won] = winningLines(position, line, winner)
    const explanation = explain(position, won!.moves, winner)!
    expect(explanation.motif).toBe(motif)
    expect(makeSquare(explanation.victim.square)).toBe(victim)
  })

  it('an undefended piece', () => {
    const position = positionOf('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1')
    const line = readMoves(position, ['d1d5'])!
    expect(explain(position, line, 'w')).toMatchObject({ motif: 'hanging-piece', key: 0 })
  })

  it('a guard that is pinned and guards nothing', () => {
    const position = positionOf('4k3/2n1r3/8/B7/8/8/4R3/4K3 w - - 0 1')
    const line = readMoves(position, ['a5c7'])!
    expect(explain(position, line, 'w')).toMatchObject({ motif: 'pin' })
  })

  it('a capture if the victim arrived by the reply: no piece had aimed at it before', () => {
    const position = positionOf('r1b1kbnr/pppp1Npp/8/8/2BnP3/8/PPPP1PqP/RNBQKR2 b Qkq - 1 6')
    const line = readMoves(position, ['g2e4', 'd1e2', 'd4e2', 'c4e2'])!
    expect(explain(position, line, 'b')).toMatchObject({ key: 2, victim: { role: 'q' } })
  })

  it('a trap only if the piece is the loser’s, and not one that the loser has just put in place of the winner’s', () => {
    // After Bxe2 the rook on f1 is White's; Black's takes it there and is taken back.
    const position = positionOf('r4r1k/3p2p1/p1b1q2p/1p6/7Q/P2BP3/2P1n1PP/R4RK1 w - - 1 25')
    const line = readMoves(position, ['d3e2', 'f8f1', 'a1f1'])!
    expect(explain(position, line, 'w')?.motif).not.toBe('trapped-piece')
  })

  it('no lack of a defender if a rook takes back from behind the one that took', () => {
    const position = positionOf('8/3Q1pk1/5pp1/1pqr3p/p6P/P1P2P2/1P4P1/1K1RR3 b - - 0 29')
    const line = readMoves(position, ['d5d7'])!
    expect(explain(position, line, 'b')?.motif).toBe('exchange')
  })

  it('a bishop without a safe square', () => {
    const position = positionOf('4k3/8/8/8/5p2/6p1/5PPb/5RK1 w - - 0 1')
    const line = readMoves(position, ['g1h1', 'g3f2', 'h1h2'])!
    expect(explain(position, line, 'w')?.motif).toBe('trapped-piece')
  })

  it('neither a trap nor a deflection if the king answers the check and keeps the piece guarded', () => {
    // After Nd4+ the knight on f3 cannot move, and Ke3 guards it as Ke2 did.
    const position = positionOf('r3kb1r/ppp1pppp/2n5/8/6b1/5NP1/PPPPKPBP/R1B4R b kq - 0 9')
    const line = readMoves(position, ['c6d4', 'e2d1', 'd4f3'])!
    expect(['trapped-piece', 'deflection']).not.toContain(explain(position, line, 'b')?.motif)
  })
})
