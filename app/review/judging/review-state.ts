import { Line } from '#chess/line.ts'
import { reviewGame, type Review } from '#coach/review.ts'
import { secondLooks } from '#coach/second-look.ts'
import type { JudgedSoFar, KeptJudgement } from './kept-judgement.ts'
import type { Opening, ReviewedGame } from '../reviewed-game.ts'

export interface ReviewState {
  /** `loading` while the device is asked whether it has this review. */
  readonly status: 'loading' | 'judging' | 'cancelled' | 'failed' | 'done'
  readonly judgements: JudgedSoFar
}

export type ReviewEvent =
  /** What the device had; absent where it had nothing. `begun`: of a review that was left before it was whole. */
  | {
      readonly type: 'loaded'
      readonly judgements: readonly KeptJudgement[] | undefined
      readonly begun?: JudgedSoFar | undefined
    }
  | { readonly type: 'judged'; readonly found: ReadonlyMap<number, KeptJudgement> }
  | { readonly type: 'finished' | 'cancelled' | 'failed' | 'resumed' }

/** Of a game with so many moves. */
export const makeReviewState = (moves: number): ReviewState => ({
  status: 'loading',
  judgements: Array.from({ length: moves + 1 }, () => undefined),
})

export function reduceReview(state: ReviewState, event: ReviewEvent): ReviewState {
  switch (event.type) {
    case 'loaded':
      if (state.status !== 'loading') return state
      return event.judgements?.length === state.judgements.length
        ? { status: 'done', judgements: event.judgements }
        : { status: 'judging', judgements: state.judgements.map((_, index) => event.begun?.[index]) }
    case 'judged':
      return {
        ...state,
        judgements: state.judgements.map((known, index) => event.found.get(index) ?? known),
      }
    case 'finished':
      return isWhole(state) ? { ...state, status: 'done' } : state
    case 'cancelled':
    case 'failed':
      return state.status === 'judging' ? { ...state, status: event.type } : state
    case 'resumed':
      return state.status === 'cancelled' || state.status === 'failed'
        ? { ...state, status: 'judging' }
        : state
  }
}

const isWhole = ({ judgements }: ReviewState): boolean => !judgements.includes(undefined)

/** The judgements of the first positions, up to the first that is missing. */
export function judgedSoFar({ judgements }: ReviewState): readonly KeptJudgement[] {
  const end = judgements.indexOf(undefined)
  return (end < 0 ? judgements : judgements.slice(0, end)) as readonly KeptJudgement[]
}

/** Second looks at the positions around mistakes: those made, and all that are known to be wanted. */
export function looksOf({ judgements }: ReviewState): { readonly made: number; readonly wanted: number } {
  const made = judgements.filter((each) => each?.first !== undefined).length
  return { made, wanted: made + secondLooks(judgements).length }
}

/**
 * The review of the moves whose positions before and after are judged; absent until there is one. Judgements without an
 * engine's lines prove nothing, so that nothing is claimed by them.
 */
export function reviewOf(
  game: ReviewedGame,
  judgements: readonly KeptJudgement[],
  { plies, next }: Pick<Opening, 'plies' | 'next'>,
  { hasLines }: { readonly hasLines: boolean } = { hasLines: true },
): Review | undefined {
  if (judgements.length < 2) return undefined
  const line = new Line(game.start, game.moves).upTo(judgements.length - 1)
  const review = reviewGame({
    ...{ line, judgements, ratings: game.ratings },
    ...{ bookPlies: plies, bookMoves: next },
  })
  if (!review.ok) throw new Error(`A game that cannot be reviewed: ${review.error} ${review.detail ?? ''}`)
  if (hasLines) return review.value
  return { ...review.value, moves: review.value.moves.map((move) => ({ ...move, claim: undefined })) }
}
