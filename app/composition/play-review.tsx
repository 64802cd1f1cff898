import { useOpeningBook } from '#app/review/opening-book.ts'
import { EndReview } from '#app/review/end-review.tsx'
import type { ReviewScheduler } from '#app/review/judging/scheduler.ts'
import { gameOfRecord } from '#app/review/reviewed-game.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { afterReview } from './after-review.ts'
import { keepMistakes } from './keep-mistakes.ts'
import { backgroundReview } from './play-background.ts'

interface ReviewedGameProps {
  readonly game: GameRecord
}

/** The summary of a game that has just ended. */
export const PlayReview = ({ game }: ReviewedGameProps) => (
  <ReviewBy game={game} scheduler={backgroundReview} />
)

/** The summary of a game that was not judged while it was played. */
export const ReviewAfter = ({ game }: ReviewedGameProps) => <ReviewBy game={game} scheduler={afterReview} />

function ReviewBy({ game, scheduler }: ReviewedGameProps & { readonly scheduler: ReviewScheduler }) {
  return (
    <EndReview
      finished={game}
      scheduler={scheduler}
      book={useOpeningBook()}
      onFinished={(judgements, review) =>
        keepMistakes({ game: gameOfRecord(game), review, judgements, gameId: game.gameId })
      }
    />
  )
}
