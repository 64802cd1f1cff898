import { useOpeningBook } from '#app/review/opening-book.ts'
import { EndReview } from '#app/review/end-review.tsx'
import type { BackgroundReview } from '#app/review/judging/background-review.ts'
import { gameOfFinished } from '#app/review/reviewed-game.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { afterReview } from './after-review.ts'
import { keepMistakes } from './keep-mistakes.ts'
import { backgroundReview } from './play-background.ts'

interface ReviewedGameProps {
  readonly game: FinishedGame
}

/** How well both sides played the game that has just ended. */
export const PlayReview = ({ game }: ReviewedGameProps) => (
  <ReviewBy game={game} background={backgroundReview} />
)

/** The same for a game that was not judged while it was played. */
export const ReviewAfter = ({ game }: ReviewedGameProps) => <ReviewBy game={game} background={afterReview} />

function ReviewBy({ game, background }: ReviewedGameProps & { readonly background: BackgroundReview }) {
  return (
    <EndReview
      finished={game}
      background={background}
      book={useOpeningBook()}
      onFinished={(judgements, review) =>
        keepMistakes({ game: gameOfFinished(game), review, judgements, gameId: game.gameId })
      }
    />
  )
}
