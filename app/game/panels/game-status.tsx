import { endOf, isPaused, statusOf, type Game } from '#app/game/game.ts'
import { words } from '#words/game'

/** The status of the game; after its end, the kind of ending. */
export const statusWord = (game: Game): string =>
  words.statuses[isPaused(game) ? 'paused' : (endOf(game)?.status ?? statusOf(game))]

/** Not announced here but by screen/use-game-announced.ts, or screen readers would announce a check twice. */
export const StatusText = ({ game }: { readonly game: Game }) => (
  <span role="status" aria-live="off" className="font-semibold">
    {statusWord(game)}
  </span>
)
