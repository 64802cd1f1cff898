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
  /** True if "no" is the safer answer: it then has the color of a main action. */
  readonly isGrave?: boolean
  /** The side that answers, for two people across a table. */
  readonly asks?: Color
  readonly onYes: () => void
  readonly onNo: () => void
}

/**
 * Confirms an action that cannot be undone, or asks the other player. Outside the sheet of further actions, which closes before
 * its actions and would hide the dialog.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, yes, no, isGrave = false, asks, onYes, onNo } = props
  return createPortal(
    <Dialog open onClose={onNo} title={title} description={description} isTurned={useIsFar(asks)}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button kind={isGrave ? 'primary' : 'secondary'} onClick={onNo}>
          {no}
        </Button>
        <Button kind={isGrave ? 'secondary' : 'primary'} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}
