import {
  attackedBySide,
  bishopHi,
  bishopLo,
  KING_REACH,
  KNIGHT_REACH,
  PAWN_REACH,
  rookHi,
  rookLo,
} from '#chess/attacks.ts'
import { BISHOP, KING, KNIGHT, PAWN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'

/** Role of the most valuable piece attacked by the piece on `square` that is either worth more or undefended; 0 for none. */
export function threatBy(position: Position, square: number): number {
  const { board, sets } = position
  const role = board[square]! & 7
  let most = 0
  for (let at = 0; at < 64; at++) {
    const code = board[at]!
    if (code === 0 || (code & 8) !== position.side || (code & 7) === KING) continue
    if ((code & 7) <= most || !reaches(position, square, at)) continue
    const alone = !attackedBySide(sets, position.side, at, sets[0]! | sets[16]!, sets[1]! | sets[17]!)
    if ((code & 7) > role + 1 || alone) most = code & 7
  }
  return most
}

/** True if the piece on `square` attacks `target`. */
export function reaches({ board, sets }: Position, square: number, target: number): boolean {
  const code = board[square]!
  const role = code & 7
  const high = target >> 5
  const bit = 1 << (target & 31)
  const at = (square << 1) | high
  if (role === PAWN) return (PAWN_REACH[((code & 8) << 4) | at]! & bit) !== 0
  if (role === KNIGHT) return (KNIGHT_REACH[at]! & bit) !== 0
  if (role === KING) return (KING_REACH[at]! & bit) !== 0
  const [lo, hi] = [sets[0]! | sets[16]!, sets[1]! | sets[17]!]
  const slant = role === ROOK ? 0 : (high ? bishopHi : bishopLo)(square, lo, hi)
  const straight = role === BISHOP ? 0 : (high ? rookHi : rookLo)(square, lo, hi)
  return ((slant | straight) & bit) !== 0
}
