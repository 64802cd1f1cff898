import { matchSync } from '#app/history/sync/use-match-sync.ts'
import { keepInAccount } from '#app/review/judging/account-reviews.ts'
import { openReviews } from '#app/review/judging/review-storage.ts'
import { makeReviewsToAccount } from '#app/review/judging/reviews-to-account.ts'
import { gameOfFinished, keyOf } from '#app/review/reviewed-game.ts'
import { readFinishedGameRecord, type FinishedGame } from '#matches/finished-game.ts'

const device = openReviews()
/** Partial reviews stay on the device. */
export const { begun } = device

/** One per tab, whichever page made the review and whichever page sent the game. */
export const reviewsToAccount = makeReviewsToAccount({ device, send: keepInAccount })

/** Call this when the server has the game, whether it was saved by this page or by the server. */
export function gameArrived(game: FinishedGame): void {
  void reviewsToAccount.arrived(keyOf(gameOfFinished(game)), game.gameId)
}

function tellArrivals() {
  for (const { game, kept } of matchSync().state.arrived)
    if (!kept.isOther) gameArrived(readFinishedGameRecord(game))
}

matchSync().subscribe(tellArrivals)
tellArrivals()
