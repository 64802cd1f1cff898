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
import { words as texts } from '#words/game'

/** On phones: one bar of buttons, the moves in a line and the status line on the first screen, the rest folded away below. */
export function CompactPanels(props: PanelsProps) {
  const { game, words, dispatch, onKeep, onShow, onNewGame, onReset } = props
  return (
    <>
      <div role="group" aria-label={texts.panels.controls} className="game-bar">
        <UndoButton game={game} dispatch={dispatch} />
        <GameActions {...props} />
        <GameStepButtons game={game} onShow={onShow} />
      </div>
      <section aria-label={texts.panels.review} className="game-line">
        {onKeep ? (
          <CoachBar onKeep={onKeep} dispatch={dispatch} />
        ) : (
          <GameMoves
            game={game}
            onShow={onShow}
            onPlayAgain={() => dispatch({ type: 'move-played-again', atMs: performance.now() })}
          />
        )}
      </section>
      <WordLine game={game} words={words}>
        <StatusText game={game} />
      </WordLine>
      <details className="game-more">
        <summary className="min-h-11 content-center font-semibold">{texts.panels.more}</summary>
        <div className="grid gap-4 pt-2">
          <GameTypedMove game={game} dispatch={dispatch} />
          <div className="game-controls">
            <ActionButton icon="new" name={texts.actions.newGame} onClick={onNewGame} />
            <ActionButton icon="reset" name={texts.actions.resetGame} onClick={onReset} />
          </div>
          <GameInfo game={game} />
          <SharePanel game={game} accountName={props.accountName} />
          <PreferencesPanel twoPlayers={!isAgainstComputer(game)} />
          <AdSlot seed={4} shape="panel" />
        </div>
      </details>
    </>
  )
}
