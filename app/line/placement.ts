import type { Piece } from '#chess/types.ts'
import { cellsOf } from '#app/ui/board-cells.ts'

export const FILE_LETTERS = 'abcdefgh'

export interface FenPiece extends Piece {
  /** The square's name: `e4`. */
  readonly square: string
}

/** The pieces from a8 to h1, in the order of FEN, without the rules. The text must be a legal placement. */
export const parsePlacement = (placement: string): FenPiece[] =>
  cellsOf(placement, false).map(({ x, y, letter }) => {
    const role = letter.toLowerCase() as FenPiece['role']
    return { color: letter === role ? 'b' : 'w', role, square: `${FILE_LETTERS[x]}${8 - y}` }
  })
