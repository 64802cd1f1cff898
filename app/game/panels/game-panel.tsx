import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import { Card } from '#app/ui/card.tsx'
import { isAgainstComputer, statusOf, type Game } from '#app/game/game.ts'
import { turnAfter } from '#app/line/line.ts'
import { PreferencesPanel } from './preferences-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { COLOR_NAMES } from '#chess/names.ts'
import { MODE_NAMES, STATUS_TEXTS } from '#app/game/wording.ts'

export interface GamePanelProps {
  readonly game: Game
  readonly onUndo: () => void
  readonly onNewGame: () => void
  readonly onReset: () => void
  readonly children: ReactNode
}

/** The left panel: what can be done with the game, what it is, and the ad slot. */
export function GamePanel({ game, onUndo, onNewGame, onReset, children }: GamePanelProps) {
  return (
    <div className="game-panel">
      <Card aria-labelledby="controls" className="grid gap-3">
        <h2 id="controls" className="text-lg">
          Controls
        </h2>
        <div className="game-controls">
          <Button icon="undo" onClick={onUndo} disabled={game.moves.length === 0}>
            Undo Move
          </Button>
          <Button icon="new" onClick={onNewGame}>
            New Game
          </Button>
          <Button icon="reset" onClick={onReset}>
            Reset Game
          </Button>
        </div>
        {children}
      </Card>
      <Card aria-labelledby="game-info" className="grid content-start gap-3">
        <h2 id="game-info" className="text-lg">
          Game Info
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-label">
          <dt className="text-muted">Mode</dt>
          <dd>{MODE_NAMES[game.settings.mode]}</dd>
          <dt className="text-muted">Turn</dt>
          <dd>{COLOR_NAMES[turnAfter(game, game.shown)]}</dd>
          <dt className="text-muted">Status</dt>
          <dd>
            {/* The announcer speaks for the whole screen; two voices would say a check twice. */}
            <span role="status" aria-live="off" className="font-semibold">
              {game.paused ? 'Paused' : STATUS_TEXTS[statusOf(game)]}
            </span>
          </dd>
        </dl>
      </Card>
      <SharePanel game={game} />
      <PreferencesPanel twoPlayers={!isAgainstComputer(game)} />
      <AdSlot seed={4} shape="panel" />
    </div>
  )
}
