import type { ReactNode } from 'react'
import { COLOR_NAMES } from '#chess/names.ts'
import type { LocalGame } from '#app/game/game.ts'
import { MODE_NAMES } from '#app/game/mode-names.ts'
import { Card } from '#app/ui/card.tsx'

interface GameInfoProps {
  readonly game: LocalGame
  /** The status, unless it is shown elsewhere. */
  readonly status?: ReactNode
}

export const GameInfo = ({ game, status }: GameInfoProps) => (
  <Card aria-labelledby="game-info" className="grid content-start gap-3">
    <h2 id="game-info" className="text-lg">
      Game Info
    </h2>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-label">
      <dt className="text-muted">Mode</dt>
      <dd>{MODE_NAMES[game.opponent.type]}</dd>
      <dt className="text-muted">Turn</dt>
      <dd>{COLOR_NAMES[game.line.sideToMoveAt(game.shown)]}</dd>
      {status && (
        <>
          <dt className="text-muted">Status</dt>
          <dd>{status}</dd>
        </>
      )}
    </dl>
  </Card>
)
