import type { ReactNode } from 'react'
import type { LocalGame } from '#app/game/game.ts'
import { words } from '#words/game'

interface GameInfoProps {
  readonly game: LocalGame
  readonly status: ReactNode
}

/** The mode, the side to move and the status, in one line below the board, in three left of it. */
export const GameInfo = ({ game, status }: GameInfoProps) => (
  <section aria-labelledby="game-info" className="game-info">
    <h2 id="game-info">{words.gameInfo.title}</h2>
    <dl>
      <dt>{words.gameInfo.mode}</dt>
      <dd>{words.modes[game.opponent.type]}</dd>
      <dt>{words.gameInfo.turn}</dt>
      <dd>{words.sideToMove(game.line.sideToMoveAt(game.shown))}</dd>
      <dt>{words.gameInfo.status}</dt>
      <dd>{status}</dd>
    </dl>
  </section>
)
