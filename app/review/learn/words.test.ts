import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import type { Color } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { reviewLastMove } from '#coach/review/review.ts'
import { reviewOf } from '../judging/review-state.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import { gameOfPgn, NO_OPENING } from '../reviewed-game.ts'
import { beginLearning, reduceLearning, type LearnEvent } from './learn-state.ts'
import { learners, questionsOf } from './questions.ts'
import { reviewHint, learnWords } from './words.ts'

const parsed = parsePgn('1. f3 e5 2. g4 Qh4#')
const game = gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail())
const judged = (value: number, moves: string): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value: value / 2 }, moves: moves.split(' ') }],
})
const MATE_IN_ONE: PositionJudgement = {
  ...{ depth: 9, net: 1 },
  variations: [{ score: { type: 'mate', moves: 1 }, moves: ['d8h4'] }],
}
const judgements: PositionJudgement[] = [
  judged(20, 'e2e4 e7e5'),
  judged(40, 'e7e5 e2e4'),
  judged(-40, 'e2e4 g8f6'),
  MATE_IN_ONE,
  { depth: 0, net: 1, variations: [] },
]
const review = reviewOf(game, judgements, NO_OPENING) ?? expect.fail()
const questions = questionsOf(game, review, judgements, 'w')
const material = { game, review, questions, color: 'w' as Color }

const move = (uci: string) => {
  const found = parseUci(game.line.positionAt(2), uci)
  return found.ok ? found.value : expect.fail(found.error)
}
/** A try, with the engine's judgement of the position after it. */
const tried = (uci: string, after: Judgement): readonly LearnEvent[] => {
  const line = game.line.upTo(2).with(move(uci))
  const found = reviewLastMove({ line, bookPlies: 0, before: judgements[2]!, after })
  if (!found.ok) throw new Error(found.error)
  return [
    { type: 'try', move: move(uci) },
    { type: 'judged', move: move(uci), judged: found.value },
  ]
}
const after = (...events: readonly LearnEvent[]) =>
  events.reduce((state, event) => reduceLearning(questions, state, event), beginLearning())
const say = (...events: readonly LearnEvent[]) => learnWords(material, after(...events))

describe('the questions', () => {
  it('are the mistakes of one side', () => {
    expect(questions.map(({ index }) => index)).toEqual([2])
    expect(questionsOf(game, review, judgements, 'b')).toEqual([])
  })

  it('are for the own side where there is one, else for both', () => {
    expect(learners(game)).toEqual(['w', 'b'])
    expect(learners({ ...game, own: 'b' })).toEqual(['b'])
  })
})

describe('what is said', () => {
  it.each<[string, readonly LearnEvent[]]>([
    ['2. g4 was a blunder. Find a better move for White.', []],
    ['A pawn can improve your game.', [{ type: 'hint' }]],
    ['Move the pawn on e2 to e4.', [{ type: 'hint' }, { type: 'hint' }, { type: 'hint' }]],
    ['Looking at d4…', [{ type: 'try', move: move('d2d4') }]],
    ['Well done. e4 is the best move.', [{ type: 'try', move: move('e2e4') }]],
    ['Well done. d4 is as good as e4, the engine’s choice.', tried('d2d4', judged(45, 'e5d4'))],
    ['Well done. d3 is nearly as good as e4, the best move.', tried('d2d3', judged(80, 'd7d5'))],
    [
      'h3 is better than the move in the game, but there is a stronger one.',
      tried('h2h3', judged(130, 'd7d5')),
    ],
    ['g4: that is the move you played.', [{ type: 'try', move: move('g2g4') }]],
    ['That is the move you played. Try again.', [{ type: 'try', move: move('g2g4') }, { type: 'tick' }]],
    ['The best move was e4.', [{ type: 'show' }]],
    [
      'The engine did not answer. Please try that again.',
      [
        { type: 'try', move: move('d2d4') },
        { type: 'failed', move: move('d2d4') },
      ],
    ],
    [
      'You found 1 of 1. Remember: before each move, look at every check that your opponent has.',
      [{ type: 'try', move: move('e2e4') }, { type: 'next' }],
    ],
    [
      'You found 0 of 1. Remember: before each move, look at every check that your opponent has.',
      [{ type: 'show' }, { type: 'next' }],
    ],
    [
      'You found 1 of 1, none first time. Remember: before each move, look at every check that your opponent has.',
      [{ type: 'hint' }, { type: 'try', move: move('e2e4') }, { type: 'next' }],
    ],
  ])('%s', (words, events) => {
    expect(say(...events)).toBe(words)
  })

  it('of a wrong try is what is proved of it, and nothing of the better move', () => {
    const wrong = tried('a2a3', { ...judged(900, 'd8h4') })
    expect(say(...wrong)).toBe('Not a3. It gives away too much.')
    expect(say(...wrong, { type: 'tick' })).toBe('Not a3. It gives away too much. Try again.')
  })

  it('marks no more than the hint gives away', () => {
    const marks = (hint: 0 | 1 | 2 | 3) =>
      reviewHint(game, questions[0]!, { phase: 'asking', hint })?.marks.length
    expect([marks(0), marks(1), marks(2), marks(3)]).toEqual([undefined, 0, 1, 1])
    expect(reviewHint(game, questions[0]!, { phase: 'found', hint: 3 })).toBeUndefined()
  })
})
