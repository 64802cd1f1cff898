import { statusWord } from './game-status.tsx'
import type { LocalGame } from '#app/game/game.ts'
import { words } from '#words/game'

/** The mode, the side to move and the status, in one line if there is room. */
export const GameInfo = ({ game }: { readonly game: LocalGame }) => (
  <section aria-labelledby="game-info" className="game-info">
    <h2 id="game-info">{words.gameInfo.title}</h2>
    <dl>
      <dt>{words.gameInfo.mode}</dt>
      <dd>{words.modes[game.opponent.type]}</dd>
      <dt>{words.gameInfo.turn}</dt>
      <dd>{words.sideToMove(game.line.sideToMoveAt(game.shown))}</dd>
      <dt>{words.gameInfo.status}</dt>
      <dd>{statusWord(game)}</dd>
    </dl>
  </section>
)
