import { useMemo, type ReactNode } from 'react'
import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Line } from '#chess/line.ts'
import type { Color } from '#chess/types.ts'
import { BoardDrawing } from '#app/board/board-drawing.tsx'
import { BoardGrid } from '#app/board/board-grid.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { BoardPieces } from '#app/board/board-pieces.tsx'
import { piecesAt } from './pieces-at.ts'
import { squareLabels } from './square-labels.ts'
import { squareMarks } from '#app/board/square-marks.ts'
import '#app/board/board.css'

interface ReplayBoardProps {
  readonly line: Line
  /** Number of half-moves before the shown position. */
  readonly ply: number
  /** The side at the bottom. */
  readonly orientation: Color
  /** Arrows and circles set by the page. */
  readonly marks?: readonly BoardMark[]
  /** Content over the board. */
  readonly children?: ReactNode
}

const NO_MARKS: readonly BoardMark[] = []

/** The board of a finished game: read-only, with pieces that slide from move to move. */
export function ReplayBoard({ line, ply, orientation, marks = NO_MARKS, children }: ReplayBoardProps) {
  const shown = useMemo(() => {
    const position = line.positionAt(ply)
    const pieces = piecesAt(line, ply)
    const move = line.moves[ply - 1]
    const lastMove = move === undefined ? [] : [moveFrom(move), moveTo(move)]
    const check = position.isCheck() ? position.kingSquare(position.turn) : undefined
    const nothing = { movable: undefined, selected: undefined, targets: [], premoved: [] }
    return {
      pieces,
      lastMove,
      labels: squareLabels(position, false, undefined),
      marks: squareMarks({ pieces, lastMove, check, ...nothing }),
    }
  }, [line, ply])
  return (
    <div className="board">
      <BoardGrid
        orientation={orientation}
        labels={shown.labels}
        marks={shown.marks}
        selected={undefined}
        cursor={undefined}
        acrossTable={false}
      />
      <BoardPieces
        orientation={orientation}
        pieces={shown.pieces}
        lastMove={shown.lastMove}
        dragged={undefined}
        dropped={undefined}
        acrossTable={false}
      />
      <BoardDrawing marks={marks} drawn={NO_MARKS} orientation={orientation} />
      {children}
    </div>
  )
}
