import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useClosedOnLeave } from './use-closed-on-leave.ts'

interface DialogProps {
  readonly open: boolean
  /** Called on Esc or a press outside the dialog; the caller sets `open` to false. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** A line or two below the title, read by screen readers together with it. */
  readonly description?: ReactNode
  /** `beside`: at the window's edge and without a backdrop, so that the page behind it stays visible. */
  readonly place?: Place
  /** Upside down, for a player on the far side of a table. */
  readonly isTurned?: boolean
  /** A picture beside the title. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

type Place = 'middle' | 'beside'

const PLACES: Record<Place, string> = {
  middle: 'm-auto w-[min(28rem,calc(100vw-2rem))]',
  beside:
    'mx-auto mt-auto mb-2 max-h-[45dvh] w-[calc(100vw-1rem)] max-w-[30rem] backdrop:bg-transparent ' +
    'landscape:my-auto landscape:mr-4 landscape:max-h-[calc(100dvh-2rem)] landscape:w-[min(24rem,45vw)]',
}

/** The browser's modal dialog: it traps the focus, closes on Esc and restores the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, place = 'middle', isTurned = false, picture, children } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  useClosedOnLeave(dialog)

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it is a shortcut; Esc is the keyboard's way
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={`rounded-card border border-hairline bg-surface text-ink shadow-float open:animate-rise ${isTurned ? 'rotate-180' : ''} ${PLACES[place]}`}
      // The browser would close the dialog on `cancel`; instead, `open` alone decides, so that screen and state agree.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {/* Fills the dialog, so that a press on the dialog element itself is a press on its backdrop. */}
      <div className="grid gap-4 p-6">
        <div className={picture ? 'dialog-head' : 'grid gap-1'}>
          {picture}
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {description !== undefined && (
            <div id={`${id}-description`} className="text-muted">
              {description}
            </div>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
