import { useOpeningBook } from '#app/review/opening-book.ts'
import { makeAnalyst } from '#app/game/engine/engine-client.ts'
import type { StoryActions } from '#app/review/lead/story-reading.tsx'
import { StoryView } from '#app/review/lead/story-view.tsx'
import { gameOfRecord } from '#app/review/reviewed-game.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { keepMistakes } from './keep-mistakes.ts'
import { backgroundReview } from './play-background.ts'

interface PlayReviewProps {
  readonly game: GameRecord
  readonly actions: StoryActions
}

/** The review of a game that has just ended, in its place. */
export const renderReview = (game: GameRecord, actions: StoryActions) => (
  <PlayReview key={game.gameId} game={game} actions={actions} />
)

const PlayReview = ({ game, actions }: PlayReviewProps) => (
  <StoryView
    game={gameOfRecord(game)}
    scheduler={backgroundReview}
    startJudge={makeAnalyst}
    book={useOpeningBook()}
    actions={actions}
    onReviewed={(reviewed, review, judgements) =>
      keepMistakes({ game: reviewed, review, judgements, gameId: game.gameId })
    }
  />
)
