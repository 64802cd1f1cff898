import { makeSan } from '#chess/san.ts'
import type { Color, Move } from '#chess/types.ts'
import { lessonOf } from '#coach/telling/lesson.ts'
import type { Review } from '#coach/review/review.ts'
import { warningOf } from '#coach/telling/wording.ts'
import { hintSteps, type HintStep } from '#app/line/hint.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import type { LearnAnswer, LearnState } from './learn-state.ts'
import type { LearnQuestion } from './questions.ts'
import { words } from '#words/review'

/** A review and the questions about it. */
export interface LearnMaterial {
  readonly game: ReviewedGame
  readonly review: Review
  readonly questions: readonly LearnQuestion[]
  readonly color: Color
}

/** The text beside the board: the result of the last try, and what to do now. */
export function learnWords(material: LearnMaterial, state: LearnState): string {
  const question = material.questions[state.at]!
  const san = (move: Move): string => makeSan(material.game.line.positionAt(question.index), move)
  const tried = state.tried === undefined ? '' : san(state.tried)
  switch (state.phase) {
    case 'judging':
      return words.learn.lookingAt(tried)
    case 'wrong':
      return wrongWords(state, tried)
    case 'found':
      return foundWords(state, tried, san(question.best))
    case 'shown':
      return words.learn.theBestMoveWas(tried)
    case 'asking':
      return askingWords(material, question, state)
    case 'over':
      return overWords(material, state)
  }
}

function wrongWords({ grade, judged }: LearnState, tried: string): string {
  if (grade === 'played') return words.learn.played(tried)
  if (grade === 'better') return words.learn.better(tried)
  const warning = judged && warningOf(judged, judged.color)
  return `${words.learn.wrong(tried)} ${warning ?? words.learn.givesTooMuch}`
}

function foundWords({ grade }: LearnState, tried: string, best: string): string {
  if (grade === 'equal') return words.learn.asGoodAs(tried, best)
  return grade === 'near' ? words.learn.nearlyAsGoodAs(tried, best) : words.learn.best(tried)
}

function askingWords(
  { game, review, color }: LearnMaterial,
  question: LearnQuestion,
  state: LearnState,
): string {
  const hint = reviewHint(game, question, state)
  if (hint) return hint.text
  if (state.hasFailed) return words.learn.engineDidNotAnswer
  if (state.wrongs > 0) {
    // Without a judgement, only the game's move is known to be wrong.
    const wrong = state.judged ? wrongWords(state, state.judged.san) : words.learn.playedBefore
    return `${wrong} ${words.learn.tryAgain}`
  }
  const { san, moveClass } = review.moves[question.index]!
  const number = numberAt(movesBefore(game.line) + question.index)
  return words.learn.find(`${number} ${san}`, moveClass, color)
}

/** The hint that is shown now. */
export function reviewHint(
  game: ReviewedGame,
  { index, best, isMate }: LearnQuestion,
  { phase, hint }: Pick<LearnState, 'phase' | 'hint'>,
): HintStep | undefined {
  if (phase !== 'asking' || hint === 0) return undefined
  return hintSteps(game.line.positionAt(index), best, isMate)[hint - 1]
}

/** The result and the lesson to remember. */
function overWords({ review, questions }: LearnMaterial, { answers }: LearnState): string {
  const count = (answer: LearnAnswer): number => answers.filter((each) => each === answer).length
  const found = answers.length - count('shown')
  const atOnce = count('at-once')
  const lesson = lessonOf(questions.map(({ index }) => review.moves[index]!))
  const result = words.learn.found(found, answers.length, atOnce)
  return lesson === undefined ? result : `${result} ${words.learn.remember(lesson)}`
}
