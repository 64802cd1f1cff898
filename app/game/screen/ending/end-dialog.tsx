import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { EndTexts } from '#app/game/wording.ts'
import { words } from '#words/game'

/** Lets the player see the last move before the dialog covers it. */
const DELAY_MS = 500

export interface EndDialogProps {
  readonly texts: EndTexts
  /** Tells where the game is saved. */
  readonly note?: ReactNode
  /** The review of the game. */
  readonly review?: ReactNode
  readonly onDismiss: () => void
  readonly onSeePrevious: () => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

export function EndDialog(props: EndDialogProps) {
  const { texts, note, review, onDismiss, onSeePrevious, onRematch, onNewGame } = props
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      title={texts.heading}
      description={
        <>
          <p className="font-semibold text-ink">{texts.subtext}</p>
          <p>{texts.reason}</p>
        </>
      }
    >
      {review}
      <div className="end-actions grid gap-4">
        <div className="end-buttons grid grid-cols-2 gap-3">
          <Button className="max-sm:col-span-2" onClick={onSeePrevious}>
            {words.endDialog.seePreviousMoves}
          </Button>
          <Button className="max-sm:px-2" kind="primary" onClick={onNewGame}>
            {words.actions.newGame}
          </Button>
          <Button className="max-sm:px-2 sm:col-span-2" onClick={onRematch}>
            {words.actions.rematch}
          </Button>
        </div>
        {note}
      </div>
    </Dialog>
  )
}
