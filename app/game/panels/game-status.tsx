import { endOf, statusOf, type Game } from '#app/game/game.ts'
import { STATUS_TEXTS } from '#app/game/wording.ts'

/**
 * How the game stands, in a word; of one that has ended, how, whichever position is looked at. The announcer speaks for
 * the whole screen; two voices would say a check twice.
 */
export const GameStatus = ({ game }: { readonly game: Game }) => (
  <span role="status" aria-live="off" className="font-semibold">
    {game.paused ? 'Paused' : STATUS_TEXTS[endOf(game)?.status ?? statusOf(game)]}
  </span>
)
