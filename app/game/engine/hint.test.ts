import { describe, expect, it } from 'vitest'
import { positionFromFen, START_FEN } from '#chess/fen.ts'
import type { Score } from '#engine/protocol.ts'
import { hintSteps } from './hint.ts'

const EVEN: Score = { type: 'centipawns', value: 10 }
const steps = (fen: string, move: string, score: Score = EVEN) => {
  const position = positionFromFen(fen)
  if (!position.ok) throw new Error(position.error)
  return hintSteps(position.value, { score, moves: [move] })
}

describe('a hint', () => {
  it('tells the idea, then the piece, then the move, and marks no more than it tells', () => {
    const [idea, piece, move] = steps(START_FEN, 'g1f3')
    expect(idea).toEqual({ text: 'One of your pieces could stand better.', marks: [] })
    expect(piece).toMatchObject({ text: 'Look at the knight on g1.', marks: [{ from: 6, to: 6 }] })
    expect(move).toMatchObject({ text: 'Knight from g1 to f3.', marks: [{ from: 6, to: 21 }] })
  })

  it.each<[string, string, Score, RegExp]>([
    ['7k/8/6K1/8/8/8/8/1Q6 w - - 0 1', 'b1b8', { type: 'mate', moves: 1 }, /forced mate/],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', EVEN, /king/],
    ['r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7b8n', EVEN, /become more/],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'h1h8', EVEN, /taken with check/],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', EVEN, /a check/],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', EVEN, /can be taken/],
    ['4k3/8/8/8/8/8/4q3/4K2R w - - 0 1', 'e1e2', EVEN, /can be taken/],
    ['4r1k1/8/8/8/8/8/8/4K3 w - - 0 1', 'e1d1', EVEN, /in check/],
    [START_FEN, 'e2e4', EVEN, /pawn/],
  ])('in %s with %s begins with an idea', (fen, move, score, idea) => {
    expect(steps(fen, move, score)[0]!.text).toMatch(idea)
  })

  it('says nothing about a move that is not legal', () => {
    expect(steps(START_FEN, 'e2e5')).toEqual([])
  })
})
