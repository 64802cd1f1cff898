import { reviewGame, type Review } from '#coach/review/review.ts'
import { secondLooks } from '#coach/judging/second-look.ts'
import type { Judgements, PositionJudgement } from './judgements.ts'
import type { Opening, ReviewedGame } from '../reviewed-game.ts'

export interface ReviewState {
  /** `loading` while the stores are searched for this review. */
  readonly status: 'loading' | 'judging' | 'cancelled' | 'failed' | 'done'
  readonly judgements: Judgements
}

export type ReviewEvent =
  /** The stores were searched. `draft`: judgements of a review that was left unfinished. */
  | {
      readonly type: 'loaded'
      readonly judgements: readonly PositionJudgement[] | undefined
      readonly draft?: Judgements | undefined
    }
  | { readonly type: 'judged'; readonly judgements: Judgements }
  | { readonly type: 'finished' | 'cancelled' | 'failed' | 'resumed' }

/** `moves`: how many moves the game has. */
export const createReviewState = (moves: number): ReviewState => ({
  status: 'loading',
  judgements: Array.from({ length: moves + 1 }, () => undefined),
})

export function reduceReview(state: ReviewState, event: ReviewEvent): ReviewState {
  switch (event.type) {
    case 'loaded':
      if (state.status !== 'loading') return state
      return event.judgements?.length === state.judgements.length
        ? { status: 'done', judgements: event.judgements }
        : { status: 'judging', judgements: state.judgements.map((_, index) => event.draft?.[index]) }
    case 'judged':
      return { ...state, judgements: event.judgements }
    case 'finished':
      return state.judgements.includes(undefined) ? state : { ...state, status: 'done' }
    case 'cancelled':
    case 'failed':
      return state.status === 'judging' ? { ...state, status: event.type } : state
    case 'resumed':
      return state.status === 'cancelled' || state.status === 'failed'
        ? { ...state, status: 'judging' }
        : state
  }
}

/** The judgements up to the first position that has none. */
export function judgedBeginning({ judgements }: ReviewState): readonly PositionJudgement[] {
  const end = judgements.indexOf(undefined)
  return (end < 0 ? judgements : judgements.slice(0, end)) as readonly PositionJudgement[]
}

/** The number of second looks at positions around mistakes: those made, and those known to be needed so far. */
export function countSecondLooks({ judgements }: ReviewState): {
  readonly made: number
  readonly wanted: number
} {
  const made = judgements.filter((each) => each?.first !== undefined).length
  return { made, wanted: made + secondLooks(judgements).length }
}

/**
 * The review of the moves whose positions before and after are judged; undefined until there is one. Judgements without
 * variations cannot prove anything, so such moves get no claims.
 */
export function reviewOf(
  { line, ratings, ending }: ReviewedGame,
  judgements: readonly PositionJudgement[],
  { plies, next }: Pick<Opening, 'plies' | 'next'>,
  { hasLines }: { readonly hasLines: boolean } = { hasLines: true },
): Review | undefined {
  if (judgements.length < 2) return undefined
  const review = reviewGame({
    ...{ line: line.upTo(judgements.length - 1), judgements, ratings, ending },
    ...{ bookPlies: plies, bookMoves: next },
  })
  if (!review.ok) throw new Error(`A game that cannot be reviewed: ${review.error} ${review.detail ?? ''}`)
  if (hasLines) return review.value
  return { ...review.value, moves: review.value.moves.map((move) => ({ ...move, claim: undefined })) }
}
