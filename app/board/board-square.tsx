import { memo } from 'react'
import { fileOf, makeSquare, rankOf } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'

export interface BoardSquareProps {
  readonly square: Square
  /** Starts with the square's name: "e2, white pawn". */
  readonly label: string
  /** Marks of the square: any of `selected target capture last check draggable`. */
  readonly marks: string
  readonly selected: boolean
  /** True for the only square that the Tab key reaches. */
  readonly reachable: boolean
  /** Set on edge squares, which show their file or rank to the near player or to the one across the table. */
  readonly file: CoordinateFor | undefined
  readonly rank: CoordinateFor | undefined
}

export type CoordinateFor = 'near' | 'far'

/** Memoised with plain values as props, so that a move re-renders only the squares it changes. */
export const BoardSquare = memo(function BoardSquare(props: BoardSquareProps) {
  const { square, label, marks, selected, reachable, file, rank } = props
  const name = makeSquare(square)
  const light = (fileOf(square) + rankOf(square)) % 2 === 1
  return (
    <div
      role="gridcell"
      aria-label={label}
      aria-selected={selected}
      tabIndex={reachable ? 0 : -1}
      data-square={square}
      className={`board-square ${light ? 'light' : 'dark'} ${marks}`}
    >
      {rank && <span aria-hidden className={`board-rank ${rank}`} data-coordinate={name[1]} />}
      {file && <span aria-hidden className={`board-file ${file}`} data-coordinate={name[0]} />}
    </div>
  )
})
