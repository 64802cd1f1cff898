import { ActionButton } from './action-button.tsx'
import { GameActions, MainAction } from './game-actions.tsx'
import { OpponentCard } from './opponent-card.tsx'
import type { PanelsProps } from './panels-props.ts'
import { PreferencesPanel } from './preferences-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { UndoButton } from './undo-button.tsx'
import { isAgainstComputer } from '#app/game/game.ts'
import { Card } from '#app/ui/card.tsx'
import { words as texts } from '#words/game'

/** Left of the board: Controls, the opponent, sharing and settings. Game Info and the ad slot are below (game-foot.tsx). */
export function LeftPanel(props: PanelsProps) {
  const { game, dispatch, onNewGame, onReset } = props
  return (
    <div className="left-panel">
      <Card aria-labelledby="controls" className="panel-card">
        <h2 id="controls">{texts.panels.controls}</h2>
        <div className="game-actions">
          <UndoButton game={game} dispatch={dispatch} />
          <ActionButton icon="new" name={texts.actions.newGame} onClick={onNewGame} />
          <ActionButton icon="reset" name={texts.actions.resetGame} onClick={onReset} />
          <MainAction {...props} />
          <GameActions {...props} />
        </div>
      </Card>
      <OpponentCard opponent={game.opponent} />
      <div className="folded-group">
        <SharePanel game={game} accountName={props.accountName} />
        <PreferencesPanel twoPlayers={!isAgainstComputer(game)} />
      </div>
    </div>
  )
}
