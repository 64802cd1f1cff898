import { memo } from 'react'
import type { Color, Square } from '#chess/types.ts'
import { rowsSeenBy } from './board-squares.ts'
import { BoardSquare, type CoordinateFor } from './board-square.tsx'

export interface BoardGridProps {
  /** Whose side is at the bottom. */
  readonly orientation: Color
  /** What assistive technology calls each square, a1 first. */
  readonly labels: readonly string[]
  /** What each shows, a1 first. */
  readonly marks: readonly string[]
  readonly selected: Square | undefined
  /** The one square that the Tab key reaches; none on a board to look at. */
  readonly cursor: Square | undefined
  /** Somebody sits on the far side, and has coordinates of his own. */
  readonly acrossTable: boolean
}

/** The sixty-four squares. Memoised, so that lifting a piece, which changes none of them, renders none of them. */
export const BoardGrid = memo(function BoardGrid(props: BoardGridProps) {
  const { orientation, labels, marks, selected, cursor, acrossTable } = props
  const edgeOf = (index: number, near: number): CoordinateFor | undefined =>
    index === near ? 'near' : acrossTable && index === 7 - near ? 'far' : undefined
  return (
    <div role="grid" aria-label="Chess board" className="board-grid">
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
