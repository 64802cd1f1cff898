import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Color, Square } from '#chess/types.ts'
import type { BoardMark } from './board-marks.ts'
import { squareUnder } from './square-under.ts'
import { useLiftedPiece } from './use-lifted-piece.ts'
import { useMarkDrawing } from './use-mark-drawing.ts'
import { useSpentClick } from './use-spent-click.ts'

/** Smaller movements count as clicks with an unsteady hand. */
const DRAG_THRESHOLD_PX = 3
/** `buttons` while the left button, a finger or a pen's tip alone is pressed. */
const LEFT_PRESSED = 1

export interface BoardPointerOptions {
  readonly boardRef: RefObject<HTMLDivElement | null>
  readonly orientation: Color
  readonly selected: Square | undefined
  readonly canDrag: (square: Square) => boolean
  /** A click on a square, or a piece dropped on it. */
  readonly onPress: (square: Square, how: 'click' | 'drop') => void
  /** An arrow or circle drawn with the right button. */
  readonly onDraw: (mark: BoardMark) => void
  /** A press of the left button, which clears drawn marks. */
  readonly onLeftPress: () => void
}

/** A press that is a drag or may become one. */
interface Held {
  readonly pointerId: number
  readonly origin: Square
  readonly fromX: number
  readonly fromY: number
  readonly dragging: boolean
}

/**
 * Clicks and drags on the board, without modes. Pressing one of the player's pieces selects it at once, which feels fast;
 * moving past the threshold lifts it; releasing it over another square counts as a click there; releasing it elsewhere puts it
 * back.
 */
export function useBoardPointer(options: BoardPointerOptions) {
  const { boardRef, orientation, selected, canDrag, onPress } = options
  const { dragged, ghostRef, landingRef, lift, follow, putDown } = useLiftedPiece(boardRef, orientation)
  const held = useRef<Held>(undefined)
  const drawing = useMarkDrawing(options.onDraw)
  const spentClick = useSpentClick()

  const squareAt = (event: MouseEvent) => squareOn(boardRef.current, orientation, event)

  function letGo() {
    held.current = undefined
    putDown()
  }

  /** Puts a dragged piece back. The click at the end of the press does nothing. */
  function cancel() {
    spentClick.spend()
    letGo()
  }

  function onPointerDown(event: PointerEvent) {
    // A second finger.
    if (held.current) return cancel()
    spentClick.onPressBegun()
    const origin = squareAt(event)
    if (event.button === 2) drawing.begin(origin)
    else if (event.button === 0) options.onLeftPress()
    if (!event.isPrimary || event.button !== 0 || origin === undefined || !canDrag(origin)) return
    const { pointerId, clientX: fromX, clientY: fromY } = event
    held.current = { pointerId, origin, fromX, fromY, dragging: false }
    boardRef.current?.setPointerCapture(pointerId)
    if (selected === origin) return
    spentClick.spend()
    onPress(origin, 'click')
  }

  function onPointerMove(event: PointerEvent) {
    const press = held.current
    if (!press || press.pointerId !== event.pointerId) return
    // Another button, or a pen's barrel button: browsers send no `pointerdown` while one button is pressed.
    if (event.buttons !== LEFT_PRESSED) return cancel()
    if (press.dragging) return follow(event)
    if (Math.hypot(event.clientX - press.fromX, event.clientY - press.fromY) < DRAG_THRESHOLD_PX) return
    held.current = { ...press, dragging: true }
    spentClick.spend()
    lift(event, press.origin)
  }

  function onPointerUp(event: PointerEvent) {
    spentClick.onPressEnded()
    if (event.button === 2) return drawing.finish(event, squareAt(event))
    const press = held.current
    if (!press || press.pointerId !== event.pointerId) return
    const target = press.dragging ? squareAt(event) : undefined
    letGo()
    if (target !== undefined && target !== press.origin && canDrag(press.origin)) onPress(target, 'drop')
  }

  function onClick(event: MouseEvent) {
    const square = spentClick.take() ? undefined : (squareClicked(event) ?? squareAt(event))
    if (square !== undefined) onPress(square, 'click')
  }

  return {
    /** The square whose piece is being dragged. */
    dragged,
    letGo,
    /** The dragged piece, and the mark of the square under it. */
    ghostRef,
    landingRef,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo, onClick, onContextMenu },
  }
}

function squareOn(board: HTMLDivElement | null, orientation: Color, event: MouseEvent): Square | undefined {
  const box = board?.getBoundingClientRect()
  return box && squareUnder(event, box, orientation)
}

/** A screen reader's click has a target square but no coordinates; a click during pointer capture has coordinates. */
function squareClicked({ target }: MouseEvent): Square | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-square]')
  return cell ? (Number(cell.dataset['square']) as Square) : undefined
}

/** The right button draws, so no context menu. */
const onContextMenu = (event: MouseEvent) => event.preventDefault()
