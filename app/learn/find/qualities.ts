import { isCastle, isEnPassant, movePromotion } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import type { Quality } from '#content/lessons/lesson.ts'

/** Predicates for the qualities of moves that lessons ask for. */
export const HAS_QUALITY: Record<Quality, (before: Position, move: Move) => boolean> = {
  check: (before, move) => after(before, move, (position) => position.isCheck()),
  mate: (before, move) => after(before, move, (position) => outcomeOf(position)?.reason === 'checkmate'),
  stalemate: (before, move) => after(before, move, (position) => outcomeOf(position)?.reason === 'stalemate'),
  castling: (_, move) => isCastle(move),
  'en-passant': (_, move) => isEnPassant(move),
  promotion: (_, move) => movePromotion(move) !== undefined,
}

function after<T>(position: Position, move: Move, look: (after: Position) => T): T {
  position.make(move)
  const seen = look(position)
  position.unmake()
  return seen
}
