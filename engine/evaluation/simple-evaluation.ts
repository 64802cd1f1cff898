import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { lowest } from '#engine/bits.ts'
import { FULL_PHASE, phaseOf } from './evaluate.ts'
import { knownEndgame, NOT_KNOWN } from './endgames.ts'
import { CASTLING_RIGHT_VALUE, CHECK_PENALTY, PIECE_VALUE } from './values.ts'
import { endgameOf, middlegameOf, packed, PIECE_SQUARE } from './weights.ts'

/**
 * Exactly the evaluation of the specification: piece values, piece placement, castling rights and the check penalty.
 * Resembles a casual player's judgement: it knows nothing of mobility, weak pawns or king safety.
 */
export function evaluateSimply(position: Position): number {
  const known = knownEndgame(position)
  if (known !== NOT_KNOWN) return known
  const { sets, rights, side } = position
  let score = 0
  for (const color of [0, 8] as const) {
    const sign = color === 0 ? 1 : -1
    const flip = color === 0 ? 0 : 56
    for (const role of ROLE_CODES) {
      const value = role === KING ? 0 : packed(PIECE_VALUE[role]!, PIECE_VALUE[role]!)
      for (let half = 0; half < 2; half++) {
        for (let bits = sets[((color | role) << 1) + half]!; bits !== 0; bits &= bits - 1) {
          const square = (half << 5) | lowest(bits)
          score += sign * (value + PIECE_SQUARE[(role << 6) | (square ^ flip)]!)
        }
      }
    }
  }
  const phase = Math.min(FULL_PHASE, phaseOf(sets))
  const tapered = (middlegameOf(score) * phase + endgameOf(score) * (FULL_PHASE - phase)) / FULL_PHASE
  const worth = (tapered | 0) + castlingRights(rights & 3) - castlingRights(rights >> 2)
  return (side === 0 ? worth : 0 - worth) - (position.isCheck() ? CHECK_PENALTY : 0)
}

const ROLE_CODES = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING]

const castlingRights = (rights: number): number =>
  (rights & 1 ? CASTLING_RIGHT_VALUE.short : 0) + (rights & 2 ? CASTLING_RIGHT_VALUE.long : 0)
