import type { Color } from '#chess/types.ts'
import { ConfirmDialog } from '#app/game/panels/load-confirm-dialog.tsx'
import { words } from '#words/game'

interface DropQuestionProps {
  readonly count: number
  /** True if the game had ended; that ending stays in the history. */
  readonly isOver: boolean
  /** The side that moved. */
  readonly asks: Color
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before a move in an older position drops the moves after it. */
export const DropQuestion = ({ count, isOver, asks, onYes, onNo }: DropQuestionProps) => (
  <ConfirmDialog
    title={words.dropQuestion.title}
    description={words.dropQuestion.about(count, isOver)}
    yes={words.dropQuestion.playMyMove}
    no={words.dropQuestion.keepTheGame}
    asks={asks}
    onYes={onYes}
    onNo={onNo}
  />
)
