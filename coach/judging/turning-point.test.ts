import { describe, expect, it } from 'vitest'
import type { Color } from '#chess/types.ts'
import type { MoveClass } from './move-class.ts'
import type { MoveReview } from '#coach/review/review.ts'
import { turningPointOf } from './turning-point.ts'

/** A move with White's centipawns before it, and the chances that it gives away. */
const move = (moveClass: MoveClass, centipawns: number, loss: number, color: Color = 'w'): MoveReview => ({
  ...{ color, move: 'e2e4', san: 'e4', moveClass, loss, claim: undefined },
  before: { type: 'centipawns', value: centipawns },
  after: { type: 'centipawns', value: 0 },
  best: { move: 'd2d4', san: 'd4' },
})

describe('the turning point', () => {
  it.each<[string, readonly MoveReview[], number | undefined]>([
    ['is absent without a mistake', [move('good', 0, 4), move('inaccuracy', 0, 9)], undefined],
    ['is the dearest mistake', [move('mistake', 0, 12), move('blunder', 10, 25)], 1],
    [
      'is the dearest mistake made while the result was open',
      [move('mistake', 0, 15), move('blunder', 400, 40), move('blunder', -300, 21)],
      0,
    ],
    [
      'is the loser’s, although the winner’s cost more',
      [move('mistake', 20, 20), move('mistake', 0, 12, 'b'), move('good', 700, 0)],
      1,
    ],
    [
      'is the loser’s inaccuracy if that side made no mistake',
      [move('mistake', 20, 20), move('inaccuracy', 0, 8, 'b'), move('good', 700, 0)],
      1,
    ],
    ['is the dearest of all if none was open', [move('blunder', 400, 25), move('blunder', 500, 30)], 1],
  ])('%s', (_, moves, index) => {
    expect(turningPointOf(moves)).toBe(index)
  })
})
