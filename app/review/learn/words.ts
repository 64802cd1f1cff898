import { COLOR_NAMES } from '#chess/names.ts'
import { makeSan } from '#chess/san.ts'
import type { Color, Move } from '#chess/types.ts'
import { lessonOf } from '#coach/lesson.ts'
import type { Review } from '#coach/review.ts'
import { warningOf } from '#coach/wording.ts'
import { hintSteps, type HintStep } from '#app/line/hint.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { CLASS_PHRASES } from '../class-words.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import type { LearnAnswer, LearnState } from './learn-state.ts'
import type { LearnQuestion } from './questions.ts'

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
      return `Looking at ${tried}…`
    case 'wrong':
      return wrongWords(state, tried)
    case 'found':
      return foundWords(state, tried, san(question.best))
    case 'shown':
      return `The best move was ${tried}.`
    case 'asking':
      return askingWords(material, question, state)
    case 'over':
      return overWords(material, state)
  }
}

function wrongWords({ grade, judged }: LearnState, tried: string): string {
  if (grade === 'played') return `${tried}: that is the move you played.`
  if (grade === 'better') return `${tried} is better than the move in the game, but there is a stronger one.`
  const warning = judged && warningOf(judged, judged.color)
  return `Not ${tried}. ${warning ?? 'It gives away too much.'}`
}

function foundWords({ grade }: LearnState, tried: string, best: string): string {
  if (grade === 'equal') return `Well done. ${tried} is as good as ${best}, the engine’s choice.`
  return grade === 'near'
    ? `Well done. ${tried} is nearly as good as ${best}, the best move.`
    : `Well done. ${tried} is the best move.`
}

function askingWords(
  { game, review, color }: LearnMaterial,
  question: LearnQuestion,
  state: LearnState,
): string {
  const hint = reviewHint(game, question, state)
  if (hint) return hint.text
  if (state.hasFailed) return 'The engine did not answer. Please try that again.'
  if (state.wrongs > 0) return `${wrongWords(state, state.judged?.san ?? 'That')} Try again.`
  const { san, moveClass } = review.moves[question.index]!
  const number = numberAt(movesBefore(game.line) + question.index)
  return `${number} ${san} was ${CLASS_PHRASES[moveClass]}. Find a better move for ${COLOR_NAMES[color]}.`
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

/** The result, and what to remember. */
function overWords({ review, questions }: LearnMaterial, { answers }: LearnState): string {
  const count = (answer: LearnAnswer): number => answers.filter((each) => each === answer).length
  const found = answers.length - count('shown')
  const atOnce = count('at-once')
  const lesson = lessonOf(questions.map(({ index }) => review.moves[index]!))
  const how = atOnce === found ? '' : `, ${atOnce === 0 ? 'none' : atOnce} first time`
  return `You found ${found} of ${answers.length}${found === 0 ? '' : how}.${lesson === undefined ? '' : ` Remember: ${lesson}`}`
}
