import { endOf, statusOf, type Game } from '#app/game/game.ts'
import { STATUS_TEXTS } from '#app/game/wording.ts'

/**
 * The status of the game; after its end, the kind of ending. It is not announced here but by screen/use-game-announced.ts, or
 * screen readers would announce a check twice.
 */
export const StatusText = ({ game }: { readonly game: Game }) => (
  <span role="status" aria-live="off" className="font-semibold">
    {game.paused ? 'Paused' : STATUS_TEXTS[endOf(game)?.status ?? statusOf(game)]}
  </span>
)
