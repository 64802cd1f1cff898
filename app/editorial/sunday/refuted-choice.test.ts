import { describe, expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { legalMoves } from '#chess/moves.ts'
import { makeUci } from '#chess/uci.ts'
import { findRefutedChoice } from './refuted-choice.ts'

describe('another move than the right one', () => {
  it.each([
    [
      'is mated by checks',
      '1rr3k1/6pp/4p3/p3Np2/3q1P2/2R3P1/PP3Q1P/4R1K1 b - - 1 29',
      'b8b2',
      { kind: 'mated', san: 'Rxb2', first: 'Rxc8+', within: 2 },
    ],
    [
      'is taken for less than it took',
      '4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1',
      'd1d5',
      { kind: 'taken', san: 'Qxd5', by: 'cxd5' },
    ],
    ['that loses nothing is not named', '4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1', 'd1d5', undefined],
    ['that trades piece for piece is not named', '3rk3/8/8/8/8/8/8/3RK3 w - - 0 1', 'd1d8', undefined],
  ])('%s', (_, fen, uci, found) => {
    const position = positionOf(fen)
    const choice = legalMoves(position).filter((move) => makeUci(move) === uci)
    expect(choice).toHaveLength(1)
    expect(findRefutedChoice(position, choice)).toEqual(found)
  })
})
