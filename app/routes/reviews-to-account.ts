import { matchSync } from '#app/history/sync/use-match-sync.ts'
import { keepInAccount } from '#app/review/judging/account-reviews.ts'
import { openReviews } from '#app/review/judging/review-storage.ts'
import { makeReviewsToAccount } from '#app/review/judging/reviews-to-account.ts'
import { gameOfFinished, keyOf } from '#app/review/reviewed-game.ts'
import type { FinishedGame } from '#matches/finished-game.ts'

const device = openReviews()
/** What is judged so far of a game stays on the device. */
export const { begun } = device

/** One for each tab: whatever page has made a review, and whatever page its game was sent from. */
export const reviewsToAccount = makeReviewsToAccount({ device, send: keepInAccount })

/** The server has it, or got it from here. */
export function gameArrived(game: FinishedGame): void {
  void reviewsToAccount.arrived(keyOf(gameOfFinished(game)), game.gameId)
}

function tellArrivals() {
  for (const { game, kept } of matchSync().state.arrived) if (!kept.isOther) gameArrived(game)
}

matchSync().subscribe(tellArrivals)
tellArrivals()
