import { ActionButton } from './action-button.tsx'
import { GameActions, MainAction } from './game-actions.tsx'
import { GameInfo } from './game-info.tsx'
import { StatusText } from './game-status.tsx'
import type { PanelsProps } from './panels-props.ts'
import { PreferencesPanel } from './preferences-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { UndoButton } from './undo-button.tsx'
import { isAgainstComputer } from '#app/game/game.ts'
import { Card } from '#app/ui/card.tsx'
import { words as texts } from '#words/game'

/** Left of the board: Controls, Game Info, sharing and settings. The ad slot is below the board (game-foot.tsx). */
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
      <GameInfo game={game} status={<StatusText game={game} />} />
      <div className="folded-group">
        <SharePanel game={game} accountName={props.accountName} />
        <PreferencesPanel twoPlayers={!isAgainstComputer(game)} />
      </div>
    </div>
  )
}
