import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import {
  judgedBeginning,
  countSecondLooks,
  createReviewState,
  reduceReview,
  reviewOf,
  type ReviewEvent,
  type ReviewState,
} from './review-state.ts'
import type { PositionJudgement } from './judgements.ts'
import { gameOfPgn, NO_OPENING } from '../reviewed-game.ts'

const judged = (value: number, ...moves: string[]): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value: value / 2 }, moves }],
})
const SOME = judged(0, 'e2e4')

const after = (moves: number, ...events: ReviewEvent[]): ReviewState =>
  events.reduce(reduceReview, createReviewState(moves))

const found = (moves: number, ...indexes: number[]): ReviewEvent => ({
  type: 'judged',
  judgements: Array.from({ length: moves + 1 }, (_, index) => (indexes.includes(index) ? SOME : undefined)),
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
      after(2, NOTHING_KEPT, found(2, 0, 1), { type: 'finished' }),
    ],
    ['is done when it is whole', 'done', after(2, NOTHING_KEPT, found(2, 0, 1, 2), { type: 'finished' })],
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
      after(0, NOTHING_KEPT, found(0, 0), { type: 'finished' }, { type: 'cancelled' }),
    ],
    [
      'does not go on once it is done',
      'done',
      after(0, NOTHING_KEPT, found(0, 0), { type: 'finished' }, { type: 'resumed' }),
    ],
  ])('%s', (_, status, state) => {
    expect(state.status).toBe(status)
  })

  it('goes on from what was judged when its page was left', () => {
    const draft = [SOME, { ...SOME, net: 0 }, undefined, SOME]
    const state = after(3, { ...NOTHING_KEPT, draft })
    expect(state).toEqual({ status: 'judging', judgements: draft })
    expect(after(1, { ...NOTHING_KEPT, draft }).judgements).toHaveLength(2)
  })

  it('keeps what was judged when it is cancelled, and shows it up to the first gap', () => {
    const state = after(4, NOTHING_KEPT, found(4, 0, 1, 3), { type: 'cancelled' })
    expect(judgedBeginning(state)).toHaveLength(2)
  })

  it('counts the second looks that are made, of all that are wanted so far', () => {
    const draft = [SOME, { ...judged(600, 'e2e4'), first: { type: 'centipawns', value: 250 } } as const, SOME]
    expect(countSecondLooks(after(2, { ...NOTHING_KEPT, draft }))).toEqual({ made: 1, wanted: 3 })
    expect(countSecondLooks(after(1, NOTHING_KEPT, found(1, 0, 1)))).toEqual({ made: 0, wanted: 0 })
  })

  it('takes a later judgement of the same position', () => {
    const newer = { ...SOME, net: 2 }
    const state = after(1, NOTHING_KEPT, found(1, 0), { type: 'judged', judgements: [newer, undefined] })
    expect(judgedBeginning(state)).toEqual([newer])
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
