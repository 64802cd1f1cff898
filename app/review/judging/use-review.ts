import { useEffect, useMemo, useReducer } from 'react'
import { whenHidden } from '#app/browser/when-hidden.ts'
import type { Review } from '#coach/review/review.ts'
import { readEvaluations } from '../pgn/read-evaluations.ts'
import type { Opening, ReviewedGame } from '../reviewed-game.ts'
import type { PositionJudgement } from './judgements.ts'
import { judgesFor } from './planner.ts'
import {
  countSecondLooks,
  createReviewState,
  judgedBeginning,
  reduceReview,
  reviewOf,
  type ReviewEvent,
  type ReviewState,
} from './review-state.ts'
import type { DraftStore, ReviewStore } from './review-store.ts'
import { createReviewScheduler, isFinished } from './scheduler.ts'
import type { ReviewJudge } from './workers.ts'

/** Judgements that come within this time are shown together, because each change renders the whole page. */
const TOGETHER_MS = 300

/** Where the judgements of a review come from, and where they are stored. */
export interface ReviewSources {
  readonly startJudge: () => ReviewJudge
  readonly reviews: ReviewStore
  readonly drafts: DraftStore
}

/** A review as the page shows it while it is being made and when it is done. */
export interface Reviewing {
  readonly status: ReviewState['status']
  /** The judgements up to the first position that has none. */
  readonly judged: readonly PositionJudgement[]
  readonly looks: ReturnType<typeof countSecondLooks>
  /** Judgements of this device or, until those are complete, of the game's text. */
  readonly judgements: readonly PositionJudgement[]
  /** The judgements are those of the game's text. */
  readonly isRead: boolean
  /** Undefined until the first move is judged. */
  readonly review: Review | undefined
  readonly dispatch: (event: ReviewEvent) => void
}

/**
 * Reviews one game: from a store if it has the review, otherwise by judging. Until that is done, a game whose text contains
 * evaluations is reviewed with those (`isRead`).
 */
export function useReview(game: ReviewedGame, opening: Opening, sources: ReviewSources): Reviewing {
  const [state, dispatch] = useReducer(reduceReview, game.line.length, createReviewState)
  const { status } = state
  const { startJudge, reviews, drafts } = sources

  useEffect(() => {
    let left = false
    const load = async (): Promise<ReviewEvent> => {
      const judgements = await reviews.find(game.line)
      return { type: 'loaded', judgements, draft: judgements ? undefined : await drafts.find(game.line) }
    }
    load().then(
      (loaded) => !left && dispatch(loaded),
      (error: unknown) => {
        console.warn('Stored reviews cannot be read.', error)
        if (!left) dispatch({ type: 'loaded', judgements: undefined })
      },
    )
    return () => {
      left = true
    }
  }, [game, reviews, drafts])

  useEffect(() => {
    if (status !== 'judging') return
    return judgeRest(game, state, { startJudge, reviews, drafts }, dispatch)
    // The known judgements are read once, when judging starts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status, game, startJudge, reviews, drafts])

  const judged = useMemo(() => judgedBeginning(state), [state])
  const looks = useMemo(() => countSecondLooks(state), [state])
  const read = useMemo(() => readEvaluations(game), [game])
  // The text's evaluations are used until every position is judged here: mixing two judges in one review would blame moves for
  // their disagreement.
  const isRead = read !== undefined && status !== 'done'
  const judgements = isRead ? read : judged
  const review = useMemo(
    () => reviewOf(game, judgements, opening, { hasLines: !isRead }),
    [game, judgements, opening, isRead],
  )
  return { status, judged, looks, judgements, isRead, review, dispatch }
}

/** Judges the positions that are left and reports them in batches. Returns a function that stops it. */
function judgeRest(
  { line }: ReviewedGame,
  { judgements }: ReviewState,
  sources: ReviewSources,
  dispatch: (event: ReviewEvent) => void,
): () => void {
  const scheduler = createReviewScheduler({
    ...sources,
    judges: judgesFor(navigator.hardwareConcurrency),
    whenHidden,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  // Two changes are shown at once: that judging has started, and the first move when both of its positions are judged.
  let shownAtOnce = 2
  function show() {
    clearTimeout(timer)
    timer = undefined
    dispatch({ type: 'judged', judgements: scheduler.state.progress.judgements })
  }
  function onChange() {
    const { state } = scheduler
    if (state.hasFailed || isFinished(state)) {
      show()
      dispatch({ type: state.hasFailed ? 'failed' : 'finished' })
    } else if (shownAtOnce-- > 0) show()
    else timer ??= setTimeout(show, TOGETHER_MS)
  }
  scheduler.follow({ line, isOver: true, isHeld: false }, judgements)
  const unsubscribe = scheduler.subscribe(onChange)
  if (isFinished(scheduler.state)) {
    // The draft contains the whole review: the page was closed before the review could be stored.
    onChange()
    sources.reviews
      .save(line, judgements as readonly PositionJudgement[])
      .catch((error: unknown) => console.warn('The review could not be stored on this device.', error))
  }
  return () => {
    unsubscribe()
    if (timer !== undefined) show()
    scheduler.stop()
  }
}
