import type { Move } from '#chess/types.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { MoveReview } from '#coach/review/review.ts'
import type { LearnQuestion } from './questions.ts'

/** `better`: an improvement on the move in the game, but not good enough. */
type Grade = 'best' | 'equal' | 'near' | 'played' | 'better' | 'bad'

/** `at-once`: found at the first try without a hint. `shown`: not found. */
export type LearnAnswer = 'at-once' | 'found' | 'shown'

/**
 * `asking`: the user looks for a move. `judging`: the engine looks at a try. `wrong`: a wrong try is on the board and is taken
 * back automatically. `found` and `shown` wait for the next question.
 */
export type LearnPhase = 'asking' | 'judging' | 'wrong' | 'found' | 'shown' | 'over'

export interface LearnState {
  readonly phase: LearnPhase
  /** The index of the question. */
  readonly at: number
  /** The move on the board: a try, or the best move once it is shown. */
  readonly tried: Move | undefined
  /** The grade of the last try. */
  readonly grade: Grade | undefined
  /** The review of the last try, once the engine has judged it. */
  readonly judged: MoveReview | undefined
  /** The engine failed to judge the last try. */
  readonly hasFailed: boolean
  /** The hint so far: none, the idea, the piece, the move. */
  readonly hint: 0 | 1 | 2 | 3
  readonly wrongs: number
  /** The answers to the questions so far. */
  readonly answers: readonly LearnAnswer[]
  /** A line that shows why, and how many of its moves are on the board. */
  readonly proof: { readonly moves: readonly Move[]; readonly ply: number } | undefined
}

export type LearnEvent =
  | { readonly type: 'try'; readonly move: Move }
  | { readonly type: 'judged'; readonly move: Move; readonly judged: MoveReview }
  | { readonly type: 'failed'; readonly move: Move }
  /** A wrong try, or one move of a proof, has been shown long enough. */
  | { readonly type: 'tick' }
  | { readonly type: 'hint' | 'show' | 'next' | 'restart' | 'close-proof' }
  | { readonly type: 'show-proof'; readonly moves: readonly Move[] }

const FRESH = {
  phase: 'asking',
  tried: undefined,
  grade: undefined,
  judged: undefined,
  hasFailed: false,
  hint: 0,
  wrongs: 0,
  proof: undefined,
} as const

export const beginLearning = (): LearnState => ({ ...FRESH, at: 0, answers: [] })

/** Ignores events that have no meaning in the phase. */
export function reduceLearning(
  questions: readonly LearnQuestion[],
  state: LearnState,
  event: LearnEvent,
): LearnState {
  const { phase, tried } = state
  const question = questions[state.at]!
  switch (event.type) {
    case 'try':
      return phase === 'asking' ? tryMove(question, state, event.move) : state
    case 'judged':
      return phase === 'judging' && tried === event.move
        ? graded(state, gradeOf(event.judged.moveClass), event.judged)
        : state
    case 'failed':
      return phase === 'judging' && tried === event.move
        ? { ...state, phase: 'asking', tried: undefined, grade: undefined, hasFailed: true }
        : state
    case 'tick':
      return ticked(state)
    case 'hint':
      return phase === 'asking' && state.hint < 3
        ? { ...state, hint: (state.hint + 1) as LearnState['hint'] }
        : state
    case 'show':
      return isOpen(phase)
        ? { ...state, phase: 'shown', tried: question.best, answers: [...state.answers, 'shown'] }
        : state
    case 'next':
      return phase === 'found' || phase === 'shown' ? next(questions, state) : state
    case 'restart':
      return phase === 'over' ? beginLearning() : state
    case 'show-proof':
      return phase === 'found' || phase === 'shown'
        ? { ...state, proof: { moves: event.moves, ply: 0 } }
        : state
    case 'close-proof':
      return { ...state, proof: undefined }
  }
}

/** The question is not answered yet. */
export const isOpen = (phase: LearnPhase): boolean =>
  phase === 'asking' || phase === 'judging' || phase === 'wrong'

function tryMove({ best, played }: LearnQuestion, before: LearnState, move: Move): LearnState {
  const state = { ...before, tried: move, judged: undefined, hasFailed: false }
  if (move === best) return graded(state, 'best', undefined)
  if (move === played) return graded(state, 'played', undefined)
  return { ...state, phase: 'judging', grade: undefined }
}

const GRADES: Record<MoveClass, Grade> = {
  brilliant: 'equal',
  great: 'equal',
  book: 'equal',
  best: 'equal',
  excellent: 'equal',
  good: 'near',
  inaccuracy: 'better',
  mistake: 'bad',
  'missed-win': 'bad',
  blunder: 'bad',
  lost: 'bad',
}
const gradeOf = (moveClass: MoveClass): Grade => GRADES[moveClass]

const isGood = (grade: Grade): boolean => grade === 'best' || grade === 'equal' || grade === 'near'

function graded(state: LearnState, grade: Grade, judged: MoveReview | undefined): LearnState {
  if (!isGood(grade)) return { ...state, phase: 'wrong', grade, judged, wrongs: state.wrongs + 1 }
  const answer = state.wrongs === 0 && state.hint === 0 ? 'at-once' : 'found'
  return { ...state, phase: 'found', grade, judged, answers: [...state.answers, answer] }
}

function ticked(state: LearnState): LearnState {
  const { phase, proof } = state
  if (phase === 'wrong') return { ...state, phase: 'asking', tried: undefined }
  return proof && proof.ply < proof.moves.length
    ? { ...state, proof: { ...proof, ply: proof.ply + 1 } }
    : state
}

function next(questions: readonly LearnQuestion[], { at, answers }: LearnState): LearnState {
  const isLast = at + 1 === questions.length
  return { ...FRESH, answers, at: isLast ? at : at + 1, phase: isLast ? 'over' : 'asking' }
}
