import { createPortal } from 'react-dom'
import type { Color } from '#chess/types.ts'
import { useIsFar } from '#app/game/far-side.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  readonly description: string
  readonly yes: string
  readonly no: string
  /** The side that answers, for two people across a table. */
  readonly asks?: Color
  readonly onYes: () => void
  readonly onNo: () => void
}

/**
 * Confirms an action that cannot be undone, or asks the other player. Outside the sheet of further actions, which closes before
 * its actions and would hide the dialog.
 */
export function ConfirmDialog({ title, description, yes, no, asks, onYes, onNo }: ConfirmDialogProps) {
  return createPortal(
    <Dialog open onClose={onNo} title={title} description={description} isTurned={useIsFar(asks)}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={onNo}>{no}</Button>
        <Button kind="primary" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}
