import { describe, expect, it } from 'vitest'
import type { Color } from '#chess/types.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { keyMomentsOf, type KeyMomentKind } from './key-moments.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { MoveReview } from './review.ts'
import { turningPointOf } from '#coach/judging/turning-point.ts'
import type { Worth } from '#coach/judging/win-chance.ts'

/** A move's class, the evaluation before it in the mover's centipawns, and the winning chances it gives away. */
type Told = readonly [moveClass: MoveClass, centipawns?: number, loss?: number]

/** Alternating moves, starting with White's. */
function movesOf(told: readonly Told[], after: Worth = { type: 'centipawns', value: 0 }): MoveReview[] {
  return told.map(([moveClass, centipawns = 0, loss = 0], index) => {
    const color: Color = index % 2 === 0 ? 'w' : 'b'
    return {
      ...{ color, move: 'e2e4', san: 'e4', moveClass, loss, claim: undefined },
      before: { type: 'centipawns', value: color === 'w' ? centipawns : -centipawns },
      after: index === told.length - 1 ? after : { type: 'centipawns', value: 0 },
      best: { move: 'd2d4', san: 'd4' },
    }
  })
}

const summary = (moves: readonly MoveReview[], judgements: readonly Judgement[] = []): string =>
  keyMomentsOf({ moves, turningPoint: turningPointOf(moves) }, judgements)
    .map(({ index, kind }) => `${index} ${kind satisfies KeyMomentKind}`)
    .join(', ')

/** Centipawns at which a side is clearly winning. */
const WON = 300

describe('the key moments', () => {
  it.each<[string, readonly Told[], string]>([
    ['of a game without moves are none', [], ''],
    ['of a quiet game are none', [['book'], ['best'], ['good', 0, 4]], ''],
    [
      'are the turning point and the other open mistakes, in the order of the game',
      [['mistake', 0, 12], ['best'], ['blunder', 10, 25], ['mistake', 120, 15]],
      '0 mistake, 2 turning-point, 3 mistake',
    ],
    [
      'leave out mistakes in a decided game',
      [
        ['blunder', 0, 25],
        ['best', WON],
        ['blunder', -WON, 21],
      ],
      '0 turning-point',
    ],
    [
      'are five at most, the costliest',
      Array.from({ length: 8 }, (_, index): Told => ['mistake', 0, 10 + index]),
      '3 mistake, 4 mistake, 5 mistake, 6 mistake, 7 turning-point',
    ],
    [
      'include missed wins',
      [
        ['blunder', 0, 30],
        ['missed-win', WON, 28],
      ],
      '0 turning-point, 1 missed-win',
    ],
    [
      'prefer the brilliant move of a game with several finds',
      [['great'], ['best'], ['brilliant'], ['best'], ['blunder', 0, 25], ['mistake', 120, 12]],
      '2 best-find, 4 turning-point, 5 mistake',
    ],
    [
      'fill up with the other side’s find, then inaccuracies',
      [['great'], ['great'], ['inaccuracy', 0, 6], ['inaccuracy', 0, 9]],
      '0 best-find, 1 best-find, 3 mistake',
    ],
  ])('%s', (_, told, moments) => {
    expect(summary(movesOf(told))).toBe(moments)
  })

  it('of a game with little else end with mate', () => {
    const mated: Worth = { type: 'over', points: 1 }
    expect(summary(movesOf([['best'], ['blunder', 0, 25], ['best', WON]], mated))).toBe(
      '1 turning-point, 2 finish',
    )
  })

  it('call a mating move the finish, and not a find', () => {
    const mated: Worth = { type: 'over', points: 1 }
    expect(summary(movesOf([['best'], ['blunder', 0, 25], ['great', WON]], mated))).toBe(
      '1 turning-point, 2 finish',
    )
  })

  it('name the only move whose alternatives were worst as the best find', () => {
    const judged = (second: number): Judgement => ({
      depth: 20,
      variations: [0, second].map((value) => ({ score: { type: 'centipawns', value }, moves: [] })),
    })
    const moves = movesOf([['great'], ['best'], ['great'], ['best'], ['blunder', 0, 25]])
    expect(summary(moves, [judged(-60), judged(0), judged(-200)])).toBe('2 best-find, 4 turning-point')
  })
})
