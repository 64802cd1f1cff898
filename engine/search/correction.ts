import { PAWN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { MATE_BOUND } from '#engine/score.ts'

const BITS = 14
/** An error of this many centipawns or more saturates an entry. */
const MOST_ERROR = 128
const FULL = 8192
const PER_CENTIPAWN = FULL / MOST_ERROR
/** Deeper searches adjust an entry more, by at most this many 256ths. */
const MOST_WEIGHT = 16

/**
 * The judge's average errors in positions with the same pawns and side to move, learnt from deeper searches. It tends to
 * repeat its errors in similar positions.
 */
export class Correction {
  private readonly errors = new Int16Array(2 << BITS)

  clear(): void {
    this.errors.fill(0)
  }

  /** Index of the position in the table. Two positions may share one. */
  placeOf({ sets, side }: Position): number {
    let key = Math.imul(sets[2 * PAWN]!, 0x9e3779b1) ^ Math.imul(sets[2 * PAWN + 1]!, 0x85ebca6b)
    key ^= Math.imul(sets[16 + 2 * PAWN]!, 0xc2b2ae35) ^ Math.imul(sets[16 + 2 * PAWN + 1]!, 0x27d4eb2f)
    key = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d)
    return ((key >>> (32 - BITS)) << 1) | (side >> 3)
  }

  /** Corrects an evaluation. Known wins are left unchanged. */
  correct(evaluation: number, place: number): number {
    if (evaluation >= MATE_BOUND || evaluation <= -MATE_BOUND) return evaluation
    const corrected = (evaluation + this.errors[place]! / PER_CENTIPAWN) | 0
    return Math.max(1 - MATE_BOUND, Math.min(MATE_BOUND - 1, corrected))
  }

  /** Records that a search of `depth` half-moves returned `score` where the judge said `evaluation`. */
  learn(place: number, evaluation: number, score: number, depth: number): void {
    const found = Math.max(-1, Math.min(1, (score - evaluation) / MOST_ERROR)) * FULL
    const old = this.errors[place]!
    this.errors[place] = (old + ((found - old) * Math.min(depth + 1, MOST_WEIGHT)) / 256) | 0
  }
}
