import { describe, expect, it } from 'vitest'
import { knownFen, positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { isSacrifice } from './sacrifice.ts'

function isSacrificeAt(fen: string, uci: string): boolean {
  const position = positionOfFen(knownFen(fen))
  return isSacrifice(position, afterMoves(position, readMoves(position, [uci])!))
}

describe('a sacrifice', () => {
  it.each([
    [
      'gives material that other moves keep',
      'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4',
      'c4f7',
    ],
    [
      'leaves a piece where it can be taken',
      '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 1',
      'b3b8',
    ],
  ])('%s', (_, fen, uci) => {
    expect(isSacrificeAt(fen, uci)).toBe(true)
  })

  it.each([
    [
      'what is lost in any case: the king leaves a skewer',
      '5b1r/rb2n1pp/1k3p2/p3pN2/1p4P1/P2PB3/1PP2P1P/R4RK1 b - - 0 20',
      'b6a6',
    ],
    ['a trade', 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'e4d5'],
  ])('is not %s', (_, fen, uci) => {
    expect(isSacrificeAt(fen, uci)).toBe(false)
  })
})
