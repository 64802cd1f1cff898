import { ActionButton } from './action-button.tsx'
import type { Game } from '#app/game/game.ts'
import { words } from '#words/game'

interface StepButtonsProps {
  readonly game: Game
  readonly onShow: (ply: number) => void
}

/** Buttons that step through the moves; hidden before the first move. */
export function GameStepButtons({ game, onShow }: StepButtonsProps) {
  const { line, shown } = game
  if (line.length === 0) return null
  return (
    <>
      <ActionButton
        icon="previous"
        name={words.actions.previous}
        className="step-previous"
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      />
      <ActionButton
        iconAfter="next"
        name={words.actions.next}
        className="step-next"
        disabled={shown === line.length}
        onClick={() => onShow(shown + 1)}
      />
    </>
  )
}
