import { fromOf, promotionRoleOf, toOf } from '#chess/move-bits.ts'
import { KNIGHT, QUEEN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { addContext, contextRows, type Players } from './context.ts'
import {
  BASE,
  BLOCKS,
  BOARD_NUMBERS,
  cellOf,
  FILTERS,
  FIRST_HEAD,
  INNER,
  MOST,
  MULTIPLIERS,
  OTHER,
  sizeOfLayer,
  STREAM,
  weightsOfLayer,
  type PolicyKernel,
} from './layout.ts'
import { Planes } from './planes.ts'
import type { PolicyWeights } from './policy-file.ts'

/** The integer that represents 1 in a logit. */
export const LOGIT_UNIT = 1 << 14

/**
 * Predicts which moves people play: a residual net of six blocks over planes of the board. Uses only integers, so every machine
 * computes the same logits; workshop/training/policy_whole.py is the same in Python.
 */
export class PolicyNet {
  private readonly weights: PolicyWeights
  private readonly kernel: PolicyKernel
  private readonly base: Int32Array
  private readonly stream: Int16Array
  private readonly inner: Int16Array
  private readonly other: Int16Array
  private readonly planes: Planes
  private readonly means = new Int32Array(FILTERS)
  private readonly maxima = new Int32Array(FILTERS)

  constructor(weights: PolicyWeights, kernel: PolicyKernel) {
    this.weights = weights
    this.kernel = kernel
    weights.copyTo(kernel)
    this.base = new Int32Array(kernel.memory, BASE, FILTERS)
    this.stream = new Int16Array(kernel.memory, STREAM, BOARD_NUMBERS)
    this.inner = new Int16Array(kernel.memory, INNER, BOARD_NUMBERS)
    this.planes = new Planes(this.inner)
    this.other = new Int16Array(kernel.memory, OTHER, BOARD_NUMBERS)
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
    const { base, weights } = this
    const rows = contextRows(position, players)
    this.planes.fill(position, legal)
    this.startFromBias(0)
    this.convolve(0, INNER, STREAM)
    for (let block = 0; block < BLOCKS; block++) {
      const layer = 1 + 2 * block
      this.startFromBias(layer)
      addContext(base, rows, weights.context[block]!, weights.contextShift[block]!)
      this.convolve(layer, STREAM, INNER)
      this.startFromBias(layer + 1)
      this.addPooled(weights.pooled[block]!)
      this.convolve(layer + 1, INNER, STREAM, { adds: true })
    }
    for (const [head, to] of [INNER, OTHER].entries()) {
      this.startFromBias(FIRST_HEAD + head)
      this.convolve(FIRST_HEAD + head, STREAM, to, { least: -MOST })
    }
    const turn = position.side === 0 ? 0 : 56
    return Int32Array.from(legal, (move) => this.logitOf(move, turn))
  }

  private startFromBias(layer: number): void {
    this.base.set(this.weights.bias.subarray(layer * FILTERS, (layer + 1) * FILTERS))
  }

  private convolve(layer: number, from: number, to: number, { least = 0, adds = false } = {}): void {
    const multipliers = MULTIPLIERS + 2 * layer * FILTERS
    const shift = this.weights.shift[layer]!
    this.kernel.convolve(
      ...([from, to, weightsOfLayer(layer), multipliers, sizeOfLayer(layer), shift, least, adds] as const),
    )
  }

  /** Adds what each filter makes of the means and maxima of all filters over the inner board. */
  private addPooled(weights: Int8Array): void {
    const { base, inner, means, maxima } = this
    means.fill(32)
    maxima.fill(0)
    for (let square = 0; square < 64; square++) {
      const cell = cellOf(square) * FILTERS
      for (let filter = 0; filter < FILTERS; filter++) {
        const number = inner[cell + filter]!
        means[filter]! += number
        if (number > maxima[filter]!) maxima[filter] = number
      }
    }
    for (let filter = 0; filter < FILTERS; filter++) means[filter]! >>= 6
    for (let filter = 0; filter < FILTERS; filter++) {
      const from = 2 * FILTERS * filter
      let sum = 0
      for (let other = 0; other < FILTERS; other++)
        sum += weights[from + other]! * means[other]! + weights[from + FILTERS + other]! * maxima[other]!
      base[filter]! += sum
    }
  }

  private logitOf(move: Move, turn: number): number {
    const { inner, other, weights } = this
    const start = cellOf(fromOf(move) ^ turn) * FILTERS
    const end = cellOf(toOf(move) ^ turn) * FILTERS
    const promotion = promotionRoleOf(move)
    let logit = promotion === 0 || promotion === QUEEN ? 0 : weights.underpromotion[promotion - KNIGHT]!
    for (let number = 0; number < FILTERS; number++) logit += inner[start + number]! * other[end + number]!
    return logit
  }
}
