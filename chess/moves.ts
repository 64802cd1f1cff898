/**
 * Generates legal moves directly: finds checkers, pins and the squares attacked around the king once, so that no move has to
 * be tried. This makes the file long, but a search never makes a move only to take it back.
 */
import {
  attackedBySide,
  BETWEEN,
  BISHOP_REACH,
  bishopHi,
  bishopLo,
  KING_REACH,
  KNIGHT_REACH,
  LINE,
  PAWN_REACH,
  ROOK_REACH,
  rookHi,
  rookLo,
} from './attacks.ts'
import { enPassantIsSafe, squareOfKing } from './en-passant.ts'
import {
  BLACK_SHORT,
  CAPTURED_SHIFT,
  capturedCodeOf,
  CASTLE_FLAG,
  DOUBLE_STEP_FLAG,
  EN_PASSANT_FLAG,
  fromOf,
  MOVED_SHIFT,
  movedCodeOf,
  promotionRoleOf,
  TO_SHIFT,
  toOf,
  WHITE_SHORT,
} from './move-bits.ts'
import { writeBlackPawns, writeWhitePawns } from './pawn-moves.ts'
import { BISHOP, codeOfRole, KING, KNIGHT, PAWN, pieceOfCode, QUEEN, ROOK, WHITE_SIDE } from './pieces.ts'
import type { Position } from './position.ts'
import { ROLES, type Move, type Piece, type PromotionRole, type Square } from './types.ts'

/** No legal position has more moves: R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w (Nenad Petrovic, 1964). */
export const MOST_MOVES = 218

export const moveFrom = (move: Move): Square => fromOf(move) as Square
export const moveTo = (move: Move): Square => toOf(move) as Square
export const movedPiece = (move: Move): Piece => pieceOfCode(movedCodeOf(move))!
export const capturedPiece = (move: Move): Piece | undefined => pieceOfCode(capturedCodeOf(move))
export const movePromotion = (move: Move): PromotionRole | undefined =>
  ROLES[promotionRoleOf(move) - 1] as PromotionRole | undefined
export const isCapture = (move: Move): boolean => capturedCodeOf(move) !== 0
export const isCastle = (move: Move): boolean => (move & CASTLE_FLAG) !== 0
export const isEnPassant = (move: Move): boolean => (move & EN_PASSANT_FLAG) !== 0
export const isDoubleStep = (move: Move): boolean => (move & DOUBLE_STEP_FLAG) !== 0

/** Writes one move for each square of the set; `head` holds all bits except `to` and the captured piece. */
function writeTargets(
  board: Uint8Array,
  out: Int32Array,
  offset: number,
  head: number,
  lo: number,
  hi: number,
): number {
  let end = offset
  while (lo !== 0) {
    const to = 31 - Math.clz32(lo & -lo)
    out[end++] = head | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT)
    lo &= lo - 1
  }
  while (hi !== 0) {
    const to = 63 - Math.clz32(hi & -hi)
    out[end++] = head | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT)
    hi &= hi - 1
  }
  return end
}

/** Castling is legal if the squares in between are empty and the king is not on, crosses or reaches an attacked square. */
function writeCastling(position: Position, out: Int32Array, offset: number): number {
  const { board, sets, side } = position
  const rights = position.rights
  const short = side === WHITE_SIDE ? WHITE_SHORT : BLACK_SHORT
  const king = side === WHITE_SIDE ? 4 : 60
  const occupiedLo = sets[0]! | sets[16]!
  const occupiedHi = sets[1]! | sets[17]!
  const head = king | ((side | KING) << MOVED_SHIFT) | CASTLE_FLAG
  let end = offset
  if (
    (rights & short) !== 0 &&
    (board[king + 1]! | board[king + 2]!) === 0 &&
    !attackedBySide(sets, side ^ 8, king + 1, occupiedLo, occupiedHi) &&
    !attackedBySide(sets, side ^ 8, king + 2, occupiedLo, occupiedHi)
  ) {
    out[end++] = head | ((king + 2) << TO_SHIFT)
  }
  if (
    (rights & (short << 1)) !== 0 &&
    (board[king - 1]! | board[king - 2]! | board[king - 3]!) === 0 &&
    !attackedBySide(sets, side ^ 8, king - 1, occupiedLo, occupiedHi) &&
    !attackedBySide(sets, side ^ 8, king - 2, occupiedLo, occupiedHi)
  ) {
    out[end++] = head | ((king - 2) << TO_SHIFT)
  }
  return end
}

function writeEnPassant(position: Position, out: Int32Array, offset: number): number {
  const { sets, side, enPassant } = position
  const reach = ((side ^ 8) << 4) | (enPassant << 1)
  const pawns = (side << 1) + 2 * PAWN
  let end = offset
  for (let half = 0; half < 2; half++) {
    for (let bits = PAWN_REACH[reach + half]! & sets[pawns + half]!; bits !== 0; bits &= bits - 1) {
      const from = half * 32 + 31 - Math.clz32(bits & -bits)
      if (!enPassantIsSafe(sets, side, from, enPassant)) continue
      const pieces = ((side | PAWN) << MOVED_SHIFT) | (((side ^ 8) | PAWN) << CAPTURED_SHIFT)
      out[end++] = from | (enPassant << TO_SHIFT) | pieces | EN_PASSANT_FLAG
    }
  }
  return end
}

/**
 * Writes the moves of a pinned piece, which stay on the line of its pin. Called for each pinned piece if the king is not in
 * check.
 */
function writePinned(
  position: Position,
  out: Int32Array,
  offset: number,
  king: number,
  from: number,
  targetLo: number,
  targetHi: number,
  quiets: boolean,
): number {
  const { board, sets, side } = position
  const code = board[from]!
  const role = code & 7
  const line = ((king << 6) | from) << 1
  const lineLo = LINE[line]! & targetLo
  const lineHi = LINE[line + 1]! & targetHi
  if (role === PAWN) {
    const write = side === WHITE_SIDE ? writeWhitePawns : writeBlackPawns
    const enemy = (side ^ 8) << 1
    const bit = 1 << from
    return write(
      position,
      out,
      offset,
      from < 32 ? bit : 0,
      from < 32 ? 0 : bit,
      lineLo & sets[enemy]!,
      lineHi & sets[enemy + 1]!,
      LINE[line]!,
      LINE[line + 1]!,
      quiets,
    )
  }
  if (role === KNIGHT) return offset
  const occupiedLo = sets[0]! | sets[16]!
  const occupiedHi = sets[1]! | sets[17]!
  let lo = 0
  let hi = 0
  if (role !== ROOK) {
    lo = bishopLo(from, occupiedLo, occupiedHi)
    hi = bishopHi(from, occupiedLo, occupiedHi)
  }
  if (role !== BISHOP) {
    lo |= rookLo(from, occupiedLo, occupiedHi)
    hi |= rookHi(from, occupiedLo, occupiedHi)
  }
  return writeTargets(board, out, offset, from | (code << MOVED_SHIFT), lo & lineLo, hi & lineHi)
}

// oxlint-disable-next-line max-lines-per-function -- called at every node; its five steps share two dozen numbers, which calls would pass on
function generate(position: Position, out: Int32Array, offset: number, quiets: boolean): number {
  const { board, sets, side } = position
  const us = side << 1
  const them = us ^ 16
  const ownLo = sets[us]!
  const ownHi = sets[us + 1]!
  const enemyLo = sets[them]!
  const enemyHi = sets[them + 1]!
  const occupiedLo = ownLo | enemyLo
  const occupiedHi = ownHi | enemyHi
  const king = squareOfKing(sets, side)
  const kingAt = king << 1
  let end = offset

  // Step 1: the checkers, and our pieces that alone shield the king.
  let checkersLo =
    (KNIGHT_REACH[kingAt]! & sets[them + 2 * KNIGHT]!) |
    (PAWN_REACH[(side << 4) | kingAt]! & sets[them + 2 * PAWN]!)
  let checkersHi =
    (KNIGHT_REACH[kingAt + 1]! & sets[them + 2 * KNIGHT + 1]!) |
    (PAWN_REACH[(side << 4) | kingAt | 1]! & sets[them + 2 * PAWN + 1]!)
  let pinnedLo = 0
  let pinnedHi = 0
  let blockLo = 0
  let blockHi = 0
  const queensLo = sets[them + 2 * QUEEN]!
  const queensHi = sets[them + 2 * QUEEN + 1]!
  let alignedLo =
    (ROOK_REACH[kingAt]! & (sets[them + 2 * ROOK]! | queensLo)) |
    (BISHOP_REACH[kingAt]! & (sets[them + 2 * BISHOP]! | queensLo))
  let alignedHi =
    (ROOK_REACH[kingAt + 1]! & (sets[them + 2 * ROOK + 1]! | queensHi)) |
    (BISHOP_REACH[kingAt + 1]! & (sets[them + 2 * BISHOP + 1]! | queensHi))
  while ((alignedLo | alignedHi) !== 0) {
    let slider: number
    if (alignedLo !== 0) {
      slider = 31 - Math.clz32(alignedLo & -alignedLo)
      alignedLo &= alignedLo - 1
    } else {
      slider = 63 - Math.clz32(alignedHi & -alignedHi)
      alignedHi &= alignedHi - 1
    }
    const between = ((king << 6) | slider) << 1
    const shieldLo = BETWEEN[between]! & occupiedLo
    const shieldHi = BETWEEN[between + 1]! & occupiedHi
    if ((shieldLo | shieldHi) === 0) {
      blockLo |= BETWEEN[between]!
      blockHi |= BETWEEN[between + 1]!
      if (slider < 32) checkersLo |= 1 << slider
      else checkersHi |= 1 << slider
    } else if (shieldLo === 0) {
      if ((shieldHi & (shieldHi - 1)) === 0) pinnedHi |= shieldHi & ownHi
    } else if (shieldHi === 0) {
      if ((shieldLo & (shieldLo - 1)) === 0) pinnedLo |= shieldLo & ownLo
    }
  }

  // Step 2: king moves. The king must not block the rays that pass through its square.
  let targetLo = quiets ? ~ownLo : enemyLo
  let targetHi = quiets ? ~ownHi : enemyHi
  {
    const withoutLo = king < 32 ? occupiedLo ^ (1 << king) : occupiedLo
    const withoutHi = king < 32 ? occupiedHi : occupiedHi ^ (1 << king)
    const head = king | ((side | KING) << MOVED_SHIFT)
    let lo = KING_REACH[kingAt]! & targetLo
    let hi = KING_REACH[kingAt + 1]! & targetHi
    while (lo !== 0) {
      const to = 31 - Math.clz32(lo & -lo)
      if (!attackedBySide(sets, side ^ 8, to, withoutLo, withoutHi)) {
        out[end++] = head | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT)
      }
      lo &= lo - 1
    }
    while (hi !== 0) {
      const to = 63 - Math.clz32(hi & -hi)
      if (!attackedBySide(sets, side ^ 8, to, withoutLo, withoutHi)) {
        out[end++] = head | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT)
      }
      hi &= hi - 1
    }
  }

  // Step 3: in check, other pieces may only capture the checker or block it; in double check only the king moves.
  let stepLo = -1
  let stepHi = -1
  if ((checkersLo | checkersHi) !== 0) {
    const several =
      checkersLo !== 0 && checkersHi !== 0
        ? 1
        : (checkersLo & (checkersLo - 1)) | (checkersHi & (checkersHi - 1))
    if (several !== 0) return end
    stepLo = blockLo
    stepHi = blockHi
    targetLo &= checkersLo | blockLo
    targetHi &= checkersHi | blockHi
  } else {
    if (quiets && (position.rights & (side === WHITE_SIDE ? 3 : 12)) !== 0)
      end = writeCastling(position, out, end)
    let lo = pinnedLo
    let hi = pinnedHi
    while (lo !== 0) {
      end = writePinned(position, out, end, king, 31 - Math.clz32(lo & -lo), targetLo, targetHi, quiets)
      lo &= lo - 1
    }
    while (hi !== 0) {
      end = writePinned(position, out, end, king, 63 - Math.clz32(hi & -hi), targetLo, targetHi, quiets)
      hi &= hi - 1
    }
  }

  // Step 4: pawns.
  const freeLo = ~pinnedLo
  const freeHi = ~pinnedHi
  const pawnsLo = sets[us + 2 * PAWN]! & freeLo
  const pawnsHi = sets[us + 2 * PAWN + 1]! & freeHi
  const takeLo = targetLo & enemyLo
  const takeHi = targetHi & enemyHi
  end =
    side === WHITE_SIDE
      ? writeWhitePawns(position, out, end, pawnsLo, pawnsHi, takeLo, takeHi, stepLo, stepHi, quiets)
      : writeBlackPawns(position, out, end, pawnsLo, pawnsHi, takeLo, takeHi, stepLo, stepHi, quiets)
  if (position.enPassant !== 0) end = writeEnPassant(position, out, end)

  // Step 5: knights, bishops, rooks and queens; the pinned ones are done.
  for (let role = KNIGHT; role <= QUEEN; role++) {
    let lo = sets[us + 2 * role]! & freeLo
    let hi = sets[us + 2 * role + 1]! & freeHi
    const head = (side | role) << MOVED_SHIFT
    while ((lo | hi) !== 0) {
      let from: number
      if (lo !== 0) {
        from = 31 - Math.clz32(lo & -lo)
        lo &= lo - 1
      } else {
        from = 63 - Math.clz32(hi & -hi)
        hi &= hi - 1
      }
      let reachLo = 0
      let reachHi = 0
      if (role === KNIGHT) {
        reachLo = KNIGHT_REACH[from << 1]!
        reachHi = KNIGHT_REACH[(from << 1) | 1]!
      } else {
        if (role !== ROOK) {
          reachLo = bishopLo(from, occupiedLo, occupiedHi)
          reachHi = bishopHi(from, occupiedLo, occupiedHi)
        }
        if (role !== BISHOP) {
          reachLo |= rookLo(from, occupiedLo, occupiedHi)
          reachHi |= rookHi(from, occupiedLo, occupiedHi)
        }
      }
      end = writeTargets(board, out, end, head | from, reachLo & targetLo, reachHi & targetHi)
    }
  }
  return end
}

/** Writes every legal move to `out` from `offset` on and returns their number. `out` needs room for MOST_MOVES. */
export function generateLegal(position: Position, out: Int32Array, offset: number): number {
  return generate(position, out, offset, true) - offset
}

/** As above, but captures and promotions only. */
export function generateCaptures(position: Position, out: Int32Array, offset: number): number {
  return generate(position, out, offset, false) - offset
}

export function legalMoves(position: Position): Move[] {
  const out = new Int32Array(MOST_MOVES)
  return Array.from(out.subarray(0, generateLegal(position, out, 0))) as Move[]
}

export function legalMovesFrom(position: Position, square: Square): Move[] {
  return legalMoves(position).filter((move) => moveFrom(move) === square)
}

/** The legal move between two squares; `undefined` also if a promotion lacks its piece, or another move names one. */
export function findMove(
  position: Position,
  from: Square,
  to: Square,
  promotion?: PromotionRole,
): Move | undefined {
  const code = promotion ? codeOfRole(promotion) : 0
  return legalMoves(position).find(
    (move) => moveFrom(move) === from && moveTo(move) === to && promotionRoleOf(move) === code,
  )
}
