import { positionOfFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'

/**
 * `14.` before a move by White, `14…` before one by Black. `index` 0 is White’s first move of a game from the usual
 * start.
 */
export const numberAt = (count: number): string =>
  `${Math.floor(count / 2) + 1}${count % 2 === 0 ? '.' : '…'}`

/** Number of half-moves before the first move of this line, from the counters in its FEN. */
export function movesBefore({ start }: Pick<Line, 'start'>): number {
  const first = positionOfFen(start)
  return (first.fullmoves - 1) * 2 + (first.turn === 'b' ? 1 : 0)
}
