import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { Color, Square } from '#chess/types.ts'
import { BoardDrawing } from './board-drawing.tsx'
import { BoardGrid } from './board-grid.tsx'
import { toggleMark, type BoardMark } from './board-marks.ts'
import { BoardPieces } from './board-pieces.tsx'
import { squareMarks, type SquareMarksOf } from './square-marks.ts'
import { LiftedPiece } from './lifted-piece.tsx'
import { useBoardCursor } from './use-board-cursor.ts'
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
  /** Another one is another game to look at: no piece slides to it, what was drawn is gone, and the focus is taken anew. */
  readonly picture?: string
  /** Takes the keyboard's focus when it appears and nothing else has it; not where it is one thing of many on a page. */
  readonly takesFocus?: boolean
  /** Lies over the board: the end of the game, say. */
  readonly children?: ReactNode
}

export function Board(props: BoardProps) {
  const { picture, orientation, pieces, movable, selected, premoved, onPress, onCancel } = props
  const side = { orientation, acrossTable: props.acrossTable }
  const boardRef = useRef<HTMLDivElement>(null)
  const [dropped, setDropped] = useState<Square>()
  const [drawn, setDrawn] = useDrawn(picture)
  const squares = useSquareMarks(props)
  const pieceOn = (square: Square | undefined) => pieces.find((piece) => piece.square === square)?.piece

  const { dragged, letGo, handlers, ghostRef, landingRef } = useBoardPointer({
    boardRef,
    orientation,
    selected,
    canDrag: (square) => movable !== undefined && pieceOn(square)?.color === movable,
    onDraw: (mark) => (premoved.length > 0 ? onCancel() : setDrawn(toggleMark(drawn, mark))),
    onLeftPress: () => {
      keys.onPointed()
      if (drawn.length > 0) setDrawn(NOTHING_DRAWN)
    },
    onPress: (square, how) => {
      if (how === 'click') keys.onPressed(square)
      setDropped(how === 'drop' ? square : undefined)
      onPress(square, how)
    },
  })

  const keys = useBoardCursor({
    boardRef,
    orientation,
    pieces,
    picture,
    takesFocus: props.takesFocus ?? true,
    onPress: (square) => onPress(square, 'click'),
    onEscape: () => {
      letGo()
      onCancel()
    },
    onKey: () => setDropped(undefined),
  })

  return (
    <div role="presentation" className="board" ref={boardRef} {...handlers} {...keys.handlers}>
      <BoardGrid {...side} labels={props.labels} marks={squares} selected={selected} cursor={keys.cursor} />
      <div aria-hidden className="board-landing" ref={landingRef} hidden />
      <BoardPieces key={picture} {...side} {...{ pieces, lastMove: props.lastMove, dragged, dropped }} />
      <BoardDrawing marks={props.marks} drawn={drawn} orientation={orientation} />
      {props.children}
      <LiftedPiece piece={pieceOn(dragged)} ref={ghostRef} />
    </div>
  )
}

const NOTHING_DRAWN: readonly BoardMark[] = []

/** What the players have drawn on this picture. */
function useDrawn(picture: string | undefined) {
  const [{ on, marks }, setDrawn] = useState({ on: picture, marks: NOTHING_DRAWN })
  return [
    on === picture ? marks : NOTHING_DRAWN,
    (drawn: readonly BoardMark[]) => setDrawn({ on: picture, marks: drawn }),
  ] as const
}

function useSquareMarks(shown: SquareMarksOf): readonly string[] {
  const { pieces, movable, selected, targets, lastMove, premoved, check } = shown
  return useMemo(
    () => squareMarks({ pieces, movable, selected, targets, lastMove, premoved, check }),
    [pieces, movable, selected, targets, lastMove, premoved, check],
  )
}
