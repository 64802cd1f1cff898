import type { EndingClass } from './classes.ts'
import { geometryOf, type Geometry } from './geometry.ts'
import { manBits } from './table.ts'

/**
 * The squares of one entry, decoded in place because a table has millions.
 *
 * In KPvKP a pawn that has just made a double step beside an enemy pawn is stored on its own first rank, where no pawn can be: such
 * an entry is the same placement with the right to capture en passant.
 */
export class DecodedEntry {
  index = 0
  pair = 0
  white = 0
  black = 0
  first = -1
  second = -1
  /** True if the side to move may capture en passant. */
  canTakeEnPassant = false
  /** The occupied squares, in the halves of chess/attacks.ts. */
  occupiedLo = 0
  occupiedHi = 0
  readonly #ending: EndingClass
  readonly #geometry: Geometry
  readonly #bits: number

  constructor(ending: EndingClass) {
    this.#ending = ending
    this.#geometry = geometryOf(ending)
    this.#bits = manBits(ending)
  }

  load(index: number): void {
    const bits = this.#bits
    const pair = index >> bits
    this.index = index
    this.pair = pair
    this.white = this.#geometry.white[pair]!
    this.black = this.#geometry.black[pair]!
    if (bits === 12) {
      this.first = (index >> 6) & 63
      this.second = index & 63
      if (this.#ending.hasEnPassant) this.#loadEnPassant()
    } else if (bits === 6) {
      this.first = index & 63
    }
    this.#occupy()
  }

  #loadEnPassant(): void {
    const isWhites = this.first < 8
    const isBlacks = this.second > 55
    this.canTakeEnPassant = isWhites || isBlacks
    if (isWhites) this.first += 24
    if (isBlacks) this.second -= 24
  }

  #occupy(): void {
    let lo = 0
    let hi = 0
    if (this.white < 32) lo = 1 << this.white
    else hi = 1 << this.white
    if (this.black < 32) lo |= 1 << this.black
    else hi |= 1 << this.black
    if (this.first >= 0) {
      if (this.first < 32) lo |= 1 << this.first
      else hi |= 1 << this.first
    }
    if (this.second >= 0) {
      if (this.second < 32) lo |= 1 << this.second
      else hi |= 1 << this.second
    }
    this.occupiedLo = lo
    this.occupiedHi = hi
  }

  isOccupied(square: number): boolean {
    return square < 32 ? (this.occupiedLo & (1 << square)) !== 0 : (this.occupiedHi & (1 << square)) !== 0
  }
}
