import { ActionButton } from './action-button.tsx'
import { CoachBar } from './coach-bar.tsx'
import { GameActions } from './game-actions.tsx'
import { GamePeople } from './game-people.tsx'
import { GameInfo } from './game-info.tsx'
import { GameMoves } from './game-moves.tsx'
import { StatusText } from './game-status.tsx'
import { GameTypedMove } from './game-typed-move.tsx'
import type { PanelsProps } from './panels-props.ts'
import { PreferencesPanel } from './preferences-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { GameStepButtons } from './step-buttons.tsx'
import { UndoButton } from './undo-button.tsx'
import type { Room } from './use-room.ts'
import { WordLine } from './word-line.tsx'
import { endOf, isAgainstComputer, isCoached } from '#app/game/game.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import { words as texts } from '#words/game'

/** One bar of buttons, directly below the board on phones. */
export const GameBar = (props: PanelsProps) => (
  <div role="group" aria-label={texts.panels.controls} className="game-bar">
    <UndoButton game={props.game} dispatch={props.dispatch} />
    <GameActions {...props} />
    <GameStepButtons game={props.game} onShow={props.onShow} />
  </div>
)

/** On phones: the moves in one line and the status line, both on the first screen. */
export function PhoneColumn({ game, words, pose, dispatch, onKeep, onShow }: PanelsProps) {
  return (
    <>
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
      <WordLine game={game} words={words} pose={isCoached(game) ? pose : undefined}>
        <StatusText game={game} />
      </WordLine>
    </>
  )
}

/** Rarely needed panels, folded away below everything else. */
export function FoldedPanels(props: PanelsProps & { readonly room: Room }) {
  const { game, room, dispatch, onNewGame, onReset } = props
  return (
    <details className="game-more">
      <summary>{texts.panels.more}</summary>
      <div className="grid gap-4 pt-2">
        {room === 'phone' && <GameTypedMove game={game} dispatch={dispatch} />}
        {room === 'phone' && props.onHint && !endOf(game) && (
          <div className="grid gap-2">
            <GamePeople game={game} onPeopleMarks={props.onPeopleMarks} />
          </div>
        )}
        <div className="game-controls">
          <ActionButton icon="new" name={texts.actions.newGame} onClick={onNewGame} />
          <ActionButton icon="reset" name={texts.actions.resetGame} onClick={onReset} />
        </div>
        <GameInfo game={game} />
        <div className="folded-group">
          <SharePanel game={game} accountName={props.accountName} />
          <PreferencesPanel twoPlayers={!isAgainstComputer(game)} />
        </div>
        <AdSlot seed={4} shape="panel" />
      </div>
    </details>
  )
}
