import { whenIdle } from '#app/browser/when-idle.ts'
import { startEngine } from '#app/game/engine/engine-client.ts'
import { useOpeningNames } from '#app/history/opening-names.ts'
import { makeBackgroundReview } from '#app/review/background-review.ts'
import { EndReview } from '#app/review/end-review.tsx'
import { openReviews } from '#app/review/review-storage.ts'
import type { FinishedGame } from '#matches/finished-game.ts'

/** The review of the game that is being played on this page; fetched when there is something to review. */
export const backgroundReview = makeBackgroundReview({
  startJudge: () => startEngine(),
  storage: openReviews(),
  whenIdle,
})

export function PlayReview({ game }: { readonly game: FinishedGame }) {
  return <EndReview finished={game} background={backgroundReview} openingNames={useOpeningNames(true)} />
}
