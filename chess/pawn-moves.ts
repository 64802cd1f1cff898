/** Pawn moves except en passant, generated for a whole set of pawns at a time with one shift. */
import { CAPTURED_SHIFT, DOUBLE_STEP_FLAG, MOVED_SHIFT, PROMOTION_SHIFT, TO_SHIFT } from './move-bits.ts'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './pieces.ts'
import type { Position } from './position.ts'

/** Writes one move for each target square in the set; each comes from `to - step`. `head` is the moved piece and a flag. */
function writePawns(
  board: Uint8Array,
  out: Int32Array,
  offset: number,
  head: number,
  step: number,
  lo: number,
  hi: number,
): number {
  let end = offset
  while (lo !== 0) {
    const to = 31 - Math.clz32(lo & -lo)
    out[end++] = head | (to - step) | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT)
    lo &= lo - 1
  }
  while (hi !== 0) {
    const to = 63 - Math.clz32(hi & -hi)
    out[end++] = head | (to - step) | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT)
    hi &= hi - 1
  }
  return end
}

/** Writes four promotions for each square of a last rank: `bits` is that half's set, `base` its first square. */
function writePromotions(
  board: Uint8Array,
  out: Int32Array,
  offset: number,
  head: number,
  step: number,
  bits: number,
  base: number,
): number {
  let end = offset
  while (bits !== 0) {
    const to = base + 31 - Math.clz32(bits & -bits)
    const move = head | (to - step) | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT)
    out[end++] = move | (QUEEN << PROMOTION_SHIFT)
    out[end++] = move | (ROOK << PROMOTION_SHIFT)
    out[end++] = move | (BISHOP << PROMOTION_SHIFT)
    out[end++] = move | (KNIGHT << PROMOTION_SHIFT)
    bits &= bits - 1
  }
  return end
}

const NOT_A_FILE = ~0x01010101
const NOT_H_FILE = ~0x80808080
const LAST_OF_WHITE = 0xff000000 | 0
const LAST_OF_BLACK = 0x000000ff

/**
 * Moves of the given White pawns, except en passant: captures on enemies in `enemyLo/Hi`, and steps to squares of `stepLo/Hi`
 * (promotions are always generated, quiet steps only if `quiets`).
 */
export function writeWhitePawns(
  position: Position,
  out: Int32Array,
  offset: number,
  pawnsLo: number,
  pawnsHi: number,
  enemyLo: number,
  enemyHi: number,
  stepLo: number,
  stepHi: number,
  quiets: boolean,
): number {
  const { board, sets } = position
  const head = PAWN << MOVED_SHIFT
  const emptyLo = ~(sets[0]! | sets[16]!)
  const emptyHi = ~(sets[1]! | sets[17]!)
  let end = offset

  const westLo = ((pawnsLo & NOT_A_FILE) << 7) & enemyLo
  const westHi = (((pawnsHi & NOT_A_FILE) << 7) | ((pawnsLo & NOT_A_FILE) >>> 25)) & enemyHi
  const eastLo = ((pawnsLo & NOT_H_FILE) << 9) & enemyLo
  const eastHi = (((pawnsHi & NOT_H_FILE) << 9) | ((pawnsLo & NOT_H_FILE) >>> 23)) & enemyHi
  const aheadLo = (pawnsLo << 8) & emptyLo
  const aheadHi = ((pawnsHi << 8) | (pawnsLo >>> 24)) & emptyHi

  if (((westHi | eastHi | aheadHi) & LAST_OF_WHITE) !== 0) {
    end = writePromotions(board, out, end, head, 8, aheadHi & stepHi & LAST_OF_WHITE, 32)
    end = writePromotions(board, out, end, head, 7, westHi & LAST_OF_WHITE, 32)
    end = writePromotions(board, out, end, head, 9, eastHi & LAST_OF_WHITE, 32)
  }
  end = writePawns(board, out, end, head, 7, westLo, westHi & ~LAST_OF_WHITE)
  end = writePawns(board, out, end, head, 9, eastLo, eastHi & ~LAST_OF_WHITE)
  if (quiets) {
    end = writePawns(board, out, end, head, 8, aheadLo & stepLo, aheadHi & stepHi & ~LAST_OF_WHITE)
    const doubleLo = ((aheadLo & 0x00ff0000) << 8) & emptyLo & stepLo
    end = writePawns(board, out, end, head | DOUBLE_STEP_FLAG, 16, doubleLo, 0)
  }
  return end
}

/** The same for Black. Duplicated because a direction parameter would cost a branch in every shift. */
export function writeBlackPawns(
  position: Position,
  out: Int32Array,
  offset: number,
  pawnsLo: number,
  pawnsHi: number,
  enemyLo: number,
  enemyHi: number,
  stepLo: number,
  stepHi: number,
  quiets: boolean,
): number {
  const { board, sets } = position
  const head = (8 | PAWN) << MOVED_SHIFT
  const emptyLo = ~(sets[0]! | sets[16]!)
  const emptyHi = ~(sets[1]! | sets[17]!)
  let end = offset

  const westLo = (((pawnsLo & NOT_A_FILE) >>> 9) | ((pawnsHi & NOT_A_FILE) << 23)) & enemyLo
  const westHi = ((pawnsHi & NOT_A_FILE) >>> 9) & enemyHi
  const eastLo = (((pawnsLo & NOT_H_FILE) >>> 7) | ((pawnsHi & NOT_H_FILE) << 25)) & enemyLo
  const eastHi = ((pawnsHi & NOT_H_FILE) >>> 7) & enemyHi
  const aheadLo = ((pawnsLo >>> 8) | (pawnsHi << 24)) & emptyLo
  const aheadHi = (pawnsHi >>> 8) & emptyHi

  if (((westLo | eastLo | aheadLo) & LAST_OF_BLACK) !== 0) {
    end = writePromotions(board, out, end, head, -8, aheadLo & stepLo & LAST_OF_BLACK, 0)
    end = writePromotions(board, out, end, head, -9, westLo & LAST_OF_BLACK, 0)
    end = writePromotions(board, out, end, head, -7, eastLo & LAST_OF_BLACK, 0)
  }
  end = writePawns(board, out, end, head, -9, westLo & ~LAST_OF_BLACK, westHi)
  end = writePawns(board, out, end, head, -7, eastLo & ~LAST_OF_BLACK, eastHi)
  if (quiets) {
    end = writePawns(board, out, end, head, -8, aheadLo & stepLo & ~LAST_OF_BLACK, aheadHi & stepHi)
    const doubleHi = ((aheadHi & 0x0000ff00) >>> 8) & emptyHi & stepHi
    end = writePawns(board, out, end, head | DOUBLE_STEP_FLAG, -16, 0, doubleHi)
  }
  return end
}
