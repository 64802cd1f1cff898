import { Button } from '#app/ui/button.tsx'

interface UndoBarProps {
  /** Absent while there is nothing to take back. */
  readonly text: string | undefined
  readonly onUndo: (() => void) | undefined
  readonly onClose: () => void
}

/** Stays until it is used or closed: nobody should have to be quick. */
export function UndoBar({ text, onUndo, onClose }: UndoBarProps) {
  return (
    <div role="status" className="fixed inset-x-3 bottom-3 z-30 mx-auto w-fit max-w-full">
      {text !== undefined && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-hairline bg-surface p-3 pl-5 shadow-float">
          <span>{text}</span>
          {onUndo && <Button onClick={onUndo}>Undo</Button>}
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </div>
  )
}
