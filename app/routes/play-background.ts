import { whenHidden } from '#app/browser/when-hidden.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { makeBackgroundReview } from '#app/review/judging/background-review.ts'
import { withBegun } from '#app/review/judging/with-begun.ts'
import { begun, reviewsToAccount } from './reviews-to-account.ts'

/** From a move to the press that begins the next one, most players take longer. */
const REST_MS = 1_000

/**
 * The background review of the running game. Fetched when there is something to review, without the coach, who speaks only at
 * the end.
 */
export const backgroundReview = withBegun(
  makeBackgroundReview({
    startJudge: () => makeEngine(),
    storage: reviewsToAccount,
    whenIdle,
    now: () => performance.now(),
    restMs: REST_MS,
  }),
  { begun, whenHidden },
)

for (const sign of ['pointerdown', 'keydown'] as const)
  window.addEventListener(sign, () => backgroundReview.giveWay(), { capture: true, passive: true })
