import {
  BETWEEN,
  BISHOP_REACH,
  bishopHi,
  bishopLo,
  KNIGHT_REACH,
  LINE,
  PAWN_REACH,
  ROOK_REACH,
  rookHi,
  rookLo,
} from '#chess/attacks.ts'
import { squareOfKing } from '#chess/en-passant.ts'
import { CASTLE_FLAG, fromOf, movedRoleOf, promotionRoleOf, toOf } from '#chess/move-bits.ts'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { popCount64 } from '#engine/bits.ts'

/**
 * Detects moves that give check before they are made. `findChecks` fills this state for a position, and `givesCheck` reads it
 * until the next `findChecks`: a search scores all moves of a node at once, so one copy is enough.
 */
const squares = new Int32Array(14)
/** Own pieces that alone block the line from an own slider to the enemy king. */
let shieldLo = 0
let shieldHi = 0
let king = 0

export function findChecks(position: Position): void {
  const { sets, side } = position
  const of = side << 1
  king = squareOfKing(sets, side ^ 8)
  const allLo = sets[0]! | sets[16]!
  const allHi = sets[1]! | sets[17]!
  const slantLo = bishopLo(king, allLo, allHi)
  const slantHi = bishopHi(king, allLo, allHi)
  const straightLo = rookLo(king, allLo, allHi)
  const straightHi = rookHi(king, allLo, allHi)
  // A pawn gives check from the squares that an enemy pawn on the king's square would attack.
  const pawnAt = ((side ^ 8) << 4) | (king << 1)
  squares[2 * PAWN] = PAWN_REACH[pawnAt]!
  squares[2 * PAWN + 1] = PAWN_REACH[pawnAt | 1]!
  squares[2 * KNIGHT] = KNIGHT_REACH[king << 1]!
  squares[2 * KNIGHT + 1] = KNIGHT_REACH[(king << 1) | 1]!
  squares[2 * BISHOP] = slantLo
  squares[2 * BISHOP + 1] = slantHi
  squares[2 * ROOK] = straightLo
  squares[2 * ROOK + 1] = straightHi
  squares[2 * QUEEN] = slantLo | straightLo
  squares[2 * QUEEN + 1] = slantHi | straightHi

  shieldLo = 0
  shieldHi = 0
  const queensLo = sets[of + 2 * QUEEN]!
  const queensHi = sets[of + 2 * QUEEN + 1]!
  const at = king << 1
  const farLo =
    ((sets[of + 2 * BISHOP]! | queensLo) & BISHOP_REACH[at]! & ~slantLo) |
    ((sets[of + 2 * ROOK]! | queensLo) & ROOK_REACH[at]! & ~straightLo)
  const farHi =
    ((sets[of + 2 * BISHOP + 1]! | queensHi) & BISHOP_REACH[at | 1]! & ~slantHi) |
    ((sets[of + 2 * ROOK + 1]! | queensHi) & ROOK_REACH[at | 1]! & ~straightHi)
  for (let half = 0; half < 2; half++) {
    for (let bits = half === 0 ? farLo : farHi; bits !== 0; bits &= bits - 1) {
      const slider = (half << 5) | (31 - Math.clz32(bits & -bits))
      const between = ((king << 6) | slider) << 1
      const lo = BETWEEN[between]! & allLo
      const hi = BETWEEN[between + 1]! & allHi
      if (popCount64(lo, hi) !== 1) continue
      shieldLo |= lo & sets[of]!
      shieldHi |= hi & sets[of + 1]!
    }
  }
}

/** Ignores en passant captures that discover a check: too rare to be worth the cost. */
export function givesCheck(move: number): boolean {
  const from = fromOf(move)
  const to = toOf(move)
  const promotion = promotionRoleOf(move)
  const role = promotion !== 0 ? promotion : movedRoleOf(move)
  const square = (move & CASTLE_FLAG) !== 0 ? (from + to) >> 1 : to
  const placed = (move & CASTLE_FLAG) !== 0 ? ROOK : role
  if (placed <= QUEEN && ((squares[2 * placed + (square >> 5)]! >>> (square & 31)) & 1) !== 0) return true
  if ((((from < 32 ? shieldLo : shieldHi) >>> (from & 31)) & 1) === 0) return false
  // A discovered check, unless the piece moves along the line that it blocks.
  const line = (((king << 6) | from) << 1) + (to >> 5)
  return ((LINE[line]! >>> (to & 31)) & 1) === 0
}
