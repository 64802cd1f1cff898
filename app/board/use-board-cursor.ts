import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { parseSquare } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
import { isFocusFree, isKeyboardUsed } from '#app/browser/keep-focus.ts'
import { squareByKey } from './board-squares.ts'
import { squareByJump } from './jump-keys.ts'
import type { NamedPiece } from './named-piece.ts'

const FIRST_CURSOR: Record<Color, Square> = { w: parseSquare('e2')!, b: parseSquare('e7')! }

export interface BoardCursorOptions {
  readonly boardRef: RefObject<HTMLDivElement | null>
  readonly orientation: Color
  readonly pieces: readonly NamedPiece[]
  readonly picture: string | undefined
  /** Takes the focus when a picture appears and no other element has it. */
  readonly takesFocus: boolean
  /** Called on Enter or the space bar. */
  readonly onPress: (square: Square) => void
  readonly onEscape: () => void
  /** Called after any key of the board has been handled. */
  readonly onKey: () => void
}

/** The keyboard cursor: the one of the 64 squares that the Tab key reaches. */
export function useBoardCursor(options: BoardCursorOptions) {
  const { boardRef, orientation, pieces, picture, takesFocus, onPress, onEscape, onKey } = options
  const [cursor, setCursor] = useState(FIRST_CURSOR[orientation])
  /** True after a press with the pointer: then the arrow keys step through the moves instead of moving the cursor. */
  const isPointed = useRef(false)

  // After a game was started with a key, the arrow keys work at once, since the button that had the focus is gone.
  useEffect(() => {
    if (!takesFocus || !isFocusFree(document)) return
    boardRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    return isKeyboardUsed() ? undefined : hideRing(boardRef.current)
  }, [boardRef, picture, takesFocus])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Content over the board handles its keys separately.
    if (!(event.target as Element).matches('[data-square]')) return
    const next =
      squareByJump(event, cursor, pieces) ??
      (isPointed.current ? undefined : squareByKey(event.key, cursor, orientation))
    const presses = event.key === 'Enter' || event.key === ' '
    if (next !== undefined || presses) isPointed.current = false
    if (next !== undefined)
      boardRef.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus({ preventScroll: true })
    else if (presses) onPress(cursor)
    else if (event.key === 'Escape') onEscape()
    else return
    onKey()
    event.preventDefault()
  }

  function onFocus(event: FocusEvent) {
    const square = (event.target as HTMLElement).dataset['square']
    if (square !== undefined) setCursor(Number(square) as Square)
    // The focus came by the Tab key, not by the pointer.
    if (event.target.matches(':focus-visible')) isPointed.current = false
  }

  return {
    cursor,
    /** The pressed square is about to get the focus; setting the cursor now saves a render. */
    onPressed: setCursor,
    onPointed: () => {
      isPointed.current = true
    },
    handlers: { onKeyDown, onFocus },
  }
}

/** Hides the focus ring until the first key: the user started with the pointer, or the page was just loaded. */
function hideRing(board: HTMLElement | null): () => void {
  const show = () => board?.removeAttribute('data-no-ring')
  board?.setAttribute('data-no-ring', '')
  document.addEventListener('keydown', show, { capture: true, once: true })
  return () => {
    show()
    document.removeEventListener('keydown', show, { capture: true })
  }
}
