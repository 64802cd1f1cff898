import type { Position } from '../../../chess/position.ts'

/** Size of a position record for the training programs; workshop/training/position.h describes the format. */
export const RECORD_BYTES = 32
/** The score of a position that has not been evaluated. */
const NO_SCORE = -32_768
/** Used in place of twice White's points if the game's result is unknown. */
const NO_RESULT = 3

/** Writes the position at byte `at` of `view`. `score` is in centipawns for White. */
export function writeRecord(
  view: DataView,
  at: number,
  { board, side }: Position,
  score = NO_SCORE,
  result = NO_RESULT,
): void {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, RECORD_BYTES)
  bytes.fill(0)
  let number = 0
  for (let square = 0; square < 64; square++) {
    const code = board[square]!
    if (code === 0) continue
    bytes[square >> 3]! |= 1 << (square & 7)
    bytes[8 + (number >> 1)]! |= code << (4 * (number & 1))
    number++
  }
  view.setInt16(at + 24, Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score)), true)
  if (score === NO_SCORE) view.setInt16(at + 24, NO_SCORE, true)
  view.setUint8(at + 26, result)
  view.setUint8(at + 27, side >> 3)
}

/** Limit of scores, as in workshop/training/games.c. */
const MOST_SCORE = 32_000

export const setResult = (view: DataView, at: number, result: number): void => view.setUint8(at + 26, result)
