import { memo } from 'react'
import type { Color, Square } from '#chess/types.ts'
import { rowsSeenBy } from './board-squares.ts'
import { BoardSquare, type CoordinateFor } from './board-square.tsx'
import { words } from '#words/board'

export interface BoardGridProps {
  /** The side at the bottom. */
  readonly orientation: Color
  /** Accessible names of the squares, a1 first. */
  readonly labels: readonly string[]
  /** Marks of the squares, a1 first. */
  readonly marks: readonly string[]
  readonly selected: Square | undefined
  /** The only square that the Tab key reaches; undefined on a read-only board. */
  readonly cursor: Square | undefined
  /** Two players across a table: the far player gets separate coordinates. */
  readonly acrossTable: boolean
}

/** The 64 squares. Memoised, so that picking up a piece re-renders none of them. */
export const BoardGrid = memo(function BoardGrid(props: BoardGridProps) {
  const { orientation, labels, marks, selected, cursor, acrossTable } = props
  const edgeOf = (index: number, near: number): CoordinateFor | undefined =>
    index === near ? 'near' : acrossTable && index === 7 - near ? 'far' : undefined
  return (
    <div role="grid" aria-label={words.boardGrid.chessBoard} className="board-grid">
      {rowsSeenBy(orientation).map((row, rowIndex) => (
        <div role="row" className="contents" key={rowIndex}>
          {row.map((square, column) => (
            <BoardSquare
              key={square}
              square={square}
              label={labels[square] ?? ''}
              marks={marks[square] ?? ''}
              selected={square === selected}
              reachable={square === cursor}
              file={edgeOf(rowIndex, 7)}
              rank={edgeOf(column, 0)}
            />
          ))}
        </div>
      ))}
    </div>
  )
})
