import { findMove, isCastle, legalMovesFrom, moveFrom, movePromotion, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, PromotionRole, Square } from '#chess/types.ts'

/** The meaning of a press on a square, as the specification defines: select, deselect, play, or ask for the promotion. */
export type Press =
  | { readonly type: 'select'; readonly square: Square }
  | { readonly type: 'clear' }
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'promote'; readonly promotion: Promotion }

/** A pawn's move to the last rank, before the piece is chosen. */
export interface Promotion {
  readonly from: Square
  readonly to: Square
}

export function press(position: Position, selected: Square | undefined, square: Square): Press {
  if (selected === square) return { type: 'clear' }
  const move = selected !== undefined && legalMovesFrom(position, selected).find(leadsTo(square))
  if (selected !== undefined && move)
    return movePromotion(move)
      ? { type: 'promote', promotion: { from: selected, to: square } }
      : { type: 'play', move }
  return position.pieceAt(square)?.color === position.turn ? { type: 'select', square } : { type: 'clear' }
}

export const promotionMove = (
  position: Position,
  { from, to }: Promotion,
  role: PromotionRole,
): Move | undefined => findMove(position, from, to, role)

/** Targets of the piece on `from`. A promotion counts once; castling can also be entered by its rook's square. */
export const targetsOf = (position: Position, from: Square): readonly Square[] => [
  ...new Set(
    legalMovesFrom(position, from).flatMap((move) => [moveTo(move), castlingRook(move) ?? moveTo(move)]),
  ),
]

/** True if moving the piece to `square` means this move: moving the king onto its rook castles. */
export const leadsTo =
  (square: Square) =>
  (move: Move): boolean =>
    moveTo(move) === square || castlingRook(move) === square

/** The square of the castling rook. */
export function castlingRook(move: Move): Square | undefined {
  if (!isCastle(move)) return undefined
  const to = moveTo(move)
  return (to > moveFrom(move) ? to + 1 : to - 2) as Square
}
