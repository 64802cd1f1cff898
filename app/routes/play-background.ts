import { whenIdle } from '#app/browser/when-idle.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { makeBackgroundReview } from '#app/review/background-review.ts'
import { openReviews } from '#app/review/review-storage.ts'

/**
 * The review of the game that is being played on this page; fetched when there is something to review, without the coach,
 * who has nothing to say before its end.
 */
export const backgroundReview = makeBackgroundReview({
  startJudge: () => makeEngine(),
  storage: openReviews(),
  whenIdle,
})
