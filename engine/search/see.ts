import { bishopHi, bishopLo, KING_REACH, KNIGHT_REACH, PAWN_REACH, rookHi, rookLo } from '#chess/attacks.ts'
import {
  capturedRoleOf,
  CASTLE_FLAG,
  EN_PASSANT_FLAG,
  fromOf,
  movedRoleOf,
  moverOf,
  promotionRoleOf,
  toOf,
} from '#chess/move-bits.ts'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { PIECE_VALUE } from '#engine/evaluation/values.ts'

/**
 * Static exchange evaluation: true if `move`, followed by the best sequence of captures on its target square, wins at least
 * `threshold` centipawns. Ignores pins and the rest of the board, the price of doing without a search.
 */
// oxlint-disable-next-line max-lines-per-function -- called for most captures: its loop changes what every step reads
export function exchangeWins(position: Position, move: number, threshold: number): boolean {
  if ((move & (CASTLE_FLAG | EN_PASSANT_FLAG)) !== 0) return threshold <= 0
  const { sets } = position
  const from = fromOf(move)
  const to = toOf(move)
  const promotion = promotionRoleOf(move)
  const moved = movedRoleOf(move)

  // Step 1: what is won if the opponent does not recapture, and what remains if the moved piece is lost for nothing.
  let balance = PIECE_VALUE[capturedRoleOf(move)]! - threshold
  if (promotion !== 0) balance += PIECE_VALUE[promotion]! - PIECE_VALUE[PAWN]!
  if (balance < 0) return false
  balance -= PIECE_VALUE[promotion !== 0 ? promotion : moved]!
  if (balance >= 0) return true

  // Step 2: all attackers of the square by either side; those behind others are added as the front ones capture.
  let occupiedLo = sets[0]! | sets[16]!
  let occupiedHi = sets[1]! | sets[17]!
  if (from < 32) occupiedLo &= ~(1 << from)
  else occupiedHi &= ~(1 << from)
  if (to < 32) occupiedLo |= 1 << to
  else occupiedHi |= 1 << to
  const at = to << 1
  const diagonalLo = sets[2 * BISHOP]! | sets[2 * QUEEN]! | sets[16 + 2 * BISHOP]! | sets[16 + 2 * QUEEN]!
  const diagonalHi =
    sets[2 * BISHOP + 1]! | sets[2 * QUEEN + 1]! | sets[16 + 2 * BISHOP + 1]! | sets[16 + 2 * QUEEN + 1]!
  const straightLo = sets[2 * ROOK]! | sets[2 * QUEEN]! | sets[16 + 2 * ROOK]! | sets[16 + 2 * QUEEN]!
  const straightHi =
    sets[2 * ROOK + 1]! | sets[2 * QUEEN + 1]! | sets[16 + 2 * ROOK + 1]! | sets[16 + 2 * QUEEN + 1]!
  let attackersLo =
    (PAWN_REACH[128 | at]! & sets[2 * PAWN]!) |
    (PAWN_REACH[at]! & sets[16 + 2 * PAWN]!) |
    (KNIGHT_REACH[at]! & (sets[2 * KNIGHT]! | sets[16 + 2 * KNIGHT]!)) |
    (KING_REACH[at]! & (sets[2 * KING]! | sets[16 + 2 * KING]!)) |
    (bishopLo(to, occupiedLo, occupiedHi) & diagonalLo) |
    (rookLo(to, occupiedLo, occupiedHi) & straightLo)
  let attackersHi =
    (PAWN_REACH[128 | at | 1]! & sets[2 * PAWN + 1]!) |
    (PAWN_REACH[at | 1]! & sets[16 + 2 * PAWN + 1]!) |
    (KNIGHT_REACH[at | 1]! & (sets[2 * KNIGHT + 1]! | sets[16 + 2 * KNIGHT + 1]!)) |
    (KING_REACH[at | 1]! & (sets[2 * KING + 1]! | sets[16 + 2 * KING + 1]!)) |
    (bishopHi(to, occupiedLo, occupiedHi) & diagonalHi) |
    (rookHi(to, occupiedLo, occupiedHi) & straightHi)
  attackersLo &= occupiedLo
  attackersHi &= occupiedHi

  // Step 3: the sides alternate with their cheapest attacker until one would lose by capturing.
  const mover = moverOf(move)
  let side = mover ^ 8
  for (;;) {
    const of = side << 1
    const ownLo = attackersLo & sets[of]!
    const ownHi = attackersHi & sets[of + 1]!
    if ((ownLo | ownHi) === 0) break
    let role = PAWN
    while (role < KING && ((ownLo & sets[of + 2 * role]!) | (ownHi & sets[of + 2 * role + 1]!)) === 0) role++
    side ^= 8
    if (role === KING) {
      // A king must not capture a defended piece.
      const defended = (attackersLo & sets[side << 1]!) | (attackersHi & sets[(side << 1) + 1]!)
      if (defended !== 0) side ^= 8
      break
    }
    balance = -balance - 1 - PIECE_VALUE[role]!
    if (balance >= 0) break
    const lo = ownLo & sets[of + 2 * role]!
    if (lo !== 0) occupiedLo ^= lo & -lo
    else {
      const hi = ownHi & sets[of + 2 * role + 1]!
      occupiedHi ^= hi & -hi
    }
    if (role === PAWN || role === BISHOP || role === QUEEN) {
      attackersLo |= bishopLo(to, occupiedLo, occupiedHi) & diagonalLo
      attackersHi |= bishopHi(to, occupiedLo, occupiedHi) & diagonalHi
    }
    if (role === ROOK || role === QUEEN) {
      attackersLo |= rookLo(to, occupiedLo, occupiedHi) & straightLo
      attackersHi |= rookHi(to, occupiedLo, occupiedHi) & straightHi
    }
    attackersLo &= occupiedLo
    attackersHi &= occupiedHi
  }
  // The side that stops capturing has lost the exchange.
  return side !== mover
}
