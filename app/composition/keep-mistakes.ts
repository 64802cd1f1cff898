import type { Review } from '#coach/review/review.ts'
import type { PositionJudgement } from '#app/review/judging/judgements.ts'
import { ownerHere } from '#app/auth/last-owner.ts'
import type { ReviewedGame } from '#app/review/reviewed-game.ts'
import { words } from '#words/review'

interface Reviewed {
  readonly game: ReviewedGame
  readonly review: Review
  readonly judgements: readonly PositionJudgement[]
  /** The id of a saved game. */
  readonly gameId: string | undefined
}

/** Turns the reader's own mistakes into training cards, once each. Ignores other people's games. */
export function keepMistakes({ game, review, judgements, gameId }: Reviewed): void {
  const { own, line, names } = game
  if (own === undefined) return
  const mistakes = {
    line,
    color: own,
    review,
    judgements,
    title: words.reviewedGame.title(names.w, names.b),
    gameId,
  }
  import('#app/train/cards/keep-reviewed.ts').then(
    ({ keepReviewed }) => keepReviewed(mistakes, ownerHere()),
    (error: unknown) => console.warn('The mistakes of this game are not kept for training.', error),
  )
}
