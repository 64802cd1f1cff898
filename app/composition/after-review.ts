import { whenHidden } from '#app/browser/when-hidden.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { ownReview, withAccount } from '#app/review/judging/account-reviews.ts'
import { openDeviceReviews } from '#app/review/judging/review-store.ts'
import { NO_PROGRESS } from '#app/review/judging/planner.ts'
import { createReviewScheduler, isFinished } from '#app/review/judging/scheduler.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { keepWhenReviewed } from './keep-when-reviewed.ts'
import { takeJudgingTurn } from './judging-turn.ts'
import { drafts, reviewOutbox } from './reviews-to-account.ts'

/** Judges finished online games. No engine may judge them while they are played. */
const afterReview = createReviewScheduler({
  startJudge: () => makeEngine(),
  reviews: reviewOutbox,
  ...{ drafts, whenHidden, whenIdle },
})

/** Starts the review. It continues while the player looks at the board or other pages, or plays the next game. */
export async function reviewAfter(game: GameRecord, userId: string | undefined): Promise<void> {
  const { line } = game
  const device = openDeviceReviews()
  const reviews = userId === undefined ? device : withAccount(device, ownReview(userId, game.gameId))
  // The review is known if the game was opened before or reviewed on another device.
  const known = await reviews.find(line).catch(() => undefined)
  takeJudgingTurn(() => afterReview.stop())
  // The scheduler stores what it completes as made on this device, so it may not complete a review from an account.
  const isComplete = known && isFinished({ progress: { ...NO_PROGRESS, judgements: known } })
  afterReview.follow({ line, isOver: true, isHeld: false }, isComplete ? known : undefined)
  keepWhenReviewed(game, afterReview)
}
