/**
 * Moves without captures and promotions, forwards and backwards, as indices of a table. They say nothing about check: a move is legal
 * if the entry that it leads to is.
 *
 * The symmetries need care only for kings on the long diagonal, whose positions are stored in both reflections. A king's move onto
 * the diagonal reaches one of the two. Backwards, a king that leaves the diagonal counts only on the stored side, and one that comes
 * back to it counts for both reflections. So each move is met once backwards for each time that it is met forwards.
 */
import type { Piece } from '#chess/types.ts'
import { STEPS, type PieceSteps } from './attack-lines.ts'
import type { EndingClass } from './classes.ts'
import { geometryOf, MIRROR_DIAGONAL, REFLECTED, type Geometry } from './geometry.ts'
import type { DecodedEntry } from './decoded-entry.ts'
import { manBits, sideIndexOf, WHITE, type SideIndex } from './table.ts'

/** A queen, a piece like it and a king, each move in both reflections at most. */
const MOST_MOVES = 2 * (8 + 27 + 27)

/** For a double step: the index of the position after it, which has the right to capture en passant where there is one. */
export type AfterDoubleStep = (index: number, mover: SideIndex) => number

export class QuietMoves {
  /** The indices that the last call has written. */
  readonly found = new Int32Array(MOST_MOVES)
  #count = 0
  readonly #ending: EndingClass
  readonly #geometry: Geometry
  readonly #bits: number
  readonly #afterDoubleStep: AfterDoubleStep | undefined
  readonly #first: Piece | undefined
  readonly #second: Piece | undefined

  constructor(ending: EndingClass, afterDoubleStep?: AfterDoubleStep) {
    this.#ending = ending
    this.#geometry = geometryOf(ending)
    this.#bits = manBits(ending)
    this.#afterDoubleStep = afterDoubleStep
    this.#first = ending.others[0]
    this.#second = ending.others[1]
  }

  /** Writes what the moves of `mover` lead to, and returns their number. */
  forward(at: DecodedEntry, mover: SideIndex): number {
    return this.#write(at, mover, true)
  }

  /** Writes where `mover` may have come from, and returns the number. */
  backward(at: DecodedEntry, mover: SideIndex): number {
    return this.#write(at, mover, false)
  }

  #write(at: DecodedEntry, mover: SideIndex, forward: boolean): number {
    this.#count = 0
    if (!forward && at.canTakeEnPassant) {
      this.#backFromDoubleStep(at, mover)
      return this.#count
    }
    this.#writeKing(at, mover, forward)
    const first = this.#first
    const second = this.#second
    const shift = this.#bits - 6
    if (first && sideIndexOf(first.color) === mover) this.#writeMan(at, first, at.first, shift, forward)
    if (second && sideIndexOf(second.color) === mover) this.#writeMan(at, second, at.second, 0, forward)
    return this.#count
  }

  #writeKing(at: DecodedEntry, mover: SideIndex, forward: boolean): void {
    const { starts, targets } = STEPS.k
    const { pairs, symmetries, onDiagonal } = this.#geometry
    const from = mover === WHITE ? at.white : at.black
    const wasOnDiagonal = onDiagonal[at.pair] === 1
    const end = starts[from + 1]!
    for (let k = starts[from]!; k < end; k++) {
      const to = targets[k]!
      if (at.isOccupied(to)) continue
      const kings = mover === WHITE ? (to << 6) | at.black : (at.white << 6) | to
      const pair = pairs[kings]!
      if (pair < 0) continue
      const symmetry = symmetries[kings]!
      if (!forward && wasOnDiagonal && symmetry >= MIRROR_DIAGONAL) continue
      this.found[this.#count++] = this.#place(at, pair, symmetry)
      if (!forward && !wasOnDiagonal && onDiagonal[pair] === 1) {
        this.found[this.#count++] = this.#place(at, pair, symmetry | MIRROR_DIAGONAL)
      }
    }
  }

  /** The index of the other men with a new pair of kings. */
  #place(at: DecodedEntry, pair: number, symmetry: number): number {
    const first = REFLECTED[(symmetry << 6) | at.first]!
    if (this.#bits === 6) return (pair << 6) | first
    const second = REFLECTED[(symmetry << 6) | at.second]!
    return this.#ending.hasTwins && first > second
      ? (pair << 12) | (second << 6) | first
      : (pair << 12) | (first << 6) | second
  }

  #writeMan(at: DecodedEntry, man: Piece, from: number, shift: number, forward: boolean): void {
    if (man.role === 'p') this.#writePawn(at, man, from, shift, forward)
    else this.#writePiece(at, STEPS[man.role], from, shift)
    if (this.#ending.hasTwins) this.#sortTwins(at)
  }

  #writePiece(at: DecodedEntry, { starts, targets, skips }: PieceSteps, from: number, shift: number): void {
    const { found } = this
    const { index, occupiedLo, occupiedHi } = at
    let count = this.#count
    const end = starts[from + 1]!
    for (let k = starts[from]!; k < end;) {
      const to = targets[k]!
      if ((to < 32 ? occupiedLo & (1 << to) : occupiedHi & (1 << to)) === 0) {
        found[count++] = index + ((to - from) << shift)
        k++
      } else {
        k = skips[k]!
      }
    }
    this.#count = count
  }

  #writePawn(at: DecodedEntry, { color }: Piece, from: number, shift: number, forward: boolean): void {
    const mover = sideIndexOf(color)
    const ahead = mover === WHITE ? 8 : -8
    const step = forward ? ahead : -ahead
    // Forwards the last rank is a promotion; backwards no pawn comes from the first.
    if (from + step < 8 || from + step > 55 || at.isOccupied(from + step)) return
    const index = plain(at)
    this.found[this.#count++] = index + (step << shift)
    const home = forward ? from : from + 2 * step
    if (home >> 3 !== (mover === WHITE ? 1 : 6) || at.isOccupied(from + 2 * step)) return
    const after = forward ? index + ((2 * step) << shift) : index
    const reached = this.#afterDoubleStep?.(after, mover) ?? after
    // A position that the double step leaves with a right to capture was not reached without that right.
    if (forward) this.found[this.#count++] = reached
    else if (reached === after) this.found[this.#count++] = index + ((2 * step) << shift)
  }

  #backFromDoubleStep(at: DecodedEntry, mover: SideIndex): void {
    this.found[this.#count++] = plain(at) - (mover === WHITE ? 16 << 6 : -16)
  }

  /** Restores the order of twins in what was written for them; others are in order already. */
  #sortTwins(at: DecodedEntry): void {
    const { found } = this
    const twins = at.pair << 12
    for (let n = this.#count - 1; n >= 0; n--) {
      const index = found[n]!
      const first = (index >> 6) & 63
      const second = index & 63
      if (first > second) found[n] = twins | (second << 6) | first
    }
  }
}

/** The index without the right to capture en passant. */
function plain(at: DecodedEntry): number {
  return at.canTakeEnPassant ? (at.pair << 12) | (at.first << 6) | at.second : at.index
}
