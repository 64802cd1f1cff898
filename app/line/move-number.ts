import { positionAt, type GameLine } from './line.ts'

/** `14.` before a move of White's, `14…` before one of Black's. Counted from 0 for the first move of a usual game. */
export const numberAt = (count: number): string =>
  `${Math.floor(count / 2) + 1}${count % 2 === 0 ? '.' : '…'}`

/** How many moves both sides had made before the first of this line. */
export function movesBefore({ start, moves }: GameLine): number {
  const first = positionAt({ start, moves }, 0)
  return (first.fullmoves - 1) * 2 + (first.turn === 'b' ? 1 : 0)
}
