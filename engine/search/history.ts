import { capturedRoleOf, fromToOf, movedCodeOf, moverOf, promotionRoleOf, toOf } from '#chess/move-bits.ts'
import { MAX_PLY } from '#engine/score.ts'

/**
 * Success of quiet moves in past cutoffs. A move is identified by the piece and its target square (`moved code << 6 | to`),
 * ten bits in all, regardless of its origin.
 */
const MOST = 8192
const pieceTo = (move: number): number => (movedCodeOf(move) << 6) | toOf(move)

export class History {
  /** Indexed by `pieceTo`. */
  private readonly quiets = new Int16Array(1024)
  /** Indexed by `side << 12 | from and to`. */
  private readonly butterfly = new Int16Array(1 << 13)
  /** Indexed by `pieceTo of the previous move << 10 | pieceTo`. */
  private readonly replies = new Int16Array(1 << 20)
  private readonly captures = new Int16Array(1 << 13)
  /** The last quiet move that refuted the move with this index. */
  private readonly counters = new Int32Array(1024)
  private readonly killers = new Int32Array(2 * (MAX_PLY + 2))

  clear(): void {
    this.quiets.fill(0)
    this.butterfly.fill(0)
    this.replies.fill(0)
    this.captures.fill(0)
    this.counters.fill(0)
    this.killers.fill(0)
  }

  /** Clears the killers, which belong to plies of one search; the other statistics persist between searches. */
  forgetKillers(): void {
    this.killers.fill(0)
  }

  killer(ply: number, which: 0 | 1): number {
    return this.killers[2 * ply + which]!
  }

  counter(previous: number): number {
    return this.counters[pieceTo(previous)]!
  }

  /** `previous` is the opponent's last move, `own` the player's own before that; 0 for none. */
  quiet(move: number, previous: number, own: number): number {
    const at = pieceTo(move)
    return (
      this.quiets[at]! +
      this.butterfly[butterflyIndex(move)]! +
      this.replies[(pieceTo(previous) << 10) | at]! +
      this.replies[(pieceTo(own) << 10) | at]!
    )
  }

  capture(move: number): number {
    return this.captures[captureIndex(move)]!
  }

  /** Updates the statistics after a cutoff by `move`; the quiet moves and captures tried before it are penalised. */
  reward(
    move: number,
    isQuiet: boolean,
    tried: Int32Array,
    from: number,
    end: number,
    depth: number,
    ply: number,
    previous: number,
    own: number,
  ): void {
    const bonus = Math.min(1200, 20 * depth * depth + 60 * depth)
    if (isQuiet) {
      this.learnQuiet(move, bonus, previous, own)
      if (this.killers[2 * ply] !== move) {
        this.killers[2 * ply + 1] = this.killers[2 * ply]!
        this.killers[2 * ply] = move
      }
      if (previous !== 0) this.counters[pieceTo(previous)] = move
    } else {
      learn(this.captures, captureIndex(move), bonus)
    }
    for (let index = from; index < end; index++) {
      const other = tried[index]!
      if ((capturedRoleOf(other) | promotionRoleOf(other)) !== 0)
        learn(this.captures, captureIndex(other), -bonus)
      else if (isQuiet) this.learnQuiet(other, -bonus, previous, own)
    }
  }

  private learnQuiet(move: number, bonus: number, previous: number, own: number): void {
    const at = pieceTo(move)
    learn(this.quiets, at, bonus)
    learn(this.butterfly, butterflyIndex(move), bonus)
    if (previous !== 0) learn(this.replies, (pieceTo(previous) << 10) | at, bonus)
    if (own !== 0) learn(this.replies, (pieceTo(own) << 10) | at, bonus)
  }
}

/**
 * Moves the value towards its limit by a fraction of the remaining distance, so that new results count and nothing overflows.
 */
function learn(table: Int16Array, index: number, bonus: number): void {
  const value = table[index]!
  table[index] = (value + bonus - (value * Math.abs(bonus)) / MOST) | 0
}

const butterflyIndex = (move: number): number => (moverOf(move) << 9) | fromToOf(move)
const captureIndex = (move: number): number => (pieceTo(move) << 3) | capturedRoleOf(move)
