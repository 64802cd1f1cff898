import { capturedCodeOf, fromOf, toOf } from '#chess/move-bits.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { MoveRows } from './move-rows.ts'
import {
  BIAS_TO_LOGIT,
  GATES,
  INPUT_UNIT,
  LINEAR_GATES,
  LOGIT_UNIT,
  POLICY_UNITS,
  type PolicyWeights,
} from './policy-file.ts'
import {
  FIRST_CONTEXT_ROW,
  KNOTS,
  LEAST_RATING,
  MOST_ROWS_OF_MOVE,
  POSITION_ROW,
  RATING_STEP,
  TIME_CLASSES,
  type TimeClass,
} from './rows.ts'

/** The players' ratings, on the scale of lichess.org, the source of the games. */
export interface Players {
  readonly own: number
  readonly other: number
  readonly timeClass: TimeClass
}

/**
 * Predicts which moves people play: a net with one hidden layer over the position, gated by the features of each legal move.
 * Uses only integers, so every machine computes the same logits; tools/training/policy-whole.h is the same in C.
 */
export class PolicyNet {
  private readonly weights: PolicyWeights
  private readonly sums = new Int32Array(POLICY_UNITS)
  private readonly gates = new Int32Array(GATES)
  private readonly ofMove = new Int32Array(GATES)
  private readonly moveRows = new MoveRows()

  constructor(weights: PolicyWeights) {
    this.weights = weights
  }

  get version(): number {
    return this.weights.version
  }

  /** The probability of each legal move, all of which must be given. A temperature of 1 gives people's own variety. */
  chances(
    position: Position,
    legal: readonly Move[],
    players: Players,
    temperature = 1,
  ): Float64Array<ArrayBuffer> {
    const logits = this.logits(position, legal, players)
    const highest = logits.reduce((most, logit) => Math.max(most, logit), -Infinity)
    const shares = Float64Array.from(logits, (logit) =>
      Math.exp((logit - highest) / (LOGIT_UNIT * temperature)),
    )
    const total = shares.reduce((sum, share) => sum + share, 0)
    return shares.map((share) => share / total)
  }

  /** How many moves people hesitate between: the number of equally likely moves with the same entropy. */
  choices(position: Position, legal: readonly Move[], players: Players): number {
    const chances = this.chances(position, legal, players)
    return Math.exp(chances.reduce((sum, chance) => sum - (chance > 0 ? chance * Math.log(chance) : 0), 0))
  }

  /** Logarithms of probabilities up to a constant, in units of LOGIT_UNIT. `legal` must hold all legal moves. */
  logits(position: Position, legal: readonly Move[], players: Players): Int32Array<ArrayBuffer> {
    this.sumUp(position, players)
    this.setGates()
    this.moveRows.fill(position, legal)
    return Int32Array.from(legal, (_, index) => this.logitOf(index))
  }

  private sumUp(position: Position, { own, other, timeClass }: Players): void {
    const { sums, gates } = this
    const { board, side, ply, rights } = position
    const turn = side === 0 ? 0 : 56
    sums.set(this.weights.bias)
    for (let gate = 0; gate < GATES; gate++) gates[gate] = this.weights.gateBias[gate]! << 14
    for (let square = 0; square < 64; square++) {
      const code = board[square]!
      if (code !== 0)
        this.addRow(
          POSITION_ROW.men + (((code & 7) - 1 + ((code & 8) === side ? 0 : 6)) << 6) + (square ^ turn),
        )
    }
    const last = ply > 0 ? position.moveAt(ply) : 0
    if (last !== 0) {
      this.addRow(POSITION_ROW.lastTo + (toOf(last) ^ turn))
      this.addRow(POSITION_ROW.lastFrom + (fromOf(last) ^ turn))
      if (capturedCodeOf(last) !== 0) this.addRow(POSITION_ROW.lastCaptured)
    }
    const before = ply > 1 ? position.moveAt(ply - 1) : 0
    if (before !== 0) {
      this.addRow(POSITION_ROW.ownTo + (toOf(before) ^ turn))
      this.addRow(POSITION_ROW.ownFrom + (fromOf(before) ^ turn))
    }
    const castling = side === 0 ? rights : (rights >> 2) | (rights << 2)
    for (let right = 0; right < 4; right++)
      if (((castling >> right) & 1) !== 0) this.addRow(POSITION_ROW.castling + right)
    if (position.isCheck()) this.addRow(POSITION_ROW.check)
    this.addContext(POSITION_ROW.time + TIME_CLASSES.indexOf(timeClass), 0)
    this.addRating(POSITION_ROW.ownRating, own)
    this.addRating(POSITION_ROW.otherRating, other)
  }

  private addRow(row: number): void {
    const { sums } = this
    const { input } = this.weights
    const from = row * POLICY_UNITS
    for (let unit = 0; unit < POLICY_UNITS; unit++) sums[unit]! += input[from + unit]!
  }

  private addRating(firstRow: number, rating: number): void {
    const most = RATING_STEP * (KNOTS - 1)
    const above = Math.min(most, Math.max(0, Math.round(rating) - LEAST_RATING))
    const row = firstRow + Math.floor(above / RATING_STEP)
    this.addContext(row, Math.floor(((above % RATING_STEP) * 256) / RATING_STEP))
  }

  /** Adds the weighted mean of a row and the next one, whose weight is `share` 256ths, to sums and gates. */
  private addContext(row: number, share: number): void {
    const { sums, gates } = this
    const { input, context } = this.weights
    const next = share === 0 ? row : row + 1
    for (let unit = 0; unit < POLICY_UNITS; unit++)
      sums[unit]! += between(input[row * POLICY_UNITS + unit]!, input[next * POLICY_UNITS + unit]!, share)
    const [low, high] = [(row - FIRST_CONTEXT_ROW) * GATES, (next - FIRST_CONTEXT_ROW) * GATES]
    for (let gate = 0; gate < GATES; gate++)
      gates[gate]! += between(context[low + gate]!, context[high + gate]!, share) << 14
  }

  private setGates(): void {
    const { sums, gates } = this
    const { gate: weights } = this.weights
    for (let unit = 0; unit < POLICY_UNITS; unit++) {
      const sum = Math.min(sums[unit]!, INPUT_UNIT)
      if (sum <= 0) continue
      const square = sum * sum
      const from = unit * GATES
      for (let gate = 0; gate < GATES; gate++) gates[gate]! += square * weights[from + gate]!
    }
    for (let gate = 0; gate < GATES; gate++) gates[gate] = (gates[gate]! + (1 << 13)) >> 14
  }

  private logitOf(index: number): number {
    const { gates, ofMove } = this
    const { rows, counts } = this.moveRows
    const { move, moveBias } = this.weights
    let logit = 0
    ofMove.fill(0)
    for (let at = index * MOST_ROWS_OF_MOVE, end = at + counts[index]!; at < end; at++) {
      const row = rows[at]!
      logit += moveBias[row]! * BIAS_TO_LOGIT
      const from = row * GATES
      for (let gate = 0; gate < GATES; gate++) ofMove[gate]! += move[from + gate]!
    }
    for (let gate = 0; gate < GATES; gate++) {
      const sum = ofMove[gate]!
      if (sum > 0 || gate < LINEAR_GATES) logit += gates[gate]! * sum
    }
    return logit
  }
}

const between = (low: number, high: number, share: number): number =>
  (low * (256 - share) + high * share + 128) >> 8
