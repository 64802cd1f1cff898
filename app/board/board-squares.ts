import { fileOf, rankOf, SQUARES } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'

/** The eight rows of squares from the top left, with `orientation` at the bottom. */
export function rowsSeenBy(orientation: Color): readonly (readonly Square[])[] {
  return ROWS[orientation]
}

const FROM_WHITE = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => SQUARES.slice(rank * 8, rank * 8 + 8))
const ROWS: Record<Color, readonly (readonly Square[])[]> = {
  w: FROM_WHITE,
  b: FROM_WHITE.map((row) => row.toReversed()).toReversed(),
}

/** Column and row of a square on the screen, each from 0 to 7, counted from the top left. */
export function seenAt(
  square: Square,
  orientation: Color,
): { readonly column: number; readonly row: number } {
  return orientation === 'w'
    ? { column: fileOf(square), row: 7 - rankOf(square) }
    : { column: 7 - fileOf(square), row: rankOf(square) }
}

/** Square position as a `transform` for an element of one square's size in the board's top left corner. */
export function squareTransform(square: Square, orientation: Color): string {
  const { column, row } = seenAt(square, orientation)
  return `translate(${column * 100}%, ${row * 100}%)`
}

/** The square in that column and row of the screen, or undefined outside the board. */
export const squareSeenAt = (column: number, row: number, orientation: Color): Square | undefined =>
  ROWS[orientation][row]?.[column]

const STEPS: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -7],
  PageDown: [0, 7],
}

/** The square that a key moves the cursor to; the cursor stops at the edge. Undefined for other keys. */
export function squareByKey(key: string, square: Square, orientation: Color): Square | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const { column, row } = seenAt(square, orientation)
  return squareSeenAt(within(column + step[0]), within(row + step[1]), orientation)
}

const within = (index: number): number => Math.min(7, Math.max(0, index))
