import { useEffect, useState, type ReactNode } from 'react'
import { Rajah } from '#app/stage/rajah.tsx'
import type { Pose } from '#app/stage/pose.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { EndTexts } from '#app/game/wording.ts'
import { words } from '#words/game'
import './end-dialog.css'

/** Delays the dialog, so that the player sees the last move first. */
const DELAY_MS = 500

export interface EndDialogProps {
  readonly texts: EndTexts
  /** Tells where the game is saved. */
  readonly note?: ReactNode
  /** Leads to the review: a button or a link. */
  readonly review?: ReactNode
  /** Across a table: true to turn the dialog to the far player first. Undefined elsewhere. */
  readonly facesFar: boolean | undefined
  readonly onDismiss: () => void
  readonly onSeePrevious: () => void
  /** True if the opponent has asked for a rematch, which the button then accepts. */
  readonly isRematchAsked?: boolean
  /** Undefined for watchers. */
  readonly onRematch: (() => void) | undefined
  readonly onNewGame: (() => void) | undefined
}

const POSES: Record<EndTexts['result'], Pose> = {
  won: 'praise',
  lost: 'sorry',
  drawn: 'welcome',
  over: 'praise',
}

export function EndDialog(props: EndDialogProps) {
  const { texts, note, review, facesFar, onDismiss, onSeePrevious, onRematch, onNewGame } = props
  const [open, setOpen] = useState(false)
  const [isTurned, setTurned] = useState(facesFar ?? false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      isTurned={isTurned}
      picture={<Rajah pose={POSES[texts.result]} />}
      title={texts.heading}
      description={
        <>
          <p className="font-semibold text-ink">{texts.subtext}</p>
          <p>{texts.reason}</p>
        </>
      }
    >
      <div className="end-body">{note}</div>
      <div className="end-actions">
        <div className="end-link">{review}</div>
        {onRematch && (
          <Button icon="rematch" onClick={onRematch}>
            {props.isRematchAsked ? words.endDialog.acceptRematch : words.actions.rematch}
          </Button>
        )}
        {onNewGame && (
          <Button icon="new" onClick={onNewGame}>
            {words.actions.newGame}
          </Button>
        )}
        <Button ref={focusFirst} onClick={onSeePrevious}>
          {words.endDialog.seePreviousMoves}
        </Button>
        {facesFar !== undefined && (
          <Button icon="flip" className="end-turn-around" onClick={() => setTurned(!isTurned)}>
            {words.endDialog.turnAround}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Focuses a button when the dialog opens that does no harm if a player is still pressing keys to move. */
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '')
