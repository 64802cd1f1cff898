import { bishopHi, bishopLo, KING_REACH, KNIGHT_REACH, rookHi, rookLo } from '#chess/attacks.ts'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import { popCount64 } from '#engine/bits.ts'
import { KING_DANGER, SHELTER, STORM } from './weights.ts'

/** The squares around a king and the three in front of those: index `(side << 3 | square) << 1`. */
const KING_ZONE = new Int32Array(256)
for (const side of [0, 8]) {
  for (let square = 0; square < 64; square++) {
    const at = ((side << 3) | square) << 1
    const lo = KING_REACH[square << 1]! | (square < 32 ? 1 << square : 0)
    const hi = KING_REACH[(square << 1) | 1]! | (square < 32 ? 0 : 1 << square)
    KING_ZONE[at] = side === 0 ? lo : lo | (lo >>> 8) | (hi << 24)
    KING_ZONE[at + 1] = side === 0 ? hi | (hi << 8) | (lo >>> 24) : hi
  }
}

/** Units of danger by attacker's role. Small integers set by hand; the score for each total is trained (`kingDanger`). */
const PER_ATTACKER = Int32Array.of(0, 0, 3, 3, 4, 5, 0)
const PER_SAFE_CHECK = Int32Array.of(0, 0, 6, 4, 7, 6, 0)
const PER_WEAK_SQUARE = 2
const WITHOUT_QUEEN = -9

/**
 * Danger to a king, packed. `attacks` is laid out like `Position.sets`; `twice` has the squares a side attacks twice, at
 * `side >> 2`.
 */
export function kingDanger(
  sets: Int32Array,
  attacks: Int32Array,
  twice: Int32Array,
  side: number,
  king: number,
): number {
  const of = side << 1
  const them = of ^ 16
  const zone = ((side << 3) | king) << 1
  const zoneLo = KING_ZONE[zone]!
  const zoneHi = KING_ZONE[zone + 1]!

  // Step 1: the pieces that attack the zone.
  let units = 0
  let attackers = 0
  for (let role = KNIGHT; role <= QUEEN; role++) {
    const lo = attacks[them + 2 * role]! & zoneLo
    const hi = attacks[them + 2 * role + 1]! & zoneHi
    if ((lo | hi) === 0) continue
    attackers++
    units += PER_ATTACKER[role]! + popCount64(lo, hi)
  }
  if (attackers === 0) return 0

  // Step 2: squares of the zone guarded only by the king or queen, or by nothing.
  const heldLo =
    attacks[of + 2 * PAWN]! | attacks[of + 2 * KNIGHT]! | attacks[of + 2 * BISHOP]! | attacks[of + 2 * ROOK]!
  const heldHi =
    attacks[of + 2 * PAWN + 1]! |
    attacks[of + 2 * KNIGHT + 1]! |
    attacks[of + 2 * BISHOP + 1]! |
    attacks[of + 2 * ROOK + 1]!
  const weakLo = attacks[them]! & ~heldLo
  const weakHi = attacks[them + 1]! & ~heldHi
  units += PER_WEAK_SQUARE * popCount64(weakLo & zoneLo, weakHi & zoneHi)

  // Step 3: safe checks. The square has no piece of the checking side, and is either not guarded or guarded only by the king
  // and attacked twice.
  const twiceAt = (side ^ 8) >> 2
  const safeLo = ~sets[them]! & (~attacks[of]! | (weakLo & twice[twiceAt]!))
  const safeHi = ~sets[them + 1]! & (~attacks[of + 1]! | (weakHi & twice[twiceAt + 1]!))
  const allLo = sets[0]! | sets[16]!
  const allHi = sets[1]! | sets[17]!
  const straightLo = rookLo(king, allLo, allHi) & safeLo
  const straightHi = rookHi(king, allLo, allHi) & safeHi
  const slantLo = bishopLo(king, allLo, allHi) & safeLo
  const slantHi = bishopHi(king, allLo, allHi) & safeHi
  if (
    ((KNIGHT_REACH[king << 1]! & safeLo & attacks[them + 2 * KNIGHT]!) |
      (KNIGHT_REACH[(king << 1) | 1]! & safeHi & attacks[them + 2 * KNIGHT + 1]!)) !==
    0
  ) {
    units += PER_SAFE_CHECK[KNIGHT]!
  }
  if (((slantLo & attacks[them + 2 * BISHOP]!) | (slantHi & attacks[them + 2 * BISHOP + 1]!)) !== 0) {
    units += PER_SAFE_CHECK[BISHOP]!
  }
  if (((straightLo & attacks[them + 2 * ROOK]!) | (straightHi & attacks[them + 2 * ROOK + 1]!)) !== 0) {
    units += PER_SAFE_CHECK[ROOK]!
  }
  const queenLo = (straightLo | slantLo) & attacks[them + 2 * QUEEN]!
  const queenHi = (straightHi | slantHi) & attacks[them + 2 * QUEEN + 1]!
  if ((queenLo | queenHi) !== 0) units += PER_SAFE_CHECK[QUEEN]!

  if ((sets[them + 2 * QUEEN]! | sets[them + 2 * QUEEN + 1]!) === 0) units += WITHOUT_QUEEN
  return KING_DANGER[Math.max(0, Math.min(63, units))]!
}

/** The pawn shield in front of the king on its own and the adjacent files, and the enemy pawns advancing against it. */
export function kingShelter(sets: Int32Array, side: number, king: number): number {
  const of = (side << 1) + 2 * PAWN
  const them = ((side ^ 8) << 1) + 2 * PAWN
  const kingFile = king & 7
  const kingRank = king >> 3
  // Only pawns level with the king or in front of it count.
  const lo = side === 0 ? (kingRank < 4 ? -1 << (kingRank << 3) : 0) : kingRank < 4 ? below(kingRank) : -1
  const hi =
    side === 0 ? (kingRank < 4 ? -1 : -1 << ((kingRank - 4) << 3)) : kingRank < 4 ? 0 : below(kingRank - 4)
  let score = 0
  const first = Math.max(0, Math.min(5, kingFile - 1))
  for (let file = first; file < first + 3; file++) {
    const maskLo = (0x01010101 << file) & lo
    const maskHi = (0x01010101 << file) & hi
    const group = file === kingFile ? 0 : 8
    score += SHELTER[group + nearestHome(side, sets[of]! & maskLo, sets[of + 1]! & maskHi)]!
    score += STORM[group + nearestHome(side, sets[them]! & maskLo, sets[them + 1]! & maskHi)]!
  }
  return score
}

/** Mask of ranks 0 to `rank` within one half of the board. */
const below = (rank: number): number => (rank === 3 ? -1 : (1 << ((rank + 1) << 3)) - 1)

/**
 * The rank, from `side`'s view, of the pawn in a file's set that is nearest to that side's first rank; 0 for an empty set.
 */
function nearestHome(side: number, lo: number, hi: number): number {
  if ((lo | hi) === 0) return 0
  if (side === 0) return lo !== 0 ? lowest8(lo) : 4 + lowest8(hi)
  return hi !== 0 ? Math.clz32(hi) >> 3 : 4 + (Math.clz32(lo) >> 3)
}

const lowest8 = (bits: number): number => (31 - Math.clz32(bits & -bits)) >> 3
