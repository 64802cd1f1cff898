import { ActionButton } from './action-button.tsx'
import { CoachBar } from './coach-bar.tsx'
import { GameActions } from './game-actions.tsx'
import { GameInfo } from './game-info.tsx'
import { GameMoves } from './game-moves.tsx'
import { StatusText } from './game-status.tsx'
import { GameTypedMove } from './game-typed-move.tsx'
import type { PanelsProps } from './panels-props.ts'
import { PreferencesPanel } from './preferences-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { GameStepButtons } from './step-buttons.tsx'
import { UndoButton } from './undo-button.tsx'
import { WordLine } from './word-line.tsx'
import { isAgainstComputer } from '#app/game/game.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import { Card } from '#app/ui/card.tsx'
import { words as texts } from '#words/game'

/** Three columns, as specified: controls and game info on the left, the moves on the right. */
export function WidePanels(props: PanelsProps) {
  const { game, words, dispatch, onKeep, onShow, onNewGame, onReset } = props
  return (
    <>
      <section aria-label={texts.panels.review} className="review-panel">
        <WordLine game={game} words={words} />
        <GameTypedMove game={game} dispatch={dispatch} />
        <div className="question-moves">
          {onKeep && <CoachBar onKeep={onKeep} dispatch={dispatch} />}
          <GameMoves
            game={game}
            onShow={onShow}
            onPlayAgain={() => dispatch({ type: 'move-played-again', atMs: performance.now() })}
          />
        </div>
        {/* Reserves the place of the buttons, so that nothing moves when they appear. */}
        <div className="review-steps">
          <GameStepButtons game={game} onShow={onShow} />
        </div>
      </section>
      <div className="game-panel">
        <Card aria-labelledby="controls" className="grid gap-3">
          <h2 id="controls" className="text-lg">
            {texts.panels.controls}
          </h2>
          <div className="game-controls">
            <UndoButton game={game} dispatch={dispatch} />
            <ActionButton icon="new" name={texts.actions.newGame} onClick={onNewGame} />
            <ActionButton icon="reset" name={texts.actions.resetGame} onClick={onReset} />
          </div>
          <div className="game-actions">
            <GameActions {...props} />
          </div>
        </Card>
        <GameInfo game={game} status={<StatusText game={game} />} />
        <SharePanel game={game} accountName={props.accountName} />
        <PreferencesPanel twoPlayers={!isAgainstComputer(game)} />
        <AdSlot seed={4} shape="panel" />
      </div>
    </>
  )
}
