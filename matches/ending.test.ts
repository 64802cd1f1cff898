import { describe, expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { endingOf, type DeclaredEnd, type Ending } from './ending.ts'

const ROOK = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1'

describe('a declared end', () => {
  it.each<[string, DeclaredEnd, string, Ending]>([
    ['by agreement is a draw', { reason: 'agreement' }, ROOK, { reason: 'agreement', winner: undefined }],
    [
      'by resignation is won by the other side',
      { reason: 'resignation', color: 'w' },
      ROOK,
      { reason: 'resignation', winner: 'b' },
    ],
    [
      'by time is won by who could mate',
      { reason: 'timeout', color: 'b' },
      ROOK,
      { reason: 'timeout', winner: 'w' },
    ],
    [
      'by time is a draw against a bare king',
      { reason: 'timeout', color: 'w' },
      ROOK,
      { reason: 'timeout-without-mating-material', winner: undefined },
    ],
    [
      'by leaving is won by who stayed',
      { reason: 'abandonment', color: 'b' },
      ROOK,
      { reason: 'abandonment', winner: 'w' },
    ],
    [
      'by leaving is a draw against a bare king',
      { reason: 'abandonment', color: 'w' },
      ROOK,
      { reason: 'abandonment', winner: undefined },
    ],
    [
      'by leaving is a draw where who stayed is content with it',
      { reason: 'abandonment', color: null },
      ROOK,
      { reason: 'abandonment', winner: undefined },
    ],
  ])('%s', (_, declared, fen, ending) => {
    expect(endingOf(declared, positionOf(fen))).toEqual(ending)
  })
})
