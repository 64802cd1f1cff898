/**
 * Retrograde generation of one class. Mates, and wins and losses by conversion, are put in buckets by distance. The buckets are then taken
 * in turn: every predecessor of a lost position wins one ply later, and a predecessor of a won position loses when the last of its
 * moves has turned out to lose.
 */
import type { EndingClass } from './classes.ts'
import { Conversions, type FinishedTables } from './conversions.ts'
import { enPassantIndex, markEnPassant } from './en-passant-entries.ts'
import { makeDrawnTable } from './legality.ts'
import { DecodedEntry } from './decoded-entry.ts'
import { QuietMoves } from './quiet-moves.ts'
import { BLACK, DRAWN_VALUE, ILLEGAL, MATED, WHITE, type EndingTable, type SideIndex } from './table.ts'

/** More moves than any position has: the position does not lose, whatever its moves turn out to be. */
const NEVER_LOSES = 255

const other = (side: SideIndex): SideIndex => (side === WHITE ? BLACK : WHITE)

/** Indices by value. A list grows by doubling and is dropped when its turn is over. */
class Buckets {
  readonly #lists: (Int32Array | undefined)[] = []
  readonly #counts = new Int32Array(256)

  push(value: number, index: number): void {
    let list = this.#lists[value]
    const count = this.#counts[value]!
    if (!list) {
      list = new Int32Array(1024)
      this.#lists[value] = list
    } else if (count === list.length) {
      const longer = new Int32Array(2 * count)
      longer.set(list)
      list = longer
      this.#lists[value] = list
    }
    list[count] = index
    this.#counts[value] = count + 1
  }

  take(value: number): Int32Array {
    const list = this.#lists[value]?.subarray(0, this.#counts[value]) ?? new Int32Array(0)
    this.#lists[value] = undefined
    return list
  }

  isEmptyFrom(value: number): boolean {
    return this.#lists.every((list, at) => at < value || list === undefined)
  }
}

class Generation {
  readonly table: EndingTable
  readonly #at: DecodedEntry
  readonly #moves: QuietMoves
  readonly #conversions: Conversions
  readonly #buckets = [new Buckets(), new Buckets()] as const
  /** Moves that have not turned out to lose yet. */
  readonly #left: readonly [Uint8Array, Uint8Array]
  /** The values of the longest losing conversions. */
  readonly #conversionLosses: readonly [Uint8Array, Uint8Array]

  constructor(ending: EndingClass, tables: FinishedTables) {
    this.table = makeDrawnTable(ending)
    if (ending.hasEnPassant) markEnPassant(this.table)
    const size = this.table.sides[WHITE].length
    this.#left = [new Uint8Array(size), new Uint8Array(size)]
    this.#conversionLosses = [new Uint8Array(size), new Uint8Array(size)]
    this.#at = new DecodedEntry(ending)
    this.#conversions = new Conversions(ending, tables)
    this.#moves = ending.hasEnPassant
      ? new QuietMoves(ending, (index, mover) => this.#afterDoubleStep(index, mover))
      : new QuietMoves(ending)
  }

  #afterDoubleStep(index: number, mover: SideIndex): number {
    const side = other(mover)
    const marked = enPassantIndex(index, side)
    return marked >= 0 && this.table.sides[side][marked] !== ILLEGAL ? marked : index
  }

  run(): EndingTable {
    this.#start(WHITE)
    this.#start(BLACK)
    for (let value = MATED; value < DRAWN_VALUE; value++) {
      for (const side of [WHITE, BLACK] as const) this.#spread(side, value)
      if (this.#buckets.every((buckets) => buckets.isEmptyFrom(value + 1))) break
    }
    return this.table
  }

  /** Counts the moves of `side` in each position, and fills the buckets with what is known without other entries of the table. */
  #start(side: SideIndex): void {
    const values = this.table.sides[side]
    const replies = this.table.sides[other(side)]
    const { found } = this.#moves
    for (let index = 0; index < values.length; index++) {
      if (values[index] === ILLEGAL) continue
      this.#at.load(index)
      this.#conversions.look(this.#at, side)
      const { quickestWin, longestLoss, hasDraw } = this.#conversions
      if (quickestWin < DRAWN_VALUE) this.#set(side, index, quickestWin)
      if (quickestWin < DRAWN_VALUE || hasDraw) {
        this.#left[side][index] = NEVER_LOSES
        continue
      }
      let legal = 0
      for (let n = this.#moves.forward(this.#at, side) - 1; n >= 0; n--) {
        if (replies[found[n]!] !== ILLEGAL) legal++
      }
      this.#left[side][index] = legal
      this.#conversionLosses[side][index] = longestLoss
      if (legal > 0) continue
      if (longestLoss > 0) this.#set(side, index, longestLoss)
      // Without moves: with the other side to move the king could be captured, so it is mate.
      else if (replies[index] === ILLEGAL) this.#set(side, index, MATED)
    }
  }

  #set(side: SideIndex, index: number, value: number): void {
    this.table.sides[side][index] = value
    this.#buckets[side].push(value, index)
  }

  /** Tells the predecessors of all positions with this value, which is now final. */
  #spread(side: SideIndex, value: number): void {
    const values = this.table.sides[side]
    const mover = other(side)
    const { found } = this.#moves
    for (const index of this.#buckets[side].take(value)) {
      // A win by conversion can turn out to be quicker without it.
      if (values[index] !== value) continue
      this.#at.load(index)
      for (let n = this.#moves.backward(this.#at, mover) - 1; n >= 0; n--) {
        const before = found[n]!
        this.#tell(mover, before, value)
        if (!this.table.ending.hasEnPassant) continue
        const marked = enPassantIndex(before, mover)
        if (marked >= 0) this.#tell(mover, marked, value)
      }
    }
  }

  /** A move of `mover` from `index` leads to a position of this value. Illegal entries have no moves, so their counts never end. */
  #tell(mover: SideIndex, index: number, value: number): void {
    if (value & 1) {
      if (this.table.sides[mover][index]! > value + 1) this.#set(mover, index, value + 1)
    } else if (--this.#left[mover][index]! === 0) {
      this.#set(mover, index, Math.max(value + 1, this.#conversionLosses[mover][index]!))
    }
  }
}

/** Values of a class, from the finished tables of the classes that it leads to. Takes seconds for four men. */
export const generateTable = (ending: EndingClass, tables: FinishedTables): EndingTable =>
  new Generation(ending, tables).run()
