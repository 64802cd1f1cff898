import { squareOfKing } from '#chess/en-passant.ts'
import {
  capturedCodeOf,
  CASTLE_FLAG,
  EN_PASSANT_FLAG,
  fromOf,
  movedCodeOf,
  promotionRoleOf,
  toOf,
} from '#chess/move-bits.ts'
import { KING, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { popCount64 } from '../bits.ts'
import { endgameScale, knownEndgame, NOT_KNOWN, twoPiecesAgainstOne } from '#engine/evaluation/endgames.ts'
import { SLOTS, type Kernel } from './layout.ts'
import type { Net } from './net-file.ts'

/** How many moves to look back for cached sums. Beyond that a rebuild is as fast. */
const MOST_STEPS = 8
/** Fixed-point units: sums in 255ths, output weights in 64ths. */
const SUM_UNIT = 255
const WEIGHT_UNIT = 64

/**
 * Evaluates positions with the net. Caches the hidden units' sums from each side's view, in one slot per half-move, and
 * updates them from the previous position. A slot stores the hash of its position, so stale slots are detected: the search
 * makes and unmakes moves without notifying the net, and positions that are never evaluated cost nothing.
 */
export class NetEvaluation {
  private readonly hashLo = new Int32Array(SLOTS)
  private readonly hashHi = new Int32Array(SLOTS)
  /** Square transformation of each side's view: 56 for Black, plus 7 if its king is on files a to d. */
  private readonly turns = new Uint8Array(2 * SLOTS)
  private readonly indices: Int32Array
  private readonly net: Net
  private readonly kernel: Kernel

  constructor(net: Net, kernel: Kernel) {
    this.net = net
    this.kernel = kernel
    net.copyTo(kernel)
    this.indices = new Int32Array(kernel.memory, 0, 32)
  }

  get version(): number {
    return this.net.version
  }

  /** Evaluation in centipawns for the side to move, which is not in check. */
  readonly judge = (position: Position): number => {
    const known = knownEndgame(position)
    if (known !== NOT_KNOWN) return known
    const won = twoPiecesAgainstOne(position)
    if (won !== NOT_KNOWN) return won
    const worth = this.raw(position)
    const { sets } = position
    const leading = worth > 0 ? position.side : position.side ^ 8
    const scale = hasNoPawns(sets, leading) ? endgameScale(sets, leading) : 64
    // A lead is worth less without progress, so that the search avoids the fifty-move rule.
    return ((worth * scale * (220 - position.halfmoves)) / (64 * 220)) | 0
  }

  /** The net's output without endgame knowledge and the scaling by progress. */
  raw(position: Position): number {
    const { sets, side } = position
    const slot = this.slotOf(position)
    const men = popCount64(sets[0]! | sets[16]!, sets[1]! | sets[17]!)
    const bucket = (men - 1) >> 2
    const own = 2 * slot + (side >> 3)
    const sum = this.kernel.output(own, own ^ 1, bucket)
    return (((((sum / SUM_UNIT) | 0) + this.net.outputBias[bucket]!) * SCALE) / (SUM_UNIT * WEIGHT_UNIT)) | 0
  }

  /** The slot with the current position's sums, which are computed if missing. */
  private slotOf(position: Position): number {
    const { ply } = position
    const slot = ply & (SLOTS - 1)
    if (this.holds(position, ply)) return slot
    let known = ply - 1
    while (known > ply - MOST_STEPS && known >= 0 && !this.holds(position, known)) known--
    if (known < 0 || known === ply - MOST_STEPS) this.rebuild(position)
    else {
      for (let next = known + 1; next <= ply; next++) {
        if (this.advance(position, next)) continue
        this.rebuild(position)
        break
      }
    }
    return slot
  }

  private holds(position: Position, ply: number): boolean {
    const slot = ply & (SLOTS - 1)
    return this.hashLo[slot] === position.hashLoAt(ply) && this.hashHi[slot] === position.hashHiAt(ply)
  }

  private mark(position: Position, ply: number): void {
    const slot = ply & (SLOTS - 1)
    this.hashLo[slot] = position.hashLoAt(ply)
    this.hashHi[slot] = position.hashHiAt(ply)
  }

  private rebuild(position: Position): void {
    const { board, sets, ply } = position
    const slot = ply & (SLOTS - 1)
    for (let view = 0; view < 2; view++) {
      const turn = turnOf(view, squareOfKing(sets, view << 3))
      let count = 0
      for (let square = 0; square < 64; square++) {
        const code = board[square]!
        if (code !== 0) this.indices[count++] = inputOf(view, code, square ^ turn)
      }
      this.kernel.rebuild(2 * slot + view, count)
      this.turns[2 * slot + view] = turn
    }
    this.mark(position, ply)
  }

  /** Updates one slot from the previous one. False if a king crossed the middle, which changes every input of its side. */
  private advance(position: Position, ply: number): boolean {
    const { kernel, turns } = this
    const move = position.moveAt(ply)
    const from = fromOf(move)
    const to = toOf(move)
    const moved = movedCodeOf(move)
    if ((moved & 7) === KING && ((from ^ to) & 4) !== 0) return false
    const captured = capturedCodeOf(move)
    const promotion = promotionRoleOf(move)
    const placed = promotion === 0 ? moved : (moved & 8) | promotion
    const before = 2 * ((ply - 1) & (SLOTS - 1))
    const after = 2 * (ply & (SLOTS - 1))
    for (let view = 0; view < 2; view++) {
      const turn = turns[before + view]!
      turns[after + view] = turn
      if (move === 0) kernel.move(before + view, after + view, 0, 0)
      else {
        const added = inputOf(view, placed, to ^ turn)
        const removed = inputOf(view, moved, from ^ turn)
        if (captured !== 0) {
          const at = (move & EN_PASSANT_FLAG) !== 0 ? to ^ 8 : to
          kernel.capture(before + view, after + view, added, removed, inputOf(view, captured, at ^ turn))
        } else {
          kernel.move(before + view, after + view, added, removed)
          if ((move & CASTLE_FLAG) !== 0) {
            const rook = (moved & 8) | ROOK
            const corner = to > from ? to + 1 : to - 2
            kernel.move(
              after + view,
              after + view,
              inputOf(view, rook, ((from + to) >> 1) ^ turn),
              inputOf(view, rook, corner ^ turn),
            )
          }
        }
      }
    }
    this.mark(position, ply)
    return true
  }
}

/** Centipawns on the engine's scale per unit of output: the training's SCALE times a factor that suits the search. */
const SCALE = 130

const turnOf = (view: number, king: number): number => (view === 0 ? 0 : 56) ^ ((king & 4) === 0 ? 7 : 0)

/** `square` is already transformed for the view. */
const inputOf = (view: number, code: number, square: number): number =>
  (((code & 7) - 1 + (code >> 3 === view ? 0 : 6)) << 6) | square

const hasNoPawns = (sets: Int32Array, side: number): boolean =>
  (sets[(side << 1) + 2]! | sets[(side << 1) + 3]!) === 0
