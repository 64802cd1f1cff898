import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { PROMOTION_ROLES, type Color, type PromotionRole, type Square } from '#chess/types.ts'
import { pressedKey } from '#app/browser/pressed-key.ts'
import { useClosedOnLeave } from '#app/ui/use-closed-on-leave.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { seenAt } from './board-squares.ts'
import { words } from '#words/board'

export interface PromotionDialogProps {
  readonly color: Color
  /** The side at the bottom of the board. */
  readonly orientation: Color
  /** The square that the pawn moves to. */
  readonly square: Square
  /** Two players across a table: the far side’s pieces are upside down. */
  readonly acrossTable: boolean
  readonly onChosen: (role: PromotionRole) => void
  /** Called on Esc or a press outside the choices: the pawn returns. */
  readonly onCancel: () => void
}

/**
 * Four pieces in a column from the pawn’s square towards the middle of the board, with the queen on that square,
 * where eyes and pointer already are. Keys: q r b n, arrows, Esc.
 */
export function PromotionDialog(props: PromotionDialogProps) {
  const { color, orientation, square, acrossTable, onChosen, onCancel } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { column, row } = seenAt(square, orientation)
  const turned = acrossTable && color !== orientation ? 'turned' : ''
  const isFromTop = row === 0

  useModalOnSquare(dialog, column, isFromTop, onCancel)
  useClosedOnLeave(dialog)

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const role = PROMOTION_ROLES.find((candidate) => candidate === pressedKey(event).toLowerCase())
    if (role) onChosen(role)
    else if (event.key === 'Escape') onCancel()
    else if (!moveFocus(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function moveFocus(key: string): boolean {
    const step = stepOf(key, isFromTop)
    if (step === 0) return false
    const buttons = [...dialog.current!.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons.at((at + step) % buttons.length)?.focus()
    return true
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="promotion-title"
      className={`promotion-dialog ${isFromTop ? 'from-top' : 'from-bottom'}`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      // Browsers may close the dialog despite the `cancel` handler. In development React closes and reopens it at once.
      onClose={(event) => {
        if (!event.currentTarget.open) onCancel()
      }}
    >
      <div className={`promotion-choices ${turned}`}>
        {PROMOTION_ROLES.map((role) => (
          <button key={role} type="button" className="promotion-choice" onClick={() => onChosen(role)}>
            <PieceImage piece={{ color, role }} />
            <span className="sr-only">{words.promotionDialog.piece(role)}</span>
          </button>
        ))}
      </div>
      <h2 id="promotion-title" className={`promotion-title ${turned}`}>
        {words.promotionDialog.choosePromotionPiece}
      </h2>
    </dialog>
  )
}

/** Opens the dialog on its square, moves it when the window changes, and handles presses beside its choices. */
function useModalOnSquare(
  dialog: RefObject<HTMLDialogElement | null>,
  column: number,
  isFromTop: boolean,
  onCancel: () => void,
) {
  const onPressBeside = useEffectEvent((event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) onCancel()
  })

  useLayoutEffect(() => {
    const element = dialog.current!
    const place = () => placeOnSquare(element, column, isFromTop)
    element.showModal()
    place()
    // After a rotation the page has its new layout by the next frame.
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    window.addEventListener('resize', follow)
    element.addEventListener('click', onPressBeside)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', follow)
      element.removeEventListener('click', onPressBeside)
    }
  }, [dialog, column, isFromTop])
}

/** A finger's width; squares on the smallest phones are smaller. */
const SMALLEST_CHOICE_PX = 44

/** “Next” leads away from the pawn's square. */
function stepOf(key: string, isFromTop: boolean): 1 | 0 | -1 {
  const isBack = key === 'ArrowUp' || key === 'ArrowLeft'
  if (!isBack && key !== 'ArrowDown' && key !== 'ArrowRight') return 0
  return isBack === isFromTop ? -1 : 1
}

/**
 * A modal dialog cannot be positioned inside the board, so it is placed by measurement: over the board's squares, with its
 * title beyond the choices and within the board. It scrolls with the page.
 */
function placeOnSquare(dialog: HTMLDialogElement, column: number, isFromTop: boolean) {
  const board = dialog.parentElement!.querySelector('.board')!.getBoundingClientRect()
  const size = board.width / 8
  const choice = Math.max(size, SMALLEST_CHOICE_PX)
  dialog.style.setProperty('--choice', `${choice}px`)
  const middle = board.left + (column + 0.5) * size
  const within = (width: number) => Math.max(board.left, Math.min(board.right - width, middle - width / 2))
  const left = within(dialog.offsetWidth)
  dialog.style.setProperty('--from-left', `${within(choice) - left}px`)
  dialog.style.left = `${left + window.scrollX}px`
  dialog.style.top = `${(isFromTop ? board.top : board.bottom - dialog.offsetHeight) + window.scrollY}px`
}
