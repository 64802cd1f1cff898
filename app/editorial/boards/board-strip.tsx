import type { CSSProperties } from 'react'
import { cellAt } from '#app/ui/board-cells.ts'
import { parsePlacement } from '#app/line/placement.ts'
import type { DrawnBoard } from './board-svg.ts'
import { Thumbnail } from './thumbnail.tsx'

/** Rows of the board that a strip shows. */
const ROWS = 4

/** The marked squares matter more than the pieces. */
const WEIGHT_OF_MARK = 3

/** Half a board, twice as wide as high: the four rows in which most happens. Small boards would hide white pieces on light squares. */
export const BoardStrip = ({ view }: { readonly view: DrawnBoard }) => (
  <div className="board-strip" style={{ '--row': firstRowOf(view) } as CSSProperties}>
    <Thumbnail view={view} />
  </div>
)

/** The first row of the strip, counted from the top of the drawing. Of equal rows, the one nearest to the middle. */
export function firstRowOf({
  fen,
  orientation = 'w',
  highlight = [],
  arrows = [],
  lastMove = '',
}: DrawnBoard): number {
  const weights = new Array<number>(8).fill(0)
  const add = (square: string, weight: number) => {
    if (square !== '') weights[cellAt(square, orientation === 'b').y]! += weight
  }
  for (const { square } of parsePlacement(fen.split(' ')[0] ?? '')) add(square, 1)
  for (const text of [...arrows, lastMove]) {
    add(text.slice(0, 2), WEIGHT_OF_MARK)
    add(text.slice(2, 4), WEIGHT_OF_MARK)
  }
  for (const square of highlight) add(square, WEIGHT_OF_MARK)
  const sumFrom = (row: number) => weights.slice(row, row + ROWS).reduce((sum, weight) => sum + weight, 0)
  return [2, 1, 3, 0, 4].reduce((best, row) => (sumFrom(row) > sumFrom(best) ? row : best))
}
