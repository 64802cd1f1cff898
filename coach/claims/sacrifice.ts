import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color } from '#chess/types.ts'
import { materialOf, settledFor } from './material.ts'

/** In centipawns: the least material a sacrifice gives up, net of what the move captures. */
const LEAST_GIVEN = 200

/**
 * True if the opponent can take at least two pawns' worth after the move, and another legal move would have kept that much:
 * material that was lost in any case does not count as sacrificed. `next` is the position after the move.
 */
export function isSacrifice(position: Position, next: Position): boolean {
  const color = position.turn
  const kept = settledFor(next, color).balance
  return materialOf(position, color) - kept >= LEAST_GIVEN && mostKept(position, color, kept) >= LEAST_GIVEN
}

/** How much more material another move keeps than `kept`, capped at the minimum for a sacrifice. */
function mostKept(position: Position, color: Color, kept: number): number {
  let most = 0
  for (const move of legalMoves(position)) {
    position.make(move)
    most = Math.max(most, settledFor(position, color).balance - kept)
    position.unmake()
    if (most >= LEAST_GIVEN) break
  }
  return most
}
