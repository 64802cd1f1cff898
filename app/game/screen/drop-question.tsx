import { ConfirmDialog } from '#app/game/panels/load-confirm-dialog.tsx'
import { words } from '#words/game'

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
    title={words.dropQuestion.title}
    description={words.dropQuestion.about(count, isOver)}
    yes={words.dropQuestion.playMyMove}
    no={words.dropQuestion.keepTheGame}
    onYes={onYes}
    onNo={onNo}
  />
)
