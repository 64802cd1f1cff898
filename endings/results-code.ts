/**
 * The results of one side of a class, without distances, as a small file: all 35 take 442 kB, where Brotli makes 470 kB of two bits an
 * entry, and a page needs no decompressor that browsers lack.
 *
 * Entries are coded in the order of the table. The context of each is what is known of the entries whose men stand next to its own, and
 * which men are attacked. A row is the 64 squares of the last man; a row that is all the same costs one decision or two.
 */
import { BitDecoder, BitEncoder, type BitCoder } from './bit-coder.ts'
import type { EndingClass } from './classes.ts'
import { geometryOf } from './geometry.ts'
import { DecodedEntry } from './decoded-entry.ts'
import { entriesOf, manBits, type SideIndex } from './table.ts'
import { createThreats, THREAT_BITS } from './threats.ts'

/** Results as they are coded, for the side to move. An illegal entry has none: whatever is cheapest is coded. */
const NO_RESULT = 0
export const LOSS = 1
export const DRAWN = 2
export const WIN = 3

const ROW = 64
/** Six neighbours of two bits each. */
const ENTRY_CONTEXTS = 1 << (12 + THREAT_BITS)
/** A draw or not; if not, a win or not. */
const IS_DECIDED = 0
const IS_LOST = ENTRY_CONTEXTS
/** Contexts of rows: mixed or not, by three rows next to it; of another value than the one expected; and of which. */
const IS_MIXED = 2 * ENTRY_CONTEXTS
const IS_UNEXPECTED = IS_MIXED + 64
const IS_LESS = IS_UNEXPECTED + 4
const CONTEXTS = IS_LESS + 4

/** Rows next to a row, -1 where there is none: two by the first man, two by the kings. */
interface Neighbours {
  near: number
  far: number
  king: number
  kingBelow: number
}

class ResultsCode {
  readonly values: Uint8Array
  readonly #coder: BitCoder
  readonly #encodes: boolean
  readonly #ending: EndingClass
  readonly #at: DecodedEntry
  readonly #threats: (at: DecodedEntry) => number
  readonly #rowsOfPair: number
  /** The value of a row if it is all the same. */
  readonly #uniform: Uint8Array
  /** The squares next to a square. A bishop keeps the colour of its square. */
  readonly #near: number
  readonly #far: number

  constructor(ending: EndingClass, side: SideIndex, coder: BitCoder, results?: Uint8Array) {
    this.#ending = ending
    this.#coder = coder
    this.#encodes = results !== undefined
    this.values = results?.slice() ?? new Uint8Array(entriesOf(ending))
    this.#at = new DecodedEntry(ending)
    this.#threats = createThreats(ending, side)
    this.#rowsOfPair = 1 << (manBits(ending) - 6)
    this.#uniform = new Uint8Array(this.values.length / ROW)
    const isBishop = ending.others.at(-1)!.role === 'b'
    this.#near = isBishop ? 7 : 1
    this.#far = isBishop ? 9 : 8
  }

  run(): void {
    const { white, black, pairs } = geometryOf(this.#ending)
    const rows = this.#rowsOfPair
    // With one man beside the kings there is one row for each pair.
    const first = this.#ending.others.length === 2 ? this.#ending.others[0]!.role : undefined
    const isPawn = first === 'p'
    const isBishop = first === 'b'
    for (let pair = 0; pair < white.length; pair++) {
      const square = black[pair]!
      const earlier = (by: number, exists: boolean): number => {
        const found = exists ? pairs[(white[pair]! << 6) | (square - by)]! : -1
        return found < pair ? found : -1
      }
      const below = earlier(8, square > 7)
      const beside = earlier(1, (square & 7) > 0)
      const king = beside < 0 && below < 0 ? pair - 1 : beside
      for (let man = isPawn ? 8 : 0; man < (isPawn ? 56 : rows); man++) {
        const row = pair * rows + man
        this.#row(row, man, {
          ...besideFirst(row, man, isBishop),
          king: king < 0 ? -1 : king * rows + man,
          kingBelow: below < 0 ? -1 : below * rows + man,
        })
      }
    }
  }

  #row(row: number, man: number, rows: Neighbours): void {
    const [from, to] = this.#ending.others.at(-1)!.role === 'p' ? [8, 56] : [0, ROW]
    const start = this.#ending.hasTwins ? Math.max(from, man + 1) : from
    const uniform = this.#codeUniform(row, start, to, rows)
    this.#uniform[row] = uniform
    if (uniform !== NO_RESULT) this.values.fill(uniform, row * ROW, (row + 1) * ROW)
    else this.#codeEntries(row * ROW, start, to, rows)
  }

  /** The value of the whole row, NO_RESULT if it is mixed. */
  #codeUniform(row: number, start: number, end: number, rows: Neighbours): number {
    const of = (neighbour: number): number => (neighbour < 0 ? NO_RESULT : this.#uniform[neighbour]!)
    const near = of(rows.near)
    const king = rows.king >= 0 ? of(rows.king) : of(rows.kingBelow)
    const far = of(rows.far)
    const expected = king || near || far || WIN
    const actual = this.#encodes ? this.#valueOfRow(row * ROW + start, row * ROW + end, expected) : NO_RESULT
    const context = IS_MIXED + ((near << 4) | (king << 2) | far)
    if (this.#coder.code(context, actual === NO_RESULT ? 1 : 0) === 1) return NO_RESULT
    if (this.#coder.code(IS_UNEXPECTED + expected, actual === expected ? 0 : 1) === 0) return expected
    const more = expected === WIN ? DRAWN : WIN
    const less = expected === LOSS ? DRAWN : LOSS
    return this.#coder.code(IS_LESS + expected, actual === more ? 0 : 1) === 0 ? more : less
  }

  #valueOfRow(from: number, to: number, expected: number): number {
    let all = NO_RESULT
    for (let at = from; at < to; at++) {
      const value = this.values[at]!
      if (value === NO_RESULT || value === all) continue
      if (all !== NO_RESULT) return NO_RESULT
      all = value
    }
    return all === NO_RESULT ? expected : all
  }

  #codeEntries(base: number, start: number, end: number, rows: Neighbours): void {
    const { values } = this
    const coder = this.#coder
    const [near, far] = [this.#near, this.#far]
    for (let square = start; square < end; square++) {
      const at = base + square
      const of = (row: number): number => (row < 0 ? NO_RESULT : values[row * ROW + square]!)
      this.#at.load(at)
      const men =
        ((square >= start + near ? values[at - near]! : NO_RESULT) << 10) |
        ((square >= start + far ? values[at - far]! : NO_RESULT) << 8) |
        (of(rows.near) << 6) |
        (of(rows.far) << 4) |
        (of(rows.king) << 2) |
        of(rows.kingBelow)
      const context = (men << THREAT_BITS) | this.#threats(this.#at)
      const value = values[at]!
      const decided =
        this.#encodes && value === NO_RESULT ? coder.favoured(IS_DECIDED + context) : Number(value !== DRAWN)
      if (coder.code(IS_DECIDED + context, decided) === 0) {
        values[at] = DRAWN
        continue
      }
      const lost =
        this.#encodes && value === NO_RESULT ? coder.favoured(IS_LOST + context) : Number(value !== WIN)
      values[at] = coder.code(IS_LOST + context, lost) === 0 ? WIN : LOSS
    }
  }
}

/** The rows whose first man stands one step nearer to a1, by two directions. */
function besideFirst(row: number, man: number, isBishop: boolean): { near: number; far: number } {
  const file = man & 7
  if (isBishop) return { near: man >= 9 && file > 0 ? row - 9 : -1, far: man >= 7 && file < 7 ? row - 7 : -1 }
  return { near: file > 0 ? row - 1 : -1, far: man >= 8 ? row - 8 : -1 }
}

/** `results` by the table's index. */
export function encodeResults(ending: EndingClass, side: SideIndex, results: Uint8Array): Uint8Array {
  const encoder = new BitEncoder(CONTEXTS)
  new ResultsCode(ending, side, encoder, results).run()
  return encoder.finish()
}

/** Illegal entries come out as anything. */
export function decodeResults(ending: EndingClass, side: SideIndex, bytes: Uint8Array): Uint8Array {
  const code = new ResultsCode(ending, side, new BitDecoder(CONTEXTS, bytes))
  code.run()
  return code.values
}
