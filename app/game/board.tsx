import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { parseSquare } from '#chess/squares.ts'
import { opposite, type Color, type Square } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { BoardDrawing } from './board-drawing.tsx'
import { toggleMark, type BoardMark } from './board-marks.ts'
import { rowsSeenBy, seenAt, squareByKey } from './board-squares.ts'
import { BoardSquare } from './board-square.tsx'
import { squareByJump } from './jump-keys.ts'
import type { NamedPiece } from './pieces.ts'
import { useBoardPointer } from './use-board-pointer.ts'
import './board.css'

export interface BoardProps {
  /** Whose side is at the bottom. */
  readonly side: Color
  readonly pieces: readonly NamedPiece[]
  /** What assistive technology calls each square, a1 first. */
  readonly labels: readonly string[]
  /** Whose pieces may be picked up; nobody's while the computer thinks or when the game is over. */
  readonly movable: Color | undefined
  readonly selected: Square | undefined
  readonly targets: readonly Square[]
  readonly lastMove: readonly Square[]
  readonly check: Square | undefined
  readonly onPress: (square: Square) => void
  readonly onCancel: () => void
  /** Squares of moves that wait for their turn. */
  readonly premoved: readonly Square[]
  readonly coordinates: boolean
  /** Marks that the page draws, besides those of the players. */
  readonly marks: readonly BoardMark[]
  /** The far side's pieces stand upside down, for two people across a table. */
  readonly acrossTable: boolean
  /** Lies over the board: the end of the game, say. */
  readonly children?: ReactNode
}

const FIRST_CURSOR: Record<Color, Square> = { w: parseSquare('e2')!, b: parseSquare('e7')! }

export function Board(props: BoardProps) {
  const { side, pieces, labels, movable, selected, targets, lastMove, check, premoved, coordinates } = props
  const { onPress, onCancel } = props
  const boardRef = useRef<HTMLDivElement>(null)
  const ghostRef = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(FIRST_CURSOR[side])
  /** The piece that was dropped there is there already, and does not slide. */
  const [dropped, setDropped] = useState<Square>()

  const pieceOn = new Map(pieces.map((piece) => [piece.square, piece.piece]))
  const isMovable = (square: Square) => movable !== undefined && pieceOn.get(square)?.color === movable

  const [drawn, setDrawn] = useState<readonly BoardMark[]>([])

  const { dragged, letGo, handlers } = useBoardPointer({
    boardRef,
    ghostRef,
    side,
    selected,
    canDrag: isMovable,
    onDraw: (mark) => (premoved.length > 0 ? onCancel() : setDrawn((marks) => toggleMark(marks, mark))),
    // The same empty list stays the same state, and nothing is rendered.
    onLeftPress: () => setDrawn((marks) => (marks.length > 0 ? [] : marks)),
    onPress: (square, how) => {
      setDropped(how === 'drop' ? square : undefined)
      onPress(square)
    },
  })

  // Whoever began the game with a key goes on with the arrows at once; the button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body)
      boardRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = squareByKey(event.key, cursor, side) ?? squareByJump(event, cursor, pieces)
    if (next !== undefined)
      boardRef.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus({ preventScroll: true })
    else if (event.key === 'Enter' || event.key === ' ') onPress(cursor)
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
  }

  const ghost = dragged !== undefined && pieceOn.get(dragged)

  return (
    <div
      role="presentation"
      className="board"
      ref={boardRef}
      {...handlers}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div role="grid" aria-label="Chess board" className="board-grid">
        {rowsSeenBy(side).map((row, rowIndex) => (
          <div role="row" className="contents" key={rowIndex}>
            {row.map((square, column) => (
              <BoardSquare
                key={square}
                square={square}
                label={labels[square] ?? ''}
                marks={marksOf(square)}
                selected={square === selected}
                reachable={square === cursor}
                showsFile={coordinates && rowIndex === 7}
                showsRank={coordinates && column === 0}
              />
            ))}
          </div>
        ))}
      </div>
      {/* A board that is turned is another picture, not sixteen pieces on the march. */}
      <div
        aria-hidden
        className={`board-pieces ${props.acrossTable ? `far-${opposite(side)}` : ''}`}
        key={side}
      >
        {pieces.map(({ id, piece, square }) => (
          <div
            key={id}
            className={`${pieceClass(square)} ${piece.color}`}
            style={{ transform: placeOf(square, side) }}
          >
            <PieceImage piece={piece} />
          </div>
        ))}
      </div>
      <BoardDrawing marks={[...props.marks, ...drawn]} side={side} />
      {props.children}
      <div aria-hidden className="board-ghost" ref={ghostRef} hidden={!ghost}>
        {ghost && <PieceImage piece={ghost} />}
      </div>
    </div>
  )

  function marksOf(square: Square): string {
    const marks = []
    if (square === selected) marks.push('selected')
    if (targets.includes(square)) marks.push(pieceOn.has(square) ? 'capture' : 'target')
    if (lastMove.includes(square)) marks.push('last')
    if (premoved.includes(square)) marks.push('premove')
    if (square === check) marks.push('check')
    if (isMovable(square)) marks.push('draggable')
    return marks.join(' ')
  }

  function pieceClass(square: Square): string {
    const marks = ['board-piece']
    if (square === dragged) marks.push('lifted')
    if (square === dropped) marks.push('dropped')
    if (lastMove.includes(square)) marks.push('moving')
    return marks.join(' ')
  }
}

function placeOf(square: Square, side: Color): string {
  const { column, row } = seenAt(square, side)
  return `translate(${column * 100}%, ${row * 100}%)`
}
