import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'

/** True if the side to move has more than pawns. */
export const hasPieces = ({ sets, side }: Position): boolean => {
  const of = side << 1
  return (
    (sets[of + 2 * KNIGHT]! | sets[of + 2 * KNIGHT + 1]! |
      sets[of + 2 * BISHOP]! | sets[of + 2 * BISHOP + 1]! |
      sets[of + 2 * ROOK]! | sets[of + 2 * ROOK + 1]! |
      sets[of + 2 * QUEEN]! | sets[of + 2 * QUEEN + 1]!) !== 0
  ) // prettier-ignore
}

/** True if neither side can mate: at most one minor piece on the board besides the kings. */
export function isDeadDraw(sets: Int32Array): boolean {
  const strong =
    sets[2 * PAWN]! | sets[2 * PAWN + 1]! | sets[16 + 2 * PAWN]! | sets[16 + 2 * PAWN + 1]! |
    sets[2 * ROOK]! | sets[2 * ROOK + 1]! | sets[16 + 2 * ROOK]! | sets[16 + 2 * ROOK + 1]! |
    sets[2 * QUEEN]! | sets[2 * QUEEN + 1]! | sets[16 + 2 * QUEEN]! | sets[16 + 2 * QUEEN + 1]! // prettier-ignore
  if (strong !== 0) return false
  const lo = sets[0]! | sets[16]!
  const hi = sets[1]! | sets[17]!
  // At most three pieces: clear the two lowest bits and check whether one is left.
  let left = 0
  for (let bits = lo; bits !== 0; bits &= bits - 1) left++
  for (let bits = hi; bits !== 0; bits &= bits - 1) left++
  return left <= 3
}
