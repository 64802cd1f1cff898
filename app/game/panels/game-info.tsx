import type { ReactNode } from 'react'
import type { LocalGame } from '#app/game/game.ts'
import { Card } from '#app/ui/card.tsx'
import { words } from '#words/game'

interface GameInfoProps {
  readonly game: LocalGame
  /** The status, unless it is shown elsewhere. */
  readonly status?: ReactNode
}

export const GameInfo = ({ game, status }: GameInfoProps) => (
  <Card aria-labelledby="game-info" className="panel-card">
    <h2 id="game-info">{words.gameInfo.title}</h2>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-label">
      <dt className="text-muted">{words.gameInfo.mode}</dt>
      <dd>{words.modes[game.opponent.type]}</dd>
      <dt className="text-muted">{words.gameInfo.turn}</dt>
      <dd>{words.sideToMove(game.line.sideToMoveAt(game.shown))}</dd>
      {status && (
        <>
          <dt className="text-muted">{words.gameInfo.status}</dt>
          <dd>{status}</dd>
        </>
      )}
    </dl>
  </Card>
)
