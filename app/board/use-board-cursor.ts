import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { parseSquare } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
import { isFocusFree } from '#app/browser/keep-focus.ts'
import { squareByKey } from './board-squares.ts'
import { squareByJump } from './jump-keys.ts'
import type { NamedPiece } from './named-piece.ts'

const FIRST_CURSOR: Record<Color, Square> = { w: parseSquare('e2')!, b: parseSquare('e7')! }

export interface BoardCursorOptions {
  readonly boardRef: RefObject<HTMLDivElement | null>
  readonly orientation: Color
  readonly pieces: readonly NamedPiece[]
  readonly picture: string | undefined
  /** Takes the focus when a picture appears and nothing else has it. */
  readonly takesFocus: boolean
  /** Enter or the space bar on a square. */
  readonly onPress: (square: Square) => void
  readonly onEscape: () => void
  /** Any of the board's keys, after it has done what it does. */
  readonly onKey: () => void
}

/** The square that the keys are on: the one of the 64 that the Tab key reaches. */
export function useBoardCursor(options: BoardCursorOptions) {
  const { boardRef, orientation, pieces, picture, takesFocus, onPress, onEscape, onKey } = options
  const [cursor, setCursor] = useState(FIRST_CURSOR[orientation])
  /** Whoever plays with the mouse wants the arrows to step through the moves; the cursor is for those who use keys. */
  const isPointed = useRef(false)

  // Whoever began the game with a key goes on with the arrows at once; the button that had the focus is gone.
  useEffect(() => {
    if (takesFocus && isFocusFree(document))
      boardRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [boardRef, picture, takesFocus])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // What lies over the board has keys of its own.
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
    // The tab key brought it, and no pointer.
    if (event.target.matches(':focus-visible')) isPointed.current = false
  }

  return {
    cursor,
    /** A pressed square gets the focus next: said before, both are one rendering. */
    onPressed: setCursor,
    onPointed: () => {
      isPointed.current = true
    },
    handlers: { onKeyDown, onFocus },
  }
}
