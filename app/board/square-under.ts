import type { Color, Square } from '#chess/types.ts'
import { squareSeenAt } from './board-squares.ts'

/** A point in CSS pixels from the window’s top left. */
export interface ClientPoint {
  readonly clientX: number
  readonly clientY: number
}

/** The square of a board with that box under the point, or undefined. */
export function squareUnder(
  { clientX, clientY }: ClientPoint,
  box: DOMRect,
  orientation: Color,
): Square | undefined {
  const inEighths = (offset: number, length: number) => Math.floor((offset / length) * 8)
  return squareSeenAt(
    inEighths(clientX - box.left, box.width),
    inEighths(clientY - box.top, box.height),
    orientation,
  )
}
