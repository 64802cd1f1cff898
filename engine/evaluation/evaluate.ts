import { bishopHi, bishopLo, KING_REACH, KNIGHT_REACH, rookHi, rookLo } from '#chess/attacks.ts'
import { squareOfKing } from '#chess/en-passant.ts'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { lowest, popCount64 } from '#engine/bits.ts'
import { endgameScale, knownEndgame, NOT_KNOWN } from './endgames.ts'
import { kingDanger, kingShelter } from './king-danger.ts'
import { FILE_BEFORE, passedPawns, pawnEntry, pawnScore } from './pawns.ts'
import { CASTLING_RIGHT_VALUE, PIECE_VALUE } from './values.ts'
import {
  BAD_BISHOP,
  BISHOP_MOBILITY,
  BISHOP_OUTPOST,
  BISHOP_PAIR,
  BLOCKED_PASSED_PAWN,
  endgameOf,
  ENEMY_KING_TO_PASSED_PAWN,
  FREE_PASSED_PAWN,
  HANGING_PIECE,
  KNIGHT_MOBILITY,
  KNIGHT_OUTPOST,
  middlegameOf,
  MINOR_BEHIND_PAWN,
  OWN_KING_TO_PASSED_PAWN,
  packed,
  PIECE_SQUARE,
  PIECE_TERMS,
  QUEEN_MOBILITY,
  ROOK_BEHIND_PASSED_PAWN,
  ROOK_MOBILITY,
  ROOK_ON_HALF_OPEN_FILE,
  ROOK_ON_OPEN_FILE,
  TEMPO,
  THREAT_BY_KING,
  THREAT_BY_MINOR,
  THREAT_BY_PAWN,
  THREAT_BY_PAWN_PUSH,
  THREAT_BY_ROOK,
  THREATS,
} from './weights.ts'

/** The game phase with all pieces on the board; see `phaseOf`. */
export const FULL_PHASE = 24

const LIGHT_SQUARES = 0x55aa55aa
const NOT_A_FILE = ~0x01010101
const NOT_H_FILE = ~0x80808080
/** Ranks 4 to 6 from each side's view, where outposts can be: White's masks first. */
const OUTPOST_LO = Int32Array.of(0xff000000 | 0, 0, 0xffff0000 | 0)
const OUTPOST_HI = Int32Array.of(0x0000ffff, 0, 0x000000ff)

const CASTLING_VALUE = Int32Array.from({ length: 16 }, (_, rights) => {
  const worth = (short: number, long: number): number =>
    (rights & short ? CASTLING_RIGHT_VALUE.short : 0) + (rights & long ? CASTLING_RIGHT_VALUE.long : 0)
  return packed(worth(1, 2) - worth(4, 8), 0)
})

// Attack data shared by the parts of one evaluation. Laid out like `Position.sets`; only one evaluation runs at a time.
const attacks = new Int32Array(32)
const twice = new Int32Array(4)
/** Squares that do not count for mobility, indexed by `side >> 2`. */
const closed = new Int32Array(4)

/** The evaluation in centipawns for the side to move, which must not be in check. */
export function evaluate(position: Position): number {
  const known = knownEndgame(position)
  if (known !== NOT_KNOWN) return known
  const score = evaluateTerms(position)
  const middlegame = middlegameOf(score)
  const endgame = endgameOf(score)
  const phase = Math.min(FULL_PHASE, phaseOf(position.sets))
  const worth =
    phase === FULL_PHASE
      ? middlegame
      : (middlegame * phase +
          ((endgame * endgameScale(position.sets, endgame > 0 ? 0 : 8)) / 64) * (FULL_PHASE - phase)) /
        FULL_PHASE
  // Without progress a lead is worth less and less, so that the search avoids the fifty-move rule.
  const fading = (worth * (220 - position.halfmoves)) / 220
  return ((position.side === 0 ? fading : 0 - fading) | 0) + TEMPO_VALUE
}

const TEMPO_VALUE = middlegameOf(PIECE_TERMS[TEMPO]!)

/** The game phase: a minor piece counts 1, a rook 2, a queen 4. */
export const phaseOf = (sets: Int32Array): number =>
  countOf(sets, KNIGHT) + countOf(sets, BISHOP) + 2 * countOf(sets, ROOK) + 4 * countOf(sets, QUEEN)

const countOf = (sets: Int32Array, role: number): number =>
  popCount64(sets[2 * role]! | sets[16 + 2 * role]!, sets[2 * role + 1]! | sets[16 + 2 * role + 1]!)

/** White's evaluation minus Black's, packed: every term except endgame scaling. The tuner trains exactly this. */
export function evaluateTerms(position: Position): number {
  const { sets } = position
  attacks.fill(0)
  twice.fill(0)
  const entry = pawnEntry(sets)
  const whiteKing = squareOfKing(sets, 0)
  const blackKing = squareOfKing(sets, 8)
  prepare(sets, 0, whiteKing)
  prepare(sets, 8, blackKing)
  return (
    CASTLING_VALUE[position.rights]! +
    pawnScore(entry) +
    pieces(sets, 0) -
    pieces(sets, 8) +
    passers(sets, entry, 0, whiteKing, blackKing) -
    passers(sets, entry, 8, blackKing, whiteKing) +
    threats(sets, 0) -
    threats(sets, 8) +
    kingShelter(sets, 0, whiteKing) -
    kingShelter(sets, 8, blackKing) +
    kingDanger(sets, attacks, twice, 0, whiteKing) -
    kingDanger(sets, attacks, twice, 8, blackKing)
  )
}

/** Step 1: attacks by king and pawns, which all later steps use. */
function prepare(sets: Int32Array, side: number, king: number): void {
  const of = side << 1
  const lo = sets[of + 2 * PAWN]!
  const hi = sets[of + 2 * PAWN + 1]!
  // Shift one rank forward, then to either side for the captures.
  const aheadLo = side === 0 ? lo << 8 : (lo >>> 8) | (hi << 24)
  const aheadHi = side === 0 ? (hi << 8) | (lo >>> 24) : hi >>> 8
  const westLo = (aheadLo & NOT_A_FILE) >>> 1
  const westHi = (aheadHi & NOT_A_FILE) >>> 1
  const eastLo = (aheadLo & NOT_H_FILE) << 1
  const eastHi = (aheadHi & NOT_H_FILE) << 1
  twice[side >> 2] = westLo & eastLo
  twice[(side >> 2) + 1] = westHi & eastHi
  attacks[of] = attacks[of + 2 * PAWN] = westLo | eastLo
  attacks[of + 1] = attacks[of + 2 * PAWN + 1] = westHi | eastHi
  note(side | KING, KING_REACH[king << 1]!, KING_REACH[(king << 1) | 1]!)
  const them = (side ^ 8) >> 2
  closed[side >> 2] = lo | sets[of + 2 * KING]!
  closed[(side >> 2) + 1] = hi | sets[of + 2 * KING + 1]!
  // The order of these two calls matters: the second side's pawns also close squares to the first side's pieces.
  guarded[them] = westLo | eastLo
  guarded[them + 1] = westHi | eastHi
}
/** Squares guarded by enemy pawns: a side's two halves of the board start at index `side >> 2`. */
const guarded = new Int32Array(4)

function note(code: number, lo: number, hi: number): void {
  const of = (code & 8) << 1
  const at = (code & 8) >> 2
  twice[at]! |= attacks[of]! & lo
  twice[at + 1]! |= attacks[of + 1]! & hi
  attacks[of]! |= lo
  attacks[of + 1]! |= hi
  attacks[code << 1]! |= lo
  attacks[(code << 1) | 1]! |= hi
}

/** Step 2: piece placement and mobility. */
// oxlint-disable-next-line max-lines-per-function -- called at every judged position: its roles share what was counted for them
function pieces(sets: Int32Array, side: number): number {
  const of = side << 1
  const them = of ^ 16
  const flip = side === 0 ? 0 : 56
  const allLo = sets[0]! | sets[16]!
  const allHi = sets[1]! | sets[17]!
  const ownPawnsLo = sets[of + 2 * PAWN]!
  const ownPawnsHi = sets[of + 2 * PAWN + 1]!
  const openLo = ~(closed[side >> 2]! | guarded[side >> 2]!)
  const openHi = ~(closed[(side >> 2) + 1]! | guarded[(side >> 2) + 1]!)
  const enemyPawns = sets[them + 2 * PAWN]! | sets[them + 2 * PAWN + 1]!
  const ownPawns = ownPawnsLo | ownPawnsHi
  let score = 0
  for (let half = 0; half < 2; half++) {
    for (let bits = sets[of + half]!; bits !== 0; bits &= bits - 1) {
      const square = (half << 5) | lowest(bits)
      const bit = bits & -bits
      const home = square ^ flip
      if ((sets[of + 2 * PAWN + half]! & bit) !== 0) {
        score += VALUE_ON_SQUARE[(PAWN << 6) | home]!
      } else if ((sets[of + 2 * KNIGHT + half]! & bit) !== 0) {
        const lo = KNIGHT_REACH[square << 1]!
        const hi = KNIGHT_REACH[(square << 1) | 1]!
        note(side | KNIGHT, lo, hi)
        score +=
          VALUE_ON_SQUARE[(KNIGHT << 6) | home]! + KNIGHT_MOBILITY[popCount64(lo & openLo, hi & openHi)]!
        if (isOutpost(sets, side, square, half, bit)) score += PIECE_TERMS[KNIGHT_OUTPOST]!
        if (isBehindPawn(allPawnsOf(sets, 0), allPawnsOf(sets, 1), side, square)) {
          score += PIECE_TERMS[MINOR_BEHIND_PAWN]!
        }
      } else if ((sets[of + 2 * BISHOP + half]! & bit) !== 0) {
        // Rooks attack through own queens, since the two work together.
        const throughLo = allLo & ~sets[of + 2 * QUEEN]!
        const throughHi = allHi & ~sets[of + 2 * QUEEN + 1]!
        const lo = bishopLo(square, throughLo, throughHi)
        const hi = bishopHi(square, throughLo, throughHi)
        note(side | BISHOP, lo, hi)
        const light = (LIGHT_SQUARES & bit) !== 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES
        score +=
          VALUE_ON_SQUARE[(BISHOP << 6) | home]! +
          BISHOP_MOBILITY[popCount64(lo & openLo, hi & openHi)]! +
          Math.imul(PIECE_TERMS[BAD_BISHOP]!, popCount64(ownPawnsLo & light, ownPawnsHi & light))
        if (isOutpost(sets, side, square, half, bit)) score += PIECE_TERMS[BISHOP_OUTPOST]!
        if (isBehindPawn(allPawnsOf(sets, 0), allPawnsOf(sets, 1), side, square)) {
          score += PIECE_TERMS[MINOR_BEHIND_PAWN]!
        }
      } else if ((sets[of + 2 * ROOK + half]! & bit) !== 0) {
        const throughLo = allLo & ~(sets[of + 2 * QUEEN]! | sets[of + 2 * ROOK]!)
        const throughHi = allHi & ~(sets[of + 2 * QUEEN + 1]! | sets[of + 2 * ROOK + 1]!)
        const lo = rookLo(square, throughLo, throughHi)
        const hi = rookHi(square, throughLo, throughHi)
        note(side | ROOK, lo, hi)
        score += VALUE_ON_SQUARE[(ROOK << 6) | home]! + ROOK_MOBILITY[popCount64(lo & openLo, hi & openHi)]!
        const file = 0x01010101 << (square & 7)
        if ((ownPawns & file) === 0) {
          score += PIECE_TERMS[(enemyPawns & file) === 0 ? ROOK_ON_OPEN_FILE : ROOK_ON_HALF_OPEN_FILE]!
        }
      } else if ((sets[of + 2 * QUEEN + half]! & bit) !== 0) {
        const lo = bishopLo(square, allLo, allHi) | rookLo(square, allLo, allHi)
        const hi = bishopHi(square, allLo, allHi) | rookHi(square, allLo, allHi)
        note(side | QUEEN, lo, hi)
        score += VALUE_ON_SQUARE[(QUEEN << 6) | home]! + QUEEN_MOBILITY[popCount64(lo & openLo, hi & openHi)]!
      } else {
        score += VALUE_ON_SQUARE[(KING << 6) | home]!
      }
    }
  }
  const bishopsLo = sets[of + 2 * BISHOP]!
  const bishopsHi = sets[of + 2 * BISHOP + 1]!
  if (
    ((bishopsLo & LIGHT_SQUARES) | (bishopsHi & LIGHT_SQUARES)) !== 0 &&
    ((bishopsLo & ~LIGHT_SQUARES) | (bishopsHi & ~LIGHT_SQUARES)) !== 0
  ) {
    score += PIECE_TERMS[BISHOP_PAIR]!
  }
  return score
}

/**
 * Piece value by the specification plus the trained square weight, packed; indexed like PIECE_SQUARE. The king's 20,000 is
 * omitted because it cancels out.
 */
const VALUE_ON_SQUARE = new Int32Array(PIECE_SQUARE.length)
refreshWeights()

/**
 * Recomputes the values derived from the weights, which are otherwise read at load time. The tuner calls it after changes.
 */
export function refreshWeights(): void {
  for (let index = 0; index < VALUE_ON_SQUARE.length; index++) {
    const role = index >> 6
    const value = role === KING ? 0 : PIECE_VALUE[role]!
    VALUE_ON_SQUARE[index] = PIECE_SQUARE[index]! + packed(value, value)
  }
}

const allPawnsOf = (sets: Int32Array, half: number): number =>
  sets[2 * PAWN + half]! | sets[16 + 2 * PAWN + half]!

/** True if a pawn defends the square in the enemy's half and no enemy pawn can ever attack it. */
function isOutpost(sets: Int32Array, side: number, square: number, half: number, bit: number): boolean {
  const zone = half === 0 ? OUTPOST_LO[side >> 2]! : OUTPOST_HI[side >> 2]!
  if ((zone & bit) === 0 || (attacks[(side << 1) + 2 * PAWN + half]! & bit) === 0) return false
  const enemy = ((side ^ 8) << 1) + 2 * PAWN
  // Squares ahead on both adjacent files: an enemy pawn there could advance to attack.
  const file = square & 7
  let attackers = 0
  if (file > 0) attackers |= attackersBefore(sets, enemy, side, square - 1)
  if (file < 7) attackers |= attackersBefore(sets, enemy, side, square + 1)
  return attackers === 0
}

const attackersBefore = (sets: Int32Array, enemy: number, side: number, square: number): number => {
  const at = ((side << 3) | square) << 1
  return (FILE_BEFORE[at]! & sets[enemy]!) | (FILE_BEFORE[at + 1]! & sets[enemy + 1]!)
}

function isBehindPawn(pawnsLo: number, pawnsHi: number, side: number, square: number): boolean {
  const before = side === 0 ? square + 8 : square - 8
  if (before < 0 || before > 63) return false
  return ((before < 32 ? pawnsLo : pawnsHi) & (1 << before)) !== 0
}

/** Step 3: passed pawns, by what blocks them and by the distances of the kings. */
function passers(sets: Int32Array, entry: number, side: number, ownKing: number, enemyKing: number): number {
  const of = side << 1
  const them = of ^ 16
  let score = 0
  for (let half = 0; half < 2; half++) {
    for (let bits = passedPawns(entry, side, half); bits !== 0; bits &= bits - 1) {
      const square = (half << 5) | lowest(bits)
      const rank = side === 0 ? square >> 3 : 7 - (square >> 3)
      const stop = side === 0 ? square + 8 : square - 8
      const stopHalf = stop >> 5
      const stopBit = 1 << stop
      if (((sets[stopHalf]! | sets[16 + stopHalf]!) & stopBit) !== 0) {
        score += BLOCKED_PASSED_PAWN[rank]!
      } else if ((attacks[them + stopHalf]! & stopBit) === 0) {
        score += FREE_PASSED_PAWN[rank]!
      }
      if (rank >= 3) {
        score += OWN_KING_TO_PASSED_PAWN[distance(ownKing, stop)]!
        score += ENEMY_KING_TO_PASSED_PAWN[distance(enemyKing, stop)]!
      }
      const behind = (((side ^ 8) << 3) | square) << 1
      if (
        ((FILE_BEFORE[behind]! & sets[of + 2 * ROOK]!) |
          (FILE_BEFORE[behind + 1]! & sets[of + 2 * ROOK + 1]!)) !==
        0
      ) {
        score += PIECE_TERMS[ROOK_BEHIND_PASSED_PAWN]!
      }
    }
  }
  return score
}

const distance = (a: number, b: number): number =>
  Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)))

/** Step 4: threats by this side. */
function threats(sets: Int32Array, side: number): number {
  const of = side << 1
  const them = of ^ 16
  let score = 0

  // Threats by pawns, minor pieces and rooks, each scored by its target.
  const byMinorLo = attacks[of + 2 * KNIGHT]! | attacks[of + 2 * BISHOP]!
  const byMinorHi = attacks[of + 2 * KNIGHT + 1]! | attacks[of + 2 * BISHOP + 1]!
  const defendedLo = attacks[them]!
  const defendedHi = attacks[them + 1]!
  for (let role = PAWN; role <= QUEEN; role++) {
    const lo = sets[them + 2 * role]!
    const hi = sets[them + 2 * role + 1]!
    if ((lo | hi) === 0) continue
    if (role !== PAWN) {
      const byPawnLo = lo & attacks[of + 2 * PAWN]!
      const byPawnHi = hi & attacks[of + 2 * PAWN + 1]!
      if ((byPawnLo | byPawnHi) !== 0)
        score += Math.imul(THREAT_BY_PAWN[role]!, popCount64(byPawnLo, byPawnHi))
    }
    // Pawns count only if undefended.
    const atLo = role === PAWN ? lo & ~defendedLo : lo
    const atHi = role === PAWN ? hi & ~defendedHi : hi
    const minorLo = atLo & byMinorLo
    const minorHi = atHi & byMinorHi
    if ((minorLo | minorHi) !== 0) score += Math.imul(THREAT_BY_MINOR[role]!, popCount64(minorLo, minorHi))
    const byRookLo = atLo & attacks[of + 2 * ROOK]!
    const byRookHi = atHi & attacks[of + 2 * ROOK + 1]!
    if ((byRookLo | byRookHi) !== 0) score += Math.imul(THREAT_BY_ROOK[role]!, popCount64(byRookLo, byRookHi))
  }

  // All undefended pieces under attack.
  const looseLo = sets[them]! & ~defendedLo
  const looseHi = sets[them + 1]! & ~defendedHi
  const hangingLo = looseLo & attacks[of]!
  const hangingHi = looseHi & attacks[of + 1]!
  if ((hangingLo | hangingHi) !== 0) {
    score += Math.imul(THREATS[HANGING_PIECE]!, popCount64(hangingLo, hangingHi))
  }
  if (((looseLo & attacks[of + 2 * KING]!) | (looseHi & attacks[of + 2 * KING + 1]!)) !== 0) {
    score += THREATS[THREAT_BY_KING]!
  }

  // Pawns that could attack a piece after one safe step.
  const emptyLo = ~(sets[0]! | sets[16]!)
  const emptyHi = ~(sets[1]! | sets[17]!)
  const pawnsLo = sets[of + 2 * PAWN]!
  const pawnsHi = sets[of + 2 * PAWN + 1]!
  const stepLo = (side === 0 ? pawnsLo << 8 : (pawnsLo >>> 8) | (pawnsHi << 24)) & emptyLo
  const stepHi = (side === 0 ? (pawnsHi << 8) | (pawnsLo >>> 24) : pawnsHi >>> 8) & emptyHi
  const safeLo = stepLo & ~attacks[them + 2 * PAWN]! & (attacks[of]! | ~defendedLo)
  const safeHi = stepHi & ~attacks[them + 2 * PAWN + 1]! & (attacks[of + 1]! | ~defendedHi)
  const aheadLo = side === 0 ? safeLo << 8 : (safeLo >>> 8) | (safeHi << 24)
  const aheadHi = side === 0 ? (safeHi << 8) | (safeLo >>> 24) : safeHi >>> 8
  const hitLo = ((aheadLo & NOT_A_FILE) >>> 1) | ((aheadLo & NOT_H_FILE) << 1)
  const hitHi = ((aheadHi & NOT_A_FILE) >>> 1) | ((aheadHi & NOT_H_FILE) << 1)
  const pushedLo = hitLo & sets[them]! & ~sets[them + 2 * PAWN]!
  const pushedHi = hitHi & sets[them + 1]! & ~sets[them + 2 * PAWN + 1]!
  if ((pushedLo | pushedHi) !== 0) {
    score += Math.imul(THREATS[THREAT_BY_PAWN_PUSH]!, popCount64(pushedLo, pushedHi))
  }
  return score
}
