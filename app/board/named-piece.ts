import type { Piece, Square } from '#chess/types.ts'

/** A piece with an id that is stable from move to move, so that the screen can animate it. */
export interface NamedPiece {
  /** The square it started on; for a promoted piece, its pawn’s. */
  readonly id: Square
  readonly piece: Piece
  readonly square: Square
}
