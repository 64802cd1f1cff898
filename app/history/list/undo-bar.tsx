import { Button } from '#app/ui/button.tsx'
import { words } from '#words/history'

interface UndoBarProps {
  /** Undefined while there is nothing to undo. */
  readonly text: string | undefined
  readonly onUndo: (() => void) | undefined
  readonly onClose: () => void
}

/** Stays until it is used or closed, so that users are not rushed. */
export function UndoBar({ text, onUndo, onClose }: UndoBarProps) {
  return (
    <div role="status" className="fixed inset-x-3 bottom-3 z-30 mx-auto w-fit max-w-full">
      {text !== undefined && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-hairline bg-surface p-3 pl-5 shadow-float">
          <span>{text}</span>
          {onUndo && <Button onClick={onUndo}>{words.undoBar.undo}</Button>}
          <Button onClick={onClose}>{words.undoBar.close}</Button>
        </div>
      )}
    </div>
  )
}
