import { ActionButton } from './action-button.tsx'
import { CoachBar } from './coach-bar.tsx'
import { GameActions, MainAction, Rematch } from './game-actions.tsx'
import { idleOf } from './game-coach.tsx'
import { GamePeople } from './game-people.tsx'
import { GameMoves } from './game-moves.tsx'
import { StatusText } from './game-status.tsx'
import { GameTypedMove } from './game-typed-move.tsx'
import { MoreMenu } from './more-menu.tsx'
import { redoMove } from './redo-move.ts'
import type { PanelsProps } from './panels-props.ts'
import { PreferencesPanel } from './preferences-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { GameStepButtons } from './step-buttons.tsx'
import { UndoButton } from './undo-button.tsx'
import type { Room } from './use-room.ts'
import { WordLine } from './word-line.tsx'
import { endOf, isAgainstComputer, isCoached } from '#app/game/game.ts'
import { words as texts } from '#words/game'

/** Up to five buttons directly below the board; the others are in a sheet that the first one opens. */
export const GameBar = (props: PanelsProps & { readonly room: Room }) => (
  <div role="group" aria-label={texts.panels.controls} className="game-bar">
    <MoreMenu>
      <SheetPanels {...props} />
    </MoreMenu>
    <UndoButton game={props.game} dispatch={props.dispatch} />
    {endOf(props.game) ? <Rematch onRematch={props.onRematch} /> : <MainAction {...props} />}
    <GameStepButtons game={props.game} onShow={props.onShow} />
  </div>
)

function SheetPanels(props: PanelsProps & { readonly room: Room }) {
  const { game, room, onNewGame, onReset } = props
  return (
    <>
      <div className="game-actions">
        <ActionButton icon="new" name={texts.actions.newGame} onClick={onNewGame} />
        <ActionButton icon="reset" name={texts.actions.resetGame} onClick={onReset} />
        <GameActions {...props} onRematch={undefined} />
      </div>
      {room === 'phone' && props.onHint && !endOf(game) && (
        <GamePeople game={game} onPeopleMarks={props.onPeopleMarks} />
      )}
      <div className="folded-group">
        <SharePanel game={game} accountName={props.accountName} />
        <PreferencesPanel twoPlayers={!isAgainstComputer(game)} />
      </div>
    </>
  )
}

/** On phones: the moves in one line and the status line, both on the first screen. */
export function PhoneColumn({ game, words, pose, dispatch, onKeep, onShow }: PanelsProps) {
  return (
    <>
      <section aria-label={texts.panels.review} className="game-line">
        {onKeep ? (
          <CoachBar onKeep={onKeep} dispatch={dispatch} />
        ) : (
          <GameMoves game={game} onShow={onShow} onPlayAgain={redoMove(game, dispatch)} />
        )}
      </section>
      <WordLine game={game} words={words} {...(isCoached(game) && { pose, idle: idleOf(game).text })}>
        <StatusText game={game} />
      </WordLine>
      <GameTypedMove game={game} dispatch={dispatch} />
    </>
  )
}
