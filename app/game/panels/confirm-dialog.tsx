import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  readonly description: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Confirms an action that cannot be undone, or asks the other player. */
export function ConfirmDialog({ title, description, yes, no, onYes, onNo }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={onNo} title={title} description={description}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={onNo}>{no}</Button>
        <Button kind="primary" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
