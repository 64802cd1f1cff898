import { whenHidden } from '#app/browser/when-hidden.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { ownReview, withAccount } from '#app/review/judging/account-reviews.ts'
import { makeBackgroundReview } from '#app/review/judging/background-review.ts'
import { openReviews } from '#app/review/judging/review-storage.ts'
import { withBegun } from '#app/review/judging/with-begun.ts'
import { playableOf } from '#app/review/playable-reviews.ts'
import { gameOfFinished, keyOf } from '#app/review/reviewed-game.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { takeJudgingTurn } from './judging-turn.ts'
import { begun, reviewsToAccount } from './reviews-to-account.ts'

/** The review of a game that no engine might look at while it was played: it has all of it to judge. */
export const afterReview = withBegun(
  makeBackgroundReview({
    startJudge: () => makeEngine(),
    storage: reviewsToAccount,
    whenIdle,
    now: () => performance.now(),
    restMs: 0,
  }),
  { begun, whenHidden },
)

/** Begins it, and lets it go on while its player looks at the board, at other pages, or plays the next game. */
export async function reviewAfter(game: FinishedGame, isSignedIn: boolean): Promise<void> {
  const reviewed = gameOfFinished(game)
  const device = playableOf(openReviews(), reviewed)
  const storage = isSignedIn ? withAccount(device, ownReview(game.gameId), reviewed) : device
  // A game that was opened before, here or on another device, already has its review.
  const known = await storage.find(keyOf(reviewed)).catch(() => undefined)
  takeJudgingTurn(() => afterReview.stop())
  const { start, moves } = reviewed
  afterReview.follow({ start, moves, isOver: true, isHeld: false }, known)
}
