import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import {
  judgedSoFar,
  looksOf,
  makeReviewState,
  reduceReview,
  reviewOf,
  type ReviewEvent,
  type ReviewState,
} from './review-state.ts'
import type { KeptJudgement } from './kept-judgement.ts'
import { gameOfPgn, NO_OPENING } from '../reviewed-game.ts'

const judged = (value: number, ...moves: string[]): KeptJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value: value / 2 }, moves }],
})
const SOME = judged(0, 'e2e4')

const after = (moves: number, ...events: ReviewEvent[]): ReviewState =>
  events.reduce(reduceReview, makeReviewState(moves))

const found = (...indexes: number[]): ReviewEvent => ({
  type: 'judged',
  found: new Map(indexes.map((index) => [index, SOME])),
})
const NOTHING_KEPT = { type: 'loaded', judgements: undefined } as const

describe('the state of a review', () => {
  it.each<[string, ReviewState['status'], ReviewState]>([
    ['waits for the device', 'loading', after(2)],
    ['judges what the device does not have', 'judging', after(2, NOTHING_KEPT)],
    ['is done when the device has it', 'done', after(2, { type: 'loaded', judgements: [SOME, SOME, SOME] })],
    [
      'judges anew what does not fit the game',
      'judging',
      after(2, { type: 'loaded', judgements: [SOME, SOME] }),
    ],
    [
      'goes on while positions are missing',
      'judging',
      after(2, NOTHING_KEPT, found(0, 1), { type: 'finished' }),
    ],
    ['is done when it is whole', 'done', after(2, NOTHING_KEPT, found(0, 1, 2), { type: 'finished' })],
    ['can be cancelled', 'cancelled', after(2, NOTHING_KEPT, { type: 'cancelled' })],
    ['can fail', 'failed', after(2, NOTHING_KEPT, { type: 'failed' })],
    [
      'goes on after it was cancelled',
      'judging',
      after(2, NOTHING_KEPT, { type: 'cancelled' }, { type: 'resumed' }),
    ],
    [
      'is not cancelled once it is done',
      'done',
      after(0, NOTHING_KEPT, found(0), { type: 'finished' }, { type: 'cancelled' }),
    ],
    [
      'does not go on once it is done',
      'done',
      after(0, NOTHING_KEPT, found(0), { type: 'finished' }, { type: 'resumed' }),
    ],
  ])('%s', (_, status, state) => {
    expect(state.status).toBe(status)
  })

  it('goes on from what was judged when its page was left', () => {
    const begun = [SOME, { ...SOME, net: 0 }, undefined, SOME]
    const state = after(3, { ...NOTHING_KEPT, begun })
    expect(state).toEqual({ status: 'judging', judgements: begun })
    expect(after(1, { ...NOTHING_KEPT, begun }).judgements).toHaveLength(2)
  })

  it('keeps what was judged when it is cancelled, and shows it up to the first gap', () => {
    const state = after(4, NOTHING_KEPT, found(0, 1), found(3), { type: 'cancelled' })
    expect(judgedSoFar(state)).toHaveLength(2)
  })

  it('counts the second looks that are made, of all that are wanted so far', () => {
    const begun = [SOME, { ...judged(600, 'e2e4'), first: { type: 'centipawns', value: 250 } } as const, SOME]
    expect(looksOf(after(2, { ...NOTHING_KEPT, begun }))).toEqual({ made: 1, wanted: 3 })
    expect(looksOf(after(1, NOTHING_KEPT, found(0, 1)))).toEqual({ made: 0, wanted: 0 })
  })

  it('takes a later judgement of the same position', () => {
    const newer = { ...SOME, net: 2 }
    const state = after(1, NOTHING_KEPT, found(0), { type: 'judged', found: new Map([[0, newer]]) })
    expect(judgedSoFar(state)).toEqual([newer])
  })
})

describe('the review so far', () => {
  const parsed = parsePgn('1. f3 e5 2. g4 Qh4#')
  const game = gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail())

  it('is nothing before a move has been judged on both sides', () => {
    expect(reviewOf(game, [judged(20, 'e2e4')], NO_OPENING)).toBeUndefined()
  })

  it('holds the moves between judged positions, and no more', () => {
    const review = reviewOf(game, [judged(20, 'e2e4'), judged(40, 'e7e5'), judged(-40, 'e2e4')], NO_OPENING)
    expect(review?.moves.map(({ san }) => san)).toEqual(['f3', 'e5'])
    expect(review?.moves[0]?.moveClass).toBe('inaccuracy')
  })
})
