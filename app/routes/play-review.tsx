import { useOpeningNames } from '#app/line/opening-names.ts'
import { EndReview } from '#app/review/end-review.tsx'
import type { FinishedGame } from '#matches/finished-game.ts'
import { backgroundReview } from './play-background.ts'

/** What is said of a game that has just ended: how well both played it. */
export function PlayReview({ game }: { readonly game: FinishedGame }) {
  return <EndReview finished={game} background={backgroundReview} openingNames={useOpeningNames(true)} />
}
