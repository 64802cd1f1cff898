import type { Piece, Square } from '#chess/types.ts'

/** A piece with an id that is stable from move to move, so that the screen can animate it. */
export interface NamedPiece {
  /** The square where it started; for a promoted piece, the square where its pawn started. */
  readonly id: Square
  readonly piece: Piece
  readonly square: Square
}
