import { describe, expect, it } from 'vitest'
import type { Move } from '#chess/types.ts'
import { MOVE_CLASSES, type MoveClass } from '#coach/judging/move-class.ts'
import type { MoveReview } from '#coach/review/review.ts'
import { beginLearning, reduceLearning, type LearnEvent, type LearnState } from './learn-state.ts'
import type { LearnQuestion } from './questions.ts'

const [PLAYED, BEST, OTHER] = [1, 2, 3] as Move[] as [Move, Move, Move]
const question: LearnQuestion = { index: 4, played: PLAYED, best: BEST, isMate: false }
const QUESTIONS = [question, { ...question, index: 8 }]

const judgedAs = (moveClass: MoveClass, move = OTHER): LearnEvent => ({
  type: 'judged',
  move,
  judged: {
    color: 'w',
    move: 'a2a3',
    san: 'a3',
    moveClass,
    before: { type: 'centipawns', value: 0 },
    after: { type: 'centipawns', value: 0 },
    loss: 0,
    best: { move: 'b2b3', san: 'b3' },
    claim: undefined,
  } satisfies MoveReview,
})
const attempt = (move: Move): LearnEvent => ({ type: 'try', move })
const after = (...events: readonly LearnEvent[]): LearnState =>
  events.reduce<LearnState>((state, event) => reduceLearning(QUESTIONS, state, event), beginLearning())
const [TICK, HINT, SHOW, NEXT, RESTART] = (['tick', 'hint', 'show', 'next', 'restart'] as const).map(
  (type) => ({ type }),
) as [LearnEvent, LearnEvent, LearnEvent, LearnEvent, LearnEvent]

describe('a try', () => {
  it('of the best move is right without a request to the engine', () => {
    expect(after(attempt(BEST))).toMatchObject({ phase: 'found', grade: 'best', answers: ['at-once'] })
  })

  it('of the played move is wrong without a request to the engine, and goes back', () => {
    expect(after(attempt(PLAYED))).toMatchObject({
      phase: 'wrong',
      grade: 'played',
      tried: PLAYED,
      wrongs: 1,
    })
    expect(after(attempt(PLAYED), TICK)).toMatchObject({ phase: 'asking', grade: 'played', tried: undefined })
  })

  it('of another move is judged first', () => {
    expect(after(attempt(OTHER))).toMatchObject({ phase: 'judging', tried: OTHER, answers: [] })
  })

  it.each<[MoveClass, LearnState['phase'], LearnState['grade']]>([
    ['brilliant', 'found', 'equal'],
    ['great', 'found', 'equal'],
    ['book', 'found', 'equal'],
    ['best', 'found', 'equal'],
    ['excellent', 'found', 'equal'],
    ['good', 'found', 'near'],
    ['inaccuracy', 'wrong', 'better'],
    ['mistake', 'wrong', 'bad'],
    ['missed-win', 'wrong', 'bad'],
    ['blunder', 'wrong', 'bad'],
  ])('judged as %s is %s, %s', (moveClass, phase, grade) => {
    expect(after(attempt(OTHER), judgedAs(moveClass))).toMatchObject({ phase, grade })
  })

  it('may get any judgement that a move can get', () => {
    for (const moveClass of MOVE_CLASSES)
      expect(after(attempt(OTHER), judgedAs(moveClass)).phase).toMatch(/^(found|wrong)$/)
  })

  it('that was judged too late changes nothing', () => {
    const shown = after(attempt(OTHER), SHOW)
    expect(reduceLearning(QUESTIONS, shown, judgedAs('blunder'))).toBe(shown)
    const other = after(attempt(OTHER))
    expect(reduceLearning(QUESTIONS, other, judgedAs('blunder', PLAYED))).toBe(other)
  })

  it('that could not be judged can be repeated, and does not count as a mistake', () => {
    const failed = after(attempt(OTHER), { type: 'failed', move: OTHER })
    expect(failed).toMatchObject({ phase: 'asking', hasFailed: true, tried: undefined, wrongs: 0 })
    expect(reduceLearning(QUESTIONS, failed, attempt(BEST))).toMatchObject({
      phase: 'found',
      hasFailed: false,
    })
  })
})

describe('an answer', () => {
  it.each<[string, readonly LearnEvent[], LearnState['answers'][number]]>([
    ['at the first try', [attempt(BEST)], 'at-once'],
    ['after a wrong try', [attempt(PLAYED), TICK, attempt(BEST)], 'found'],
    ['after a hint', [HINT, attempt(BEST)], 'found'],
    ['nearly as good, at the first try', [attempt(OTHER), judgedAs('good')], 'at-once'],
    ['asked for', [SHOW], 'shown'],
    ['asked for while a wrong try stands there', [attempt(PLAYED), SHOW], 'shown'],
  ])('%s is counted as such', (_, events, answer) => {
    expect(after(...events).answers).toEqual([answer])
  })

  it('that is shown stands on the board', () => {
    expect(after(SHOW)).toMatchObject({ phase: 'shown', tried: BEST })
  })
})

it('hints go as far as the move itself', () => {
  expect([after(HINT), after(HINT, HINT), after(HINT, HINT, HINT, HINT)].map(({ hint }) => hint)).toEqual([
    1, 2, 3,
  ])
})

it('each question starts fresh, and after the last one the set is over until it is restarted', () => {
  const second = after(HINT, attempt(PLAYED), TICK, SHOW, NEXT)
  expect(second).toEqual({ ...beginLearning(), at: 1, answers: ['shown'] })
  const over = [attempt(BEST), NEXT].reduce<LearnState>(
    (state, event) => reduceLearning(QUESTIONS, state, event),
    second,
  )
  expect(over).toMatchObject({ phase: 'over', at: 1, answers: ['shown', 'at-once'] })
  for (const event of [attempt(BEST), HINT, SHOW, NEXT, TICK])
    expect(reduceLearning(QUESTIONS, over, event)).toBe(over)
  expect(reduceLearning(QUESTIONS, over, RESTART)).toEqual(beginLearning())
})

it('a proof is played move by move over an answered question, and is put away', () => {
  const show: LearnEvent = { type: 'show-proof', moves: [PLAYED, OTHER] }
  expect(after(show).proof).toBeUndefined()
  const shown = [show, TICK, TICK, TICK]
  expect(after(SHOW, ...shown).proof).toEqual({ moves: [PLAYED, OTHER], ply: 2 })
  expect(after(SHOW, ...shown, { type: 'close-proof' }).proof).toBeUndefined()
  expect(after(SHOW, ...shown, NEXT).proof).toBeUndefined()
})
