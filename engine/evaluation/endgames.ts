import { squareOfKing } from '#chess/en-passant.ts'
import { pawnWins } from '#chess/king-and-pawn.ts'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { lowest, popCount64 } from '#engine/bits.ts'
import { PIECE_VALUE } from './values.ts'

/** Returned by `knownEndgame` for positions that are not a known endgame. */
export const NOT_KNOWN = 1 << 20

/** Score of a win that is only a matter of technique; below every mate score and above any material advantage. */
const KNOWN_WIN = 10_000
/** Score of a win in which the last piece still has to be won. */
const PIECE_TO_BE_WON = 3000
const PIECES_A_QUEEN_BEATS = [ROOK, BISHOP, KNIGHT]
const LIGHT_SQUARES = 0x55aa55aa
const ROOK_FILES = 0x81818181 | 0
const NORMAL_SCALE = 64

const count = (sets: Int32Array, code: number): number => popCount64(sets[2 * code]!, sets[2 * code + 1]!)

const hasOnlyKing = (sets: Int32Array, side: number): boolean => {
  const of = side << 1
  return sets[of] === sets[of + 2 * KING] && sets[of + 1] === sets[of + 2 * KING + 1]
}

/** The score in centipawns for the side to move, or NOT_KNOWN. */
export function knownEndgame(position: Position): number {
  const { sets, side } = position
  const strong = hasOnlyKing(sets, 8) ? 0 : hasOnlyKing(sets, 0) ? 8 : -1
  if (strong < 0) return queenAgainstPiece(sets, side)
  const worth = againstBareKing(sets, strong, side)
  return worth === NOT_KNOWN || side === strong ? worth : -worth
}

/**
 * Queen against a rook, bishop or knight, without pawns: won by driving the enemy king to the edge with the help of the own
 * king, and separating it from its piece. A plain material count makes no progress and runs into the fifty-move rule.
 */
function queenAgainstPiece(sets: Int32Array, side: number): number {
  const lo = sets[0]! | sets[16]!
  const hi = sets[1]! | sets[17]!
  if (popCount64(lo, hi) !== 4) return NOT_KNOWN
  const strong = count(sets, QUEEN) === 1 ? 0 : count(sets, 8 | QUEEN) === 1 ? 8 : -1
  if (strong < 0) return NOT_KNOWN
  const weak = strong ^ 8
  const role = PIECES_A_QUEEN_BEATS.find((role) => count(sets, weak | role) === 1)
  if (role === undefined) return NOT_KNOWN
  const king = squareOfKing(sets, weak)
  const worth =
    PIECE_TO_BE_WON -
    PIECE_VALUE[role]! +
    20 * edgeCloseness(king) +
    10 * (7 - distance(squareOfKing(sets, strong), king)) +
    4 * distance(onlySquare(sets, weak | role), king)
  return side === strong ? worth : -worth
}

/** Two pieces against one, without pawns, win if they are worth at least a rook more than it. */
const MEN = 5
const LEAD_THAT_WINS = PIECE_VALUE[ROOK]!

/**
 * Two pieces against one, for the side to move: won like queen against piece, and a plain material count makes as little
 * progress. NOT_KNOWN unless the lead is large enough.
 */
export function twoPiecesAgainstOne({ sets, side }: Position): number {
  if (popCount64(sets[0]! | sets[16]!, sets[1]! | sets[17]!) !== MEN) return NOT_KNOWN
  if (count(sets, PAWN) + count(sets, 8 | PAWN) > 0) return NOT_KNOWN
  const lead = pieceMaterial(sets, 0) - pieceMaterial(sets, 8)
  if (Math.abs(lead) < LEAD_THAT_WINS) return NOT_KNOWN
  const strong = lead > 0 ? 0 : 8
  const weakKing = squareOfKing(sets, strong ^ 8)
  const worth =
    PIECE_TO_BE_WON +
    Math.abs(lead) +
    20 * edgeCloseness(weakKing) +
    10 * (7 - distance(squareOfKing(sets, strong), weakKing))
  return side === strong ? worth : -worth
}

/** The score of `strong`, whose opponent has only a king. */
function againstBareKing(sets: Int32Array, strong: number, side: number): number {
  const of = strong << 1
  const pawns = count(sets, strong | PAWN)
  const knights = count(sets, strong | KNIGHT)
  const bishops = count(sets, strong | BISHOP)
  const heavy = count(sets, strong | ROOK) + count(sets, strong | QUEEN)
  const own = squareOfKing(sets, strong)
  const bare = squareOfKing(sets, strong ^ 8)
  const light =
    ((sets[of + 2 * BISHOP]! & LIGHT_SQUARES) | (sets[of + 2 * BISHOP + 1]! & LIGHT_SQUARES)) !== 0
  const dark =
    ((sets[of + 2 * BISHOP]! & ~LIGHT_SQUARES) | (sets[of + 2 * BISHOP + 1]! & ~LIGHT_SQUARES)) !== 0

  if (heavy > 0 || (light && dark) || (bishops > 0 && knights > 0) || knights > 2) {
    const byCorner = heavy === 0 && bishops > 0 && knights > 0 && !(light && dark)
    const driven = byCorner ? 12 * (7 - cornerDistance(bare, light)) : 10 * edgeCloseness(bare)
    const material =
      pawns * PIECE_VALUE[PAWN]! +
      knights * PIECE_VALUE[KNIGHT]! +
      bishops * PIECE_VALUE[BISHOP]! +
      count(sets, strong | ROOK) * PIECE_VALUE[ROOK]! +
      count(sets, strong | QUEEN) * PIECE_VALUE[QUEEN]!
    return KNOWN_WIN + Math.min(material, 5000) + driven + 5 * (7 - distance(own, bare))
  }
  if (pawns === 0) return 0
  if (pawns === 1 && knights + bishops === 0) {
    const pawn = onlySquare(sets, strong | PAWN)
    const flip = strong === 0 ? 0 : 56
    if (!pawnWins(own ^ flip, pawn ^ flip, bare ^ flip, side !== strong)) return 0
    return KNOWN_WIN / 2 + 50 * ((pawn ^ flip) >> 3)
  }
  return isWrongBishop(sets, strong, bare) ? 0 : NOT_KNOWN
}

/** 0 in the centre, 6 in a corner. */
const edgeCloseness = (square: number): number =>
  Math.max(3 - (square & 7), (square & 7) - 4) + Math.max(3 - (square >> 3), (square >> 3) - 4)

/** King moves to the nearer corner of the bishop's colour: a1 and h8 are dark. */
const cornerDistance = (square: number, light: boolean): number =>
  light
    ? Math.min(distance(square, 7), distance(square, 56))
    : Math.min(distance(square, 0), distance(square, 63))

const distance = (a: number, b: number): number =>
  Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)))

function onlySquare(sets: Int32Array, code: number): number {
  const lo = sets[2 * code]!
  return lo !== 0 ? lowest(lo) : 32 + lowest(sets[2 * code + 1]!)
}

/**
 * True if only rook's pawns are left with a bishop that does not control their promotion corner, and the enemy king is there:
 * a draw.
 */
function isWrongBishop(sets: Int32Array, strong: number, enemyKing: number): boolean {
  const of = strong << 1
  const pawns = sets[of + 2 * PAWN]! | sets[of + 2 * PAWN + 1]!
  if (pawns === 0 || (pawns & ~ROOK_FILES) !== 0) return false
  if (count(sets, strong | KNIGHT) + count(sets, strong | ROOK) + count(sets, strong | QUEEN) > 0)
    return false
  const file = (pawns & 0x01010101) === 0 ? 7 : (pawns & (0x80808080 | 0)) === 0 ? 0 : -1
  if (file < 0) return false
  const corner = (strong === 0 ? 56 : 0) + file
  const cornerIsLight = ((LIGHT_SQUARES >>> (corner & 31)) & 1) !== 0
  const colour = cornerIsLight ? LIGHT_SQUARES : ~LIGHT_SQUARES
  const holds = ((sets[of + 2 * BISHOP]! & colour) | (sets[of + 2 * BISHOP + 1]! & colour)) !== 0
  return !holds && distance(enemyKing, corner) <= 1
}

const pieceMaterial = (sets: Int32Array, side: number): number =>
  count(sets, side | KNIGHT) * PIECE_VALUE[KNIGHT]! +
  count(sets, side | BISHOP) * PIECE_VALUE[BISHOP]! +
  count(sets, side | ROOK) * PIECE_VALUE[ROOK]! +
  count(sets, side | QUEEN) * PIECE_VALUE[QUEEN]!

/** How much of its endgame lead the leading side can expect to convert, in 64ths. */
export function endgameScale(sets: Int32Array, strong: number): number {
  const weak = strong ^ 8
  const pawns = count(sets, strong | PAWN)
  const ownMaterial = pieceMaterial(sets, strong)
  const enemyMaterial = pieceMaterial(sets, weak)

  if (pawns === 0 && ownMaterial - enemyMaterial <= PIECE_VALUE[BISHOP]!) {
    if (ownMaterial < PIECE_VALUE[ROOK]!) return 0
    return enemyMaterial <= PIECE_VALUE[BISHOP]! ? 8 : 16
  }
  if (enemyMaterial === 0 && isWrongBishop(sets, strong, squareOfKing(sets, weak))) return 0
  if (count(sets, BISHOP) === 1 && count(sets, 8 | BISHOP) === 1) {
    const lightLo = (sets[2 * BISHOP]! | sets[16 + 2 * BISHOP]!) & LIGHT_SQUARES
    const lightHi = (sets[2 * BISHOP + 1]! | sets[16 + 2 * BISHOP + 1]!) & LIGHT_SQUARES
    if (popCount64(lightLo, lightHi) === 1) {
      const onlyBishops = ownMaterial === PIECE_VALUE[BISHOP]! && enemyMaterial === PIECE_VALUE[BISHOP]
      return onlyBishops ? 24 : 46
    }
  }
  return Math.min(NORMAL_SCALE, 38 + 7 * pawns)
}
