import { describe, expect, it } from 'vitest'
import type { Color } from '#chess/types.ts'
import type { MoveClass } from './move-class.ts'
import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Judgement } from './judgement.ts'
import { numberedLine } from '#coach/telling/line-text.ts'
import { reviewGame, type MoveReview } from '#coach/review/review.ts'
import { turningPointOf } from './turning-point.ts'
import { TURNING_POINTS } from './turning-points.fixture.ts'

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
    ['is the costliest mistake', [move('mistake', 0, 12), move('blunder', 10, 25)], 1],
    [
      'is the one that gave away a won position',
      [move('mistake', 0, 15), move('blunder', 400, 75), move('blunder', -300, 21)],
      1,
    ],
    [
      'is no error after which the position was still won, or that was made in a lost one',
      [move('blunder', 500, 12), move('mistake', 0, 30), move('blunder', -250, 40)],
      1,
    ],
    [
      'is the loser’s, although the winner’s cost more',
      [move('mistake', 20, 20), move('mistake', 0, 12, 'b'), move('good', 700, 0)],
      1,
    ],
    [
      'is absent if only the winner made a mistake',
      [move('mistake', 20, 20), move('inaccuracy', 0, 8, 'b'), move('good', 700, 0)],
      undefined,
    ],
    [
      'is the costliest of both sides if nobody lost',
      [move('blunder', 200, 25), move('blunder', -150, 30, 'b')],
      1,
    ],
  ])('%s', (_, moves, index) => {
    expect(turningPointOf(moves)).toBe(index)
  })

  it.each<[string, Color | undefined, number | undefined]>([
    ['the loser’s if White won', 'w', 1],
    ['the loser’s if Black won, although White stands better', 'b', 0],
    ['the costlier of both if the game was drawn', undefined, 1],
  ])('is %s', (_, winner, index) => {
    const moves = [move('blunder', 0, 30), move('blunder', -250, 60, 'b'), move('best', 400, 0)]
    expect(turningPointOf(moves, { winner })).toBe(index)
  })

  it('is not an error that the other side gave back, unless it cost a win or a draw', () => {
    const back = [move('mistake', 0, 12), move('blunder', -100, 40, 'b'), move('best', 300, 0)]
    expect(turningPointOf(back, { winner: 'b' })).toBeUndefined()
    const later = [move('blunder', 0, 40), move('blunder', -250, 60, 'b'), move('missed-win', 300, 35)]
    expect(turningPointOf([...later, move('best', -300, 0, 'b')], { winner: 'b' })).toBe(2)
  })

  it('is absent if the loser ran out of time and gave nothing away', () => {
    expect(turningPointOf([move('best', 0, 0), move('blunder', 0, 25, 'b')], { winner: 'b' })).toBeUndefined()
  })
})

/** From White's centipawns; the end of a game has no score. */
function judged(text: string, ply: number): Judgement {
  const sign = ply % 2 === 0 ? 1 : -1
  const value = sign * Number(text.replace('#', ''))
  if (text.startsWith('=')) return { depth: 0, variations: [] }
  const score = text.startsWith('#')
    ? { type: 'mate' as const, moves: value }
    : { type: 'centipawns' as const, value }
  return { depth: 9, variations: [{ score, moves: [] }] }
}

describe('the turning point of twenty games, checked by hand:', () => {
  it.each(TURNING_POINTS)('$why ($turningPoint)', ({ winner, turningPoint, moves, scores }) => {
    const line = readLine(START_FEN, moves.split(' '), parseUci)
    if (!line.ok) throw new Error(line.error)
    const judgements = scores.split(' ').map(judged)
    const review = reviewGame({ line: line.value, judgements, bookPlies: 0, ending: { winner } })
    if (!review.ok) throw new Error(review.error)
    const found = review.value.turningPoint
    const proof = { start: START_FEN, moves: moves.split(' ').slice(0, (found ?? 0) + 1) }
    expect(found === undefined ? undefined : numberedLine(proof, found)).toBe(turningPoint)
    expect(found === undefined || review.value.moves[found]!.color !== winner).toBe(true)
  })
})
