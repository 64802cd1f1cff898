import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Opening, ReviewedGame } from '../reviewed-game.ts'
import { reviewKey } from './judgements.ts'
import {
  countSecondLooks,
  createReviewState,
  judgedBeginning,
  reviewOf,
  type ReviewEvent,
  type ReviewState,
} from './review-state.ts'
import { isFinished, type ReviewScheduler } from './scheduler.ts'
import type { Reviewing } from './use-review.ts'

/**
 * The review of a game that a scheduler judged while it was played. It continues on other pages: the scheduler belongs to
 * the tab. Judging starts here if the scheduler has another game.
 */
export function useFollowedReview(
  game: ReviewedGame,
  opening: Opening,
  scheduler: ReviewScheduler,
): Reviewing {
  const { line } = game
  const state = useSyncExternalStore(scheduler.subscribe, () => scheduler.state)
  const isOfThis = useMemo(
    () => state.game?.isOver === true && reviewKey(state.game.line) === reviewKey(line),
    [state.game, line],
  )
  const follow = () => scheduler.follow({ line, isOver: true, isHeld: false })
  useEffect(() => {
    if (!isOfThis) scheduler.follow({ line, isOver: true, isHeld: false })
  }, [isOfThis, scheduler, line])

  const status: ReviewState['status'] = !isOfThis
    ? 'loading'
    : state.hasFailed
      ? 'failed'
      : isFinished(state)
        ? 'done'
        : 'judging'
  const followed = useMemo(
    () => (isOfThis ? { status, judgements: state.progress.judgements } : createReviewState(line.length)),
    [isOfThis, status, state.progress.judgements, line],
  )
  const judged = useMemo(() => judgedBeginning(followed), [followed])
  const looks = useMemo(() => countSecondLooks(followed), [followed])
  const review = useMemo(() => reviewOf(game, judged, opening), [game, judged, opening])
  const dispatch = ({ type }: ReviewEvent) => {
    if (type === 'resumed') follow()
  }
  return { status, judged, looks, judgements: judged, isRead: false, review, dispatch }
}
