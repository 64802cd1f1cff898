import { Link } from 'react-router'
import { endOf, type Game } from '#app/game/game.ts'
import { makeStoredGame } from './stored-game.ts'
import { storeTabGame } from './tab-game.ts'

interface ContinueGameProps {
  /** What the device has kept. */
  readonly game: Game
}

/** The way back into a game that has not ended. One line, so that a page can keep its place free. */
export function ContinueGame({ game }: ContinueGameProps) {
  if (endOf(game)) return null
  const move = Math.floor(game.moves.length / 2) + 1
  return (
    <Link
      to="/play"
      viewTransition
      // As after a reload: the screen opens with the game in it, and does not ask again. It takes what is kept by then.
      onClick={() => storeTabGame(makeStoredGame(game, performance.now()), 0)}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      Continue your game at move {move}
    </Link>
  )
}
