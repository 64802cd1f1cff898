import { ActionButton } from './action-button.tsx'
import { mayTakeBack, type GameEvent, type LocalGame } from '#app/game/game.ts'
import { words } from '#words/game'

interface UndoButtonProps {
  readonly game: LocalGame
  readonly dispatch: (event: GameEvent) => void
}

export const UndoButton = ({ game, dispatch }: UndoButtonProps) => (
  <ActionButton
    icon="undo"
    name={words.actions.undoMove}
    disabled={!mayTakeBack(game)}
    onClick={() => dispatch({ type: 'move-taken-back', atMs: performance.now() })}
  />
)
