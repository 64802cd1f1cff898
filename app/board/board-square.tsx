import { memo } from 'react'
import { fileOf, makeSquare, rankOf } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'

export interface BoardSquareProps {
  readonly square: Square
  /** Begins with the square's name: "e2, white pawn". */
  readonly label: string
  /** What the square shows besides its colour: any of `selected target capture last check draggable`. */
  readonly marks: string
  readonly selected: boolean
  /** The one square of the board that the Tab key reaches. */
  readonly reachable: boolean
  /** On whose edge of the board it lies: its file is written there, for the near player or the one across a table. */
  readonly file: CoordinateFor | undefined
  readonly rank: CoordinateFor | undefined
}

export type CoordinateFor = 'near' | 'far'

/** Sixty-four of them: memoised, and every prop a plain value, so that a move renders only the squares it changes. */
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
