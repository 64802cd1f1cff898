import { ConfirmDialog } from '#app/game/panels/load-confirm-dialog.tsx'

interface DropQuestionProps {
  readonly count: number
  /** The game had ended, and that ending stays in the history. */
  readonly isOver: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before a move in an older position drops the moves after it. */
export const DropQuestion = ({ count, isOver, onYes, onNo }: DropQuestionProps) => (
  <ConfirmDialog
    title="Go on from here?"
    description={`${
      count === 1
        ? 'The move after this position is dropped'
        : `The ${count} moves after this position are dropped`
    }, and the game goes on with yours.${isOver ? ' How it ended stays in your history.' : ''}`}
    yes="Play My Move"
    no="Keep the Game"
    onYes={onYes}
    onNo={onNo}
  />
)
