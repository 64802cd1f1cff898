import { whenHidden } from '#app/browser/when-hidden.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { createReviewScheduler, isFinished } from '#app/review/judging/scheduler.ts'
import { takeJudgingTurn } from './judging-turn.ts'
import { drafts, reviewOutbox } from './reviews-to-account.ts'

/** Most players take longer than this from a move to the press that starts the next one. */
const REST_MS = 1_000

/**
 * Judges the game in progress on this page. Loaded when there are positions to judge, without the coach, who is needed only at
 * the end.
 */
export const backgroundReview = createReviewScheduler({
  startJudge: () => makeEngine(),
  reviews: reviewOutbox,
  ...{ drafts, whenHidden, whenIdle },
  restMs: REST_MS,
})

for (const event of ['pointerdown', 'keydown'] as const)
  window.addEventListener(event, () => backgroundReview.delay(), { capture: true, passive: true })

/** The review of a finished game continues on other pages, until one of them judges a game. */
export function leaveBackground(): void {
  const { state } = backgroundReview
  if (state.game?.isOver && !isFinished(state)) takeJudgingTurn(() => backgroundReview.stop())
  else backgroundReview.stop()
}
