import { whenIdle } from '#app/browser/when-idle.ts'
import { endOf, isComputerTurn, type Game } from '#app/game/game.ts'
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

/** With one core a second worker would be felt: there the review waits for the end. */
const hasCoreToSpare = () => navigator.hardwareConcurrency > 1

/** Judges the game while it is played; while the computer is to move, that has the machine to itself. */
export function followGame(game: Game) {
  const isOver = endOf(game) !== undefined
  const isHeld = isComputerTurn(game) || (!isOver && !hasCoreToSpare())
  backgroundReview.follow({ start: game.start, moves: game.moves, isOver, isHeld })
}

export function PlayReview({ game }: { readonly game: FinishedGame }) {
  return <EndReview finished={game} background={backgroundReview} openingNames={useOpeningNames(true)} />
}
