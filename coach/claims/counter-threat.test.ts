import { describe, expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { materialOf } from './material.ts'
import { withstandsThreats } from './counter-threat.ts'

describe('a gain withstands the other side’s threats', () => {
  it.each([
    ['if nothing is attacked', '4k3/8/8/8/8/8/4n3/R6K w - - 0 1', true],
    ['if one piece is attacked, which can move away', '4k3/8/8/8/8/2n5/8/R6K w - - 0 1', true],
    ['but not if a fork attacks two, with the winner to move', '6nk/6pp/8/8/8/2n5/8/1R1R3K w - - 0 1', false],
    [
      'but not if a fork is possible, with the other side to move',
      '6nk/6pp/8/3n4/8/8/8/1R1R3K b - - 0 1',
      false,
    ],
  ])('%s', (_, fen, withstands) => {
    const position = positionOf(fen)
    expect(withstandsThreats(position, 'w', materialOf(position, 'w'))).toBe(withstands)
  })
})
