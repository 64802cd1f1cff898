import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { parseSquare } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { rowsSeenBy, seenAt, squareByKey } from './board-squares.ts'
import { BoardSquare } from './board-square.tsx'
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
  /** Lies over the board: the end of the game, say. */
  readonly children?: ReactNode
}

const FIRST_CURSOR: Record<Color, Square> = { w: parseSquare('e2')!, b: parseSquare('e7')! }

export function Board(props: BoardProps) {
  const { side, pieces, labels, movable, selected, targets, lastMove, check, onPress, onCancel } = props
  const boardRef = useRef<HTMLDivElement>(null)
  const ghostRef = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(FIRST_CURSOR[side])
  /** The piece that was dropped there is there already, and does not slide. */
  const [dropped, setDropped] = useState<Square>()

  const pieceOn = new Map(pieces.map((piece) => [piece.square, piece.piece]))
  const isMovable = (square: Square) => movable !== undefined && pieceOn.get(square)?.color === movable

  const { dragged, letGo, handlers } = useBoardPointer({
    boardRef,
    ghostRef,
    side,
    selected,
    canDrag: isMovable,
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
    const next = squareByKey(event.key, cursor, side)
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
                showsFile={rowIndex === 7}
                showsRank={column === 0}
              />
            ))}
          </div>
        ))}
      </div>
      {/* A board that is turned is another picture, not sixteen pieces on the march. */}
      <div aria-hidden className="board-pieces" key={side}>
        {pieces.map(({ id, piece, square }) => (
          <div key={id} className={pieceClass(square)} style={{ transform: placeOf(square, side) }}>
            <PieceImage piece={piece} />
          </div>
        ))}
      </div>
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
