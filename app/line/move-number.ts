import { positionAt, type GameLine } from './line.ts'

/**
 * `14.` before a move by White, `14…` before one by Black. `index` 0 is White’s first move of a game from the usual
 * start.
 */
export const numberAt = (count: number): string =>
  `${Math.floor(count / 2) + 1}${count % 2 === 0 ? '.' : '…'}`

/** Half-moves made before the first move of this line, as its FEN counts them. */
export function movesBefore({ start, moves }: GameLine): number {
  const first = positionAt({ start, moves }, 0)
  return (first.fullmoves - 1) * 2 + (first.turn === 'b' ? 1 : 0)
}
