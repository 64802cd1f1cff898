import { endOf, statusOf, type Game } from '#app/game/game.ts'
import { STATUS_TEXTS } from '#app/game/wording.ts'

/**
 * The state of the game in a word; after its end how it ended, whichever position is shown. Not announced here: one hook
 * speaks for the whole screen (screen/use-game-announced.ts), and two voices would say a check twice.
 */
export const GameStatus = ({ game }: { readonly game: Game }) => (
  <span role="status" aria-live="off" className="font-semibold">
    {game.paused ? 'Paused' : STATUS_TEXTS[endOf(game)?.status ?? statusOf(game)]}
  </span>
)
