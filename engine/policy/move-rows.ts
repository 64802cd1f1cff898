import { attackedBySide } from '#chess/attacks.ts'
import { squareOfKing } from '#chess/en-passant.ts'
import {
  capturedCodeOf,
  capturedRoleOf,
  CASTLE_FLAG,
  EN_PASSANT_FLAG,
  fromOf,
  movedRoleOf,
  promotionRoleOf,
  toOf,
} from '#chess/move-bits.ts'
import { generateCaptures, generateLegal, MOST_MOVES } from '#chess/moves.ts'
import { PAWN, QUEEN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { popCount64 } from '#engine/bits.ts'
import { PIECE_VALUE } from '#engine/evaluation/values.ts'
import { bestCapture, CLASS_VALUE, gainClass, HANGING, lossClass, raised } from './exchange-class.ts'
import { GEOMETRY_ROW, MOST_ROWS_OF_MOVE, MOVE_ROW } from './rows.ts'
import { reaches, threatBy } from './threats.ts'

/** A position with at most this many pieces is an endgame. */
const ENDGAME_MEN = 14
const MATE_VALUE = 10_000
/** Thresholds, in centipawns, of how much less material a move yields than the best one. */
const LOSS_FROM = [21, 61, 121, 181, 261, 351, 521, 751, 1101] as const
const ANSWERS = new Int32Array(MOST_MOVES)

/** Facts that all moves of a position share. */
interface Scene {
  readonly position: Position
  readonly moves: readonly Move[]
  readonly late: 0 | 1
  /** The opponent's last move and the player's own before it; 0 for none. */
  readonly last: number
  readonly own: number
  /** Class of what the opponent could take on each square if they were to move. */
  readonly threatened: Uint8Array
  /** Class of each move's gain on its target square, and the highest of them. */
  readonly gains: Uint8Array
  readonly available: number
  readonly enemyKing: number
}

/** The input rows of each move, MOST_ROWS_OF_MOVE apart, and their number per move. */
export class MoveRows {
  readonly rows = new Uint16Array(MOST_MOVES * MOST_ROWS_OF_MOVE)
  readonly counts = new Uint8Array(MOST_MOVES)
  private readonly gains = new Uint8Array(MOST_MOVES)
  private readonly threatened = new Uint8Array(64)
  private readonly values = new Int32Array(MOST_MOVES)
  private end = 0

  /** Leaves the position unchanged. */
  fill(position: Position, moves: readonly Move[]): void {
    const scene = this.sceneOf(position, moves)
    for (let index = 0; index < moves.length; index++) {
      this.end = index * MOST_ROWS_OF_MOVE
      this.addBefore(scene, index)
      this.values[index] = this.addAfter(scene, moves[index]!)
      this.counts[index] = this.end - index * MOST_ROWS_OF_MOVE
    }
    this.addLosses(moves.length)
  }

  private sceneOf(position: Position, moves: readonly Move[]): Scene {
    const { sets, ply, side } = position
    const { gains, threatened } = this
    const men = popCount64(sets[0]! | sets[16]!, sets[1]! | sets[17]!)
    threatened.fill(0)
    if (!position.isCheck()) {
      position.makeNull()
      const count = generateCaptures(position, ANSWERS, 0)
      for (let index = 0; index < count; index++) {
        const answer = ANSWERS[index]!
        threatened[toOf(answer)] = raised(position, answer, threatened[toOf(answer)]!)
      }
      position.unmakeNull()
    }
    let available = 0
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index]!
      gains[index] = isNoisy(move) ? gainClass(position, move, 0) : 0
      if (gains[index]! > available) available = gains[index]!
    }
    return {
      ...{ position, moves, threatened, gains, available },
      late: men <= ENDGAME_MEN ? 1 : 0,
      last: ply > 0 ? position.moveAt(ply) : 0,
      own: ply > 1 ? position.moveAt(ply - 1) : 0,
      enemyKing: squareOfKing(sets, side ^ 8),
    }
  }

  private add(row: number): void {
    this.rows[this.end++] = row
  }

  /** Adds the facts known before the move is made. */
  private addBefore(scene: Scene, index: number): void {
    const { position, moves, late, last, own, threatened, gains, enemyKing } = scene
    const { sets, side } = position
    const move = moves[index]!
    const [from, to, role] = [fromOf(move), toOf(move), movedRoleOf(move) - 1]
    const turn = side === 0 ? 0 : 56
    const [lo, hi] = [sets[0]! | sets[16]!, sets[1]! | sets[17]!]
    const gain = gains[index]!
    this.add(GEOMETRY_ROW[(role << 12) | ((from ^ turn) << 6) | (to ^ turn)]!)
    if (isNoisy(move)) {
      const loss = gain > 0 ? 0 : lossClass(position, move)
      const even = loss === 0 ? 1 : 0
      this.add(MOVE_ROW.gain + 5 + gain - loss)
      const captured = capturedRoleOf(move)
      if (captured !== 0) {
        this.add(MOVE_ROW.capture + (role * 6 + captured - 1) * 3 + (gain > 0 ? 2 : even))
        if (last !== 0 && toOf(last) === to)
          this.add(MOVE_ROW.retakes + ((capturedCodeOf(last) === 0 ? 0 : 2) + even) * 6 + role)
      }
    }
    if (attackedBySide(sets, side ^ 8, from, lo, hi)) {
      const guarded = attackedBySide(sets, side, from, lo, hi) ? 1 : 0
      const byLast = last !== 0 && reaches(position, toOf(last), from) ? 2 : 0
      this.add(MOVE_ROW.flees + (byLast + guarded) * 6 + role)
    }
    if (threatened[from]! > 0) this.add(MOVE_ROW.saves + role * 6 + threatened[from]!)
    if (own !== 0 && toOf(own) === from) {
      this.add(MOVE_ROW.samePiece + late * 6 + role)
      if (fromOf(own) === to) this.add(MOVE_ROW.undoes + late)
    }
    if (last !== 0) this.add(MOVE_ROW.nearness + late * 8 + distance(to, toOf(last)))
    if ((move & CASTLE_FLAG) !== 0) this.add(MOVE_ROW.special + (to < from ? 1 : 0))
    const promotion = promotionRoleOf(move)
    if (promotion !== 0) this.add(MOVE_ROW.special + (promotion === QUEEN ? 2 : 3))
    if ((move & EN_PASSANT_FLAG) !== 0) this.add(MOVE_ROW.special + 4)
    this.add(MOVE_ROW.kingward + role * 8 + distance(to, enemyKing))
  }

  /** Adds the facts known after the move. Returns the material balance two half-moves ahead. */
  private addAfter({ position, late, available }: Scene, move: Move): number {
    const [to, role] = [toOf(move), movedRoleOf(move) - 1]
    const [captured, promotion] = [capturedRoleOf(move), promotionRoleOf(move)]
    position.make(move)
    const { sets, side } = position
    const check = position.isCheck()
    let there = 0
    let elsewhere = 0
    const count = generateCaptures(position, ANSWERS, 0)
    for (let index = 0; index < count; index++) {
      const answer = ANSWERS[index]!
      if (toOf(answer) === to) there = raised(position, answer, there)
      else elsewhere = raised(position, answer, elsewhere)
    }
    const mates = check && count === 0 && generateLegal(position, ANSWERS, 0) === 0
    const [lo, hi] = [sets[0]! | sets[16]!, sets[1]! | sets[17]!]
    const attacked = attackedBySide(sets, side, to, lo, hi) ? 2 : 0
    const defended = attackedBySide(sets, side ^ 8, to, lo, hi) ? 1 : 0
    const hangs = there >= HANGING ? 1 : 0
    this.add(MOVE_ROW.guard + role * 4 + attacked + defended)
    if (there > 0) this.add(MOVE_ROW.hangs + ((captured === 0 ? 0 : 6) + role) * 6 + there)
    if (elsewhere > 0) this.add(MOVE_ROW.leaves + (check ? 6 : 0) + elsewhere)
    if (check) this.add(MOVE_ROW.check + late * 2 + hangs)
    if (mates) this.add(MOVE_ROW.mates)
    if (!check) {
      const threat = threatBy(position, to)
      if (threat > 0) this.add(MOVE_ROW.threatens + hangs * 6 + threat - 1)
      position.makeNull()
      const next = bestCapture(position)
      position.unmakeNull()
      if (next > 0) this.add(MOVE_ROW.intends + next * 2 + (next > available ? 1 : 0))
    }
    position.unmake()
    if (mates) return MATE_VALUE
    const promoted = promotion === 0 ? 0 : PIECE_VALUE[promotion]! - PIECE_VALUE[PAWN]!
    return PIECE_VALUE[captured]! + promoted - CLASS_VALUE[Math.max(there, elsewhere)]!
  }

  private addLosses(count: number): void {
    let best = -Infinity
    for (let index = 0; index < count; index++) best = Math.max(best, this.values[index]!)
    for (let index = 0; index < count; index++) {
      const loss = best - this.values[index]!
      const step = LOSS_FROM.findIndex((from) => loss < from)
      this.rows[index * MOST_ROWS_OF_MOVE + this.counts[index]!++] =
        MOVE_ROW.loss + (step < 0 ? LOSS_FROM.length : step)
    }
  }
}

const isNoisy = (move: Move): boolean => capturedCodeOf(move) !== 0 || promotionRoleOf(move) !== 0

const distance = (one: number, other: number): number =>
  Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 3) - (other >> 3)))
