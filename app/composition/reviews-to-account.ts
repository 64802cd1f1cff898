import { matchSync } from '#app/history/sync/use-match-sync.ts'
import { createReviewOutbox, sendReview } from '#app/review/judging/account-reviews.ts'
import { openDeviceReviews } from '#app/review/judging/review-store.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { readGameRecord } from '#matches/game-record-text.ts'

const device = openDeviceReviews()
/** Unfinished reviews stay on the device. */
export const { drafts } = device

/** One per tab, shared by all pages that make reviews or send games. */
export const reviewOutbox = createReviewOutbox({ device, send: sendReview })

/** Call when the server has the game, whichever device sent it. */
export function gameArrived(game: GameRecord): void {
  void reviewOutbox.arrived(game.line, game.gameId)
}

function sendArrived() {
  for (const { game, kept } of matchSync().state.arrived) {
    if (kept.isOther) continue
    const read = readGameRecord(game)
    if (read.ok) gameArrived(read.value)
  }
}

matchSync().subscribe(sendArrived)
sendArrived()
