import { attackedBySide, PAWN_REACH } from './attacks.ts'
import { KING, PAWN } from './pieces.ts'

export function squareOfKing(sets: Int32Array, side: number): number {
  const lo = sets[(side << 1) + 2 * KING]!
  return lo !== 0 ? 31 - Math.clz32(lo) : 63 - Math.clz32(sets[(side << 1) + 2 * KING + 1]!)
}

/**
 * True if `side`'s king is safe after its pawn on `from` captures en passant on `target`. Two pawns leave a rank at once, so
 * pin detection is not enough: the check uses the board after the capture. Rare, so not optimised. Leaves `sets` unchanged.
 */
export function enPassantIsSafe(sets: Int32Array, side: number, from: number, target: number): boolean {
  const taken = target ^ 8
  const pawns = ((side ^ 8) << 1) + 2 * PAWN + (taken >> 5)
  let lo = sets[0]! | sets[16]!
  let hi = sets[1]! | sets[17]!
  for (const square of [from, target, taken]) {
    if (square < 32) lo ^= 1 << square
    else hi ^= 1 << square
  }
  sets[pawns]! ^= 1 << taken
  const safe = !attackedBySide(sets, side ^ 8, squareOfKing(sets, side), lo, hi)
  sets[pawns]! ^= 1 << taken
  return safe
}

/** True if `side` has a legal en passant capture on `target`. */
export function enPassantIsPossible(sets: Int32Array, side: number, target: number): boolean {
  // The capturing pawns are on the squares that an enemy pawn on `target` would attack.
  const reach = ((side ^ 8) << 4) | (target << 1)
  const pawns = (side << 1) + 2 * PAWN
  for (let half = 0; half < 2; half++) {
    for (let bits = PAWN_REACH[reach + half]! & sets[pawns + half]!; bits !== 0; bits &= bits - 1) {
      const from = half * 32 + 31 - Math.clz32(bits & -bits)
      if (enPassantIsSafe(sets, side, from, target)) return true
    }
  }
  return false
}
