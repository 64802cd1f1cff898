import { PAWN_REACH } from '#chess/attacks.ts'
import { PAWN } from '#chess/pieces.ts'
import { lowest, popCount64 } from '#engine/bits.ts'
import {
  BACKWARD,
  BACKWARD_ON_HALF_OPEN_FILE,
  CANDIDATE_PAWN,
  DOUBLED,
  ISOLATED,
  ISOLATED_ON_HALF_OPEN_FILE,
  PASSED_PAWN,
  PAWN_TERMS,
  PHALANX_PAWN,
  PROTECTED_PASSED,
  SUPPORTED_PAWN,
} from './weights.ts'

/**
 * Evaluates the pawn structure. Pawns move rarely, so results are cached in a separate table; its key is the complete set of
 * pawns, so collisions are impossible.
 */

/** Masks of a pawn of `side` on `square`: index `(side << 3 | square) << 1`, side 0 or 8. */
const masks = (): Int32Array => new Int32Array(256)
/** Squares ahead on the same file. */
export const FILE_BEFORE = masks()
/** Squares ahead on the adjacent files. */
const BESIDE_BEFORE = masks()
/** Squares on the adjacent files, level with it or behind it. */
const BESIDE_BEHIND = masks()
/** The adjacent squares on the same rank. */
const NEXT = masks()
const BESIDE = new Int32Array(8)

for (let square = 0; square < 64; square++) {
  const file = square & 7
  const rank = square >> 3
  BESIDE[file] = (file > 0 ? 0x01010101 << (file - 1) : 0) | (file < 7 ? 0x01010101 << (file + 1) : 0)
  for (let other = 0; other < 64; other++) {
    const apart = Math.abs((other & 7) - file)
    if (apart > 1 || other === square) continue
    const half = other >> 5
    const bit = 1 << other
    for (const side of [0, 8]) {
      const at = (((side << 3) | square) << 1) + half
      const ahead = side === 0 ? (other >> 3) - rank : rank - (other >> 3)
      if (apart === 0 && ahead > 0) FILE_BEFORE[at]! |= bit
      if (apart === 1 && ahead > 0) BESIDE_BEFORE[at]! |= bit
      if (apart === 1 && ahead <= 0) BESIDE_BEHIND[at]! |= bit
      if (apart === 1 && ahead === 0) NEXT[at]! |= bit
    }
  }
}

const ENTRIES = 1 << 13
const KEY = 4
/** Keys: both halves of both sides' pawn sets. */
const keys = new Int32Array(ENTRIES * KEY)
const scores = new Int32Array(ENTRIES)
/** Passed pawns, in the same layout as the keys. */
const passed = new Int32Array(ENTRIES * KEY)
// No pawn can be on the first rank, so this key matches nothing.
keys.fill(1)

/** Clears the cache. Call it after changing the weights, on which the cached scores depend. */
export const forgetPawns = (): void => void keys.fill(1)

/** Finds or creates the entry for these pawns and returns its index. */
export function pawnEntry(sets: Int32Array): number {
  const whiteLo = sets[2 * PAWN]!
  const whiteHi = sets[2 * PAWN + 1]!
  const blackLo = sets[16 + 2 * PAWN]!
  const blackHi = sets[16 + 2 * PAWN + 1]!
  let mixed = Math.imul(whiteLo, 0x9e3779b1) ^ Math.imul(whiteHi, 0x85ebca77)
  mixed ^= Math.imul(blackLo, 0xc2b2ae3d) ^ Math.imul(blackHi, 0x27d4eb2f)
  const entry = (mixed ^ (mixed >>> 15)) & (ENTRIES - 1)
  const at = entry * KEY
  if (
    keys[at] === whiteLo &&
    keys[at + 1] === whiteHi &&
    keys[at + 2] === blackLo &&
    keys[at + 3] === blackHi
  ) {
    return entry
  }
  keys[at] = whiteLo
  keys[at + 1] = whiteHi
  keys[at + 2] = blackLo
  keys[at + 3] = blackHi
  passed.fill(0, at, at + KEY)
  scores[entry] =
    judge(0, whiteLo, whiteHi, blackLo, blackHi, at) - judge(8, blackLo, blackHi, whiteLo, whiteHi, at + 2)
  return entry
}

/** White's pawn score minus Black's, packed. */
export const pawnScore = (entry: number): number => scores[entry]!

export const passedPawns = (entry: number, side: number, half: number): number =>
  passed[entry * KEY + (side >> 2) + half]!

function judge(
  side: number,
  ownLo: number,
  ownHi: number,
  enemyLo: number,
  enemyHi: number,
  passedAt: number,
): number {
  let score = 0
  for (let half = 0; half < 2; half++) {
    for (let bits = half === 0 ? ownLo : ownHi; bits !== 0; bits &= bits - 1) {
      const square = (half << 5) | lowest(bits)
      const file = square & 7
      const rank = side === 0 ? square >> 3 : 7 - (square >> 3)
      const at = ((side << 3) | square) << 1
      const reach = (side << 4) | (square << 1)
      const opposed = ((FILE_BEFORE[at]! & enemyLo) | (FILE_BEFORE[at + 1]! & enemyHi)) !== 0
      const doubled = ((FILE_BEFORE[at]! & ownLo) | (FILE_BEFORE[at + 1]! & ownHi)) !== 0
      const supported = ((PAWN_REACH[reach ^ 128]! & ownLo) | (PAWN_REACH[(reach ^ 128) + 1]! & ownHi)) !== 0
      const phalanx = ((NEXT[at]! & ownLo) | (NEXT[at + 1]! & ownHi)) !== 0
      const helpers = popCount64(BESIDE_BEHIND[at]! & ownLo, BESIDE_BEHIND[at + 1]! & ownHi)
      const hinderers = popCount64(BESIDE_BEFORE[at]! & enemyLo, BESIDE_BEFORE[at + 1]! & enemyHi)

      if (supported) score += SUPPORTED_PAWN[rank]!
      if (phalanx) score += PHALANX_PAWN[rank]!
      if (doubled) score += PAWN_TERMS[DOUBLED]!
      if (((ownLo | ownHi) & BESIDE[file]!) === 0) {
        score += PAWN_TERMS[ISOLATED]!
        if (!opposed) score += PAWN_TERMS[ISOLATED_ON_HALF_OPEN_FILE]!
      } else if (helpers === 0) {
        const stop = ((side << 4) | ((side === 0 ? square + 8 : square - 8) << 1)) >>> 0
        if (((PAWN_REACH[stop]! & enemyLo) | (PAWN_REACH[stop + 1]! & enemyHi)) !== 0) {
          score += PAWN_TERMS[BACKWARD]!
          if (!opposed) score += PAWN_TERMS[BACKWARD_ON_HALF_OPEN_FILE]!
        }
      }
      if (opposed || doubled) continue
      if (hinderers === 0) {
        score += PASSED_PAWN[rank]!
        if (supported) score += PAWN_TERMS[PROTECTED_PASSED]!
        passed[passedAt + half]! |= bits & -bits
      } else if (helpers >= hinderers) {
        score += CANDIDATE_PAWN[rank]!
      }
    }
  }
  return score
}
