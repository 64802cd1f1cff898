import type { Piece, Square } from '#chess/types.ts'

/** A piece with a name that stays the same from move to move, so that the screen can slide it to where it went. */
export interface NamedPiece {
  /** The square it began on, or, for a piece that a pawn became, its pawn's. */
  readonly id: Square
  readonly piece: Piece
  readonly square: Square
}
