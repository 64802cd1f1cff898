import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { parseUci } from '#chess/uci.ts'
import { hintSteps } from './hint.ts'

const steps = (fen: string, uci: string, isMate = false) => {
  const position = positionOf(fen)
  const move = parseUci(position, uci)
  if (!move.ok) throw new Error(move.error)
  return hintSteps(position, move.value, isMate)
}

describe('a hint', () => {
  it('gives the idea, then the piece, then the move, and marks no more than its words say', () => {
    const [idea, piece, move] = steps(START_FEN, 'g1f3')
    expect(idea).toEqual({ text: 'One of your pieces could stand better.', marks: [] })
    expect(piece).toMatchObject({ text: 'Look at the knight on g1.', marks: [{ from: 6, to: 6 }] })
    expect(move).toMatchObject({ text: 'Move the knight on g1 to f3.', marks: [{ from: 6, to: 21 }] })
  })

  it.each<[string, string, RegExp]>([
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', /king/],
    ['r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7b8n', /become more/],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'h1h8', /taken with check/],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', /a check/],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', /can be taken/],
    ['4k3/8/8/8/8/8/4q3/4K2R w - - 0 1', 'e1e2', /can be taken/],
    ['4r1k1/8/8/8/8/8/8/4K3 w - - 0 1', 'e1d1', /in check/],
    [START_FEN, 'e2e4', /pawn/],
  ])('in %s with %s begins with an idea', (fen, move, idea) => {
    expect(steps(fen, move)[0]!.text).toMatch(idea)
  })

  it('begins with the mate if there is one', () => {
    expect(steps('7k/8/6K1/8/8/8/8/1Q6 w - - 0 1', 'b1b8', true)[0]!.text).toMatch(/forced mate/)
  })
})
