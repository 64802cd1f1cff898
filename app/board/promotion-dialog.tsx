import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { PROMOTION_ROLES, type Color, type PromotionRole, type Square } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { seenAt } from './board-squares.ts'
import './promotion.css'
import { ROLE_NAMES } from '#chess/names.ts'

export interface PromotionDialogProps {
  readonly color: Color
  /** Whose side is at the bottom of the board. */
  readonly orientation: Color
  /** Where the pawn arrives. */
  readonly square: Square
  readonly onChosen: (role: PromotionRole) => void
  /** Esc, or a press anywhere else: the pawn goes back. */
  readonly onCancel: () => void
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The four pieces, on the pawn's own file, where eye and pointer are already. Keys: q r b n, arrows, Esc. */
export function PromotionDialog({ color, orientation, square, onChosen, onCancel }: PromotionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { column, row } = seenAt(square, orientation)

  const onPressBeside = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current) onCancel()
  })

  useLayoutEffect(() => {
    const element = dialog.current!
    const place = () => placeOnFile(element, column, row === 0)
    element.showModal()
    place()
    window.addEventListener('resize', place)
    element.addEventListener('click', onPressBeside)
    return () => {
      window.removeEventListener('resize', place)
      element.removeEventListener('click', onPressBeside)
    }
  }, [column, row])

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const role = PROMOTION_ROLES.find((candidate) => candidate === event.key.toLowerCase())
    if (role) return onChosen(role)
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...dialog.current!.querySelectorAll('button')]
    buttons.at((buttons.indexOf(event.currentTarget) + step) % buttons.length)?.focus()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="promotion-title"
      className="promotion-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id="promotion-title" className="promotion-title">
        Choose Promotion Piece
      </h2>
      {PROMOTION_ROLES.map((role) => (
        <button
          key={role}
          type="button"
          className="promotion-choice"
          onKeyDown={onKeyDown}
          onClick={() => onChosen(role)}
        >
          <PieceImage piece={{ color, role }} />
          <span className="sr-only">{ROLE_NAMES[role][0]!.toUpperCase() + ROLE_NAMES[role].slice(1)}</span>
        </button>
      ))}
    </dialog>
  )
}

/**
 * A modal dialog knows no container but the page, so its place is measured: on the board that stands beside it, kept
 * within the board's width, the queen where the pawn arrives. It scrolls with the page.
 */
function placeOnFile(dialog: HTMLDialogElement, column: number, fromTop: boolean) {
  const board = dialog.parentElement!.getBoundingClientRect()
  const square = board.width / 8
  dialog.style.setProperty('--square', `${square}px`)
  const center = board.left + (column + 0.5) * square
  const room = board.right - dialog.offsetWidth
  const left = Math.max(board.left, Math.min(room, center - dialog.offsetWidth / 2))
  dialog.style.left = `${left + window.scrollX}px`
  dialog.style.top = `${(fromTop ? board.top : board.bottom - dialog.offsetHeight) + window.scrollY}px`
}
