import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Color, Square } from '#chess/types.ts'
import { prepareAnnouncements } from '#app/ui/announce.ts'
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
  /** The side at the bottom. */
  readonly orientation: Color
  /** Accessible names of the squares, a1 first. */
  readonly labels: readonly string[]
  readonly onPress: (square: Square, how: 'click' | 'drop') => void
  readonly onCancel: () => void
  /** Marks set by the page, in addition to the player's. */
  readonly marks: readonly BoardMark[]
  /**
   * The arrows and circles that were drawn on this board, if the page keeps them, for example to show them on other boards; it
   * replaces them when `onDraw` reports a change. By default the board keeps them itself.
   */
  readonly drawn?: readonly BoardMark[] | undefined
  /** Reports all drawn marks after each change: one more or less, another color, or none after a click. */
  readonly onDraw?: ((drawn: readonly BoardMark[]) => void) | undefined
  readonly acrossTable: boolean
  /**
   * Identifies the game. When it changes, pieces do not slide, drawn marks are removed, and the board may take the
   * focus again.
   */
  readonly picture?: string
  /**
   * Takes the focus when it appears and no other element has it. False if the board is one of many things on the
   * page.
   */
  readonly takesFocus?: boolean
  /** Content over the board, for example the end of the game. */
  readonly children?: ReactNode
}

export function Board(props: BoardProps) {
  const { picture, orientation, pieces, movable, selected, premoved, onPress, onCancel } = props
  const side = { orientation, acrossTable: props.acrossTable }
  const boardRef = useRef<HTMLDivElement>(null)
  const [dropped, setDropped] = useState<Square>()
  const [drawn, setDrawn] = useDrawn(props)
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

  useEffect(prepareAnnouncements, [])

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

/** Marks that the player has drawn on this picture. A page that keeps them also removes them with the picture. */
function useDrawn({ picture, drawn, onDraw }: Pick<BoardProps, 'picture' | 'drawn' | 'onDraw'>) {
  const [own, setOwn] = useState({ on: picture, marks: NOTHING_DRAWN })
  const ownMarks = own.on === picture ? own.marks : NOTHING_DRAWN
  function change(marks: readonly BoardMark[]) {
    setOwn({ on: picture, marks })
    onDraw?.(marks)
  }
  return [drawn ?? ownMarks, change] as const
}

function useSquareMarks(shown: SquareMarksOf): readonly string[] {
  const { pieces, movable, selected, targets, lastMove, premoved, check } = shown
  return useMemo(
    () => squareMarks({ pieces, movable, selected, targets, lastMove, premoved, check }),
    [pieces, movable, selected, targets, lastMove, premoved, check],
  )
}
