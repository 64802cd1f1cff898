import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { parseSquare } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { BoardDrawing } from './board-drawing.tsx'
import { BoardGrid } from './board-grid.tsx'
import { toggleMark, type BoardMark } from './board-marks.ts'
import { BoardPieces } from './board-pieces.tsx'
import { squareByKey } from './board-squares.ts'
import { squareByJump } from './jump-keys.ts'
import { squareMarks, type SquareMarksOf } from './square-marks.ts'
import { useBoardPointer } from './use-board-pointer.ts'
import './board.css'

export interface BoardProps extends SquareMarksOf {
  /** Whose side is at the bottom. */
  readonly orientation: Color
  /** What assistive technology calls each square, a1 first. */
  readonly labels: readonly string[]
  readonly onPress: (square: Square, how: 'click' | 'drop') => void
  readonly onCancel: () => void
  /** Marks that the page draws, besides those of the players. */
  readonly marks: readonly BoardMark[]
  readonly acrossTable: boolean
  /** Takes the keyboard's focus when it appears and nothing else has it; not where it is one thing of many on a page. */
  readonly takesFocus?: boolean
  /** Lies over the board: the end of the game, say. */
  readonly children?: ReactNode
}

const FIRST_CURSOR: Record<Color, Square> = { w: parseSquare('e2')!, b: parseSquare('e7')! }

export function Board(props: BoardProps) {
  const { orientation, labels, acrossTable, takesFocus = true, onPress, onCancel } = props
  const { pieces, movable, selected, targets, lastMove, premoved, check } = props
  const boardRef = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(FIRST_CURSOR[orientation])
  const [dropped, setDropped] = useState<Square>()
  const [drawn, setDrawn] = useState<readonly BoardMark[]>([])
  /** Whoever plays with the mouse wants the arrows to step through the moves; the cursor is for those who use keys. */
  const isPointed = useRef(false)
  const squares = useMemo(
    () => squareMarks({ pieces, movable, selected, targets, lastMove, premoved, check }),
    [pieces, movable, selected, targets, lastMove, premoved, check],
  )
  const pieceOn = (square: Square) => pieces.find((piece) => piece.square === square)?.piece

  const { dragged, letGo, handlers, ghostRef, landingRef } = useBoardPointer({
    boardRef,
    orientation,
    selected,
    canDrag: (square) => movable !== undefined && pieceOn(square)?.color === movable,
    onDraw: (mark) => (premoved.length > 0 ? onCancel() : setDrawn((marks) => toggleMark(marks, mark))),
    // The same empty list stays the same state, and nothing is rendered.
    onLeftPress: () => {
      isPointed.current = true
      setDrawn((marks) => (marks.length > 0 ? [] : marks))
    },
    onPress: (square, how) => {
      // A pressed square gets the focus next: said now, both are one rendering.
      if (how === 'click') setCursor(square)
      setDropped(how === 'drop' ? square : undefined)
      onPress(square, how)
    },
  })

  // Whoever began the game with a key goes on with the arrows at once; the button that had the focus is gone.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      boardRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [takesFocus])

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
    else if (presses) onPress(cursor, 'click')
    else if (event.key === 'Escape') {
      letGo()
      onCancel()
    } else return
    setDropped(undefined)
    event.preventDefault()
  }

  function onFocus(event: FocusEvent) {
    const square = (event.target as HTMLElement).dataset['square']
    if (square !== undefined) setCursor(Number(square) as Square)
    // The tab key brought it, and no pointer.
    if (event.target.matches(':focus-visible')) isPointed.current = false
  }

  const held = dragged === undefined ? undefined : pieceOn(dragged)

  return (
    <div
      role="presentation"
      className="board"
      ref={boardRef}
      {...handlers}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <BoardGrid
        orientation={orientation}
        labels={labels}
        marks={squares}
        selected={selected}
        cursor={cursor}
        acrossTable={acrossTable}
      />
      <div aria-hidden className="board-landing" ref={landingRef} hidden />
      <BoardPieces
        orientation={orientation}
        pieces={pieces}
        lastMove={lastMove}
        dragged={dragged}
        dropped={dropped}
        acrossTable={acrossTable}
      />
      <BoardDrawing marks={props.marks} drawn={drawn} orientation={orientation} />
      {props.children}
      {/* Over the whole page, so that the hand stays closed wherever the piece is carried. */}
      <div aria-hidden className="board-drag" hidden={!held}>
        <div className="board-ghost" ref={ghostRef}>
          {held && <PieceImage piece={held} />}
        </div>
      </div>
    </div>
  )
}
