/**
 * Captures and promotions: they lead to tables that are finished, so their values are known at once and are never met backwards.
 */
import { PROMOTION_ROLES, type Piece, type Role } from '#chess/types.ts'
import { attacksSquare, KING_KIND, attackKindOf } from './attack-lines.ts'
import { BARE_KINGS, findClassOfMen, type ClassName, type EndingClass, type ClassOfMen } from './classes.ts'
import type { DecodedEntry } from './decoded-entry.ts'
import {
  BARE_KINGS_TABLE,
  BLACK,
  DRAWN_VALUE,
  ILLEGAL,
  indexOf,
  sideIndexOf,
  WHITE,
  type EndingTable,
  type SideIndex,
} from './table.ts'

/** The finished table of a class that this one leads to. Throws if it is not there. */
export type FinishedTables = (name: ClassName) => EndingTable

/** A table that a conversion leads to, and which of the men before it are its men. */
interface Successor {
  readonly table: EndingTable
  readonly isSwapped: boolean
  /** 0 or 1: which man of the position is the table's first and second; -1 for none. */
  readonly first: number
  readonly second: number
}

/** Promotions by role in the order of PROMOTION_ROLES. */
type Promotions = readonly Successor[]

const NO_MAN = 2

export class Conversions {
  /** The best value for the mover after a winning conversion, DRAWN_VALUE if none wins. */
  quickestWin = DRAWN_VALUE
  /** The value of the losing conversion that lasts longest, 0 if none loses. */
  longestLoss = 0
  hasDraw = false
  readonly #others: readonly Piece[]
  readonly #kinds: readonly number[]
  readonly #sides: readonly SideIndex[]
  /** Successors without one man, without the promoted pawn, and both: index `captured * 3 + promoted`, NO_MAN for neither. */
  readonly #captures: readonly (Successor | undefined)[]
  readonly #promotions: readonly (Promotions | undefined)[]

  constructor(ending: EndingClass, tables: FinishedTables) {
    const { others } = ending
    this.#others = others
    this.#kinds = others.map(attackKindOf)
    this.#sides = others.map(({ color }) => sideIndexOf(color))
    const find = (captured: number, promoted: number, role?: Role): Successor =>
      findSuccessor(others, captured, promoted, role, tables)
    this.#captures = [0, 1].map((captured) => (others[captured] ? find(captured, NO_MAN) : undefined))
    this.#promotions = [0, 1, NO_MAN].flatMap((captured) =>
      [0, 1].map((promoted) =>
        promoted !== captured && others[promoted]?.role === 'p' && (captured === NO_MAN || others[captured])
          ? PROMOTION_ROLES.map((role) => find(captured, promoted, role))
          : undefined,
      ),
    )
  }

  /** Sets the three results for the moves of `mover`. */
  look(at: DecodedEntry, mover: SideIndex): void {
    this.quickestWin = DRAWN_VALUE
    this.longestLoss = 0
    this.hasDraw = false
    for (let man = 0; man < this.#others.length; man++) {
      if (this.#sides[man] === mover) {
        if (this.#others[man]!.role === 'p') this.#promote(at, mover, man)
      } else {
        this.#capture(at, mover, man)
      }
    }
    if (at.canTakeEnPassant) this.#takeEnPassant(at, mover)
  }

  #capture(at: DecodedEntry, mover: SideIndex, captured: number): void {
    const target = captured === 0 ? at.first : at.second
    const king = mover === WHITE ? at.white : at.black
    const { occupiedLo: lo, occupiedHi: hi } = at
    const successor = this.#captures[captured]!
    if (attacksSquare(KING_KIND, king, target, lo, hi)) {
      this.#reach(
        successor,
        mover,
        mover === WHITE ? target : at.white,
        mover === WHITE ? at.black : target,
        at.first,
        at.second,
      )
    }
    const man = 1 - captured
    if (this.#sides[man] !== mover) return
    if (!attacksSquare(this.#kinds[man]!, man === 0 ? at.first : at.second, target, lo, hi)) return
    const first = man === 0 ? target : at.first
    const second = man === 1 ? target : at.second
    if (this.#others[man]!.role === 'p' && (target < 8 || target > 55)) {
      for (const promoted of this.#promotions[captured * 2 + man]!)
        this.#reach(promoted, mover, at.white, at.black, first, second)
    } else {
      this.#reach(successor, mover, at.white, at.black, first, second)
    }
  }

  #promote(at: DecodedEntry, mover: SideIndex, man: number): void {
    const target = (man === 0 ? at.first : at.second) + (mover === WHITE ? 8 : -8)
    if ((target > 7 && target < 56) || at.isOccupied(target)) return
    const first = man === 0 ? target : at.first
    const second = man === 1 ? target : at.second
    for (const promoted of this.#promotions[NO_MAN * 2 + man]!)
      this.#reach(promoted, mover, at.white, at.black, first, second)
  }

  /** The pawn that captures comes to stand behind the one that it takes. */
  #takeEnPassant(at: DecodedEntry, mover: SideIndex): void {
    const captured = 1 - mover
    const successor = this.#captures[captured]!
    if (mover === WHITE) this.#reach(successor, mover, at.white, at.black, at.second + 8, at.second)
    else this.#reach(successor, mover, at.white, at.black, at.first, at.first - 8)
  }

  #reach(
    successor: Successor,
    mover: SideIndex,
    white: number,
    black: number,
    first: number,
    second: number,
  ): void {
    const value = valueAt(successor, mover === WHITE ? BLACK : WHITE, white, black, first, second)
    if (value === ILLEGAL) return
    if (value === DRAWN_VALUE) this.hasDraw = true
    else if (value & 1) this.quickestWin = Math.min(this.quickestWin, value + 1)
    else this.longestLoss = Math.max(this.longestLoss, value + 1)
  }
}

function findSuccessor(
  others: readonly Piece[],
  captured: number,
  promoted: number,
  role: Role | undefined,
  tables: FinishedTables,
): Successor {
  const slots = [0, 1].filter((slot) => others[slot] && slot !== captured)
  const men = slots.map((slot) => (slot === promoted && role ? { ...others[slot]!, role } : others[slot]!))
  const { ending, isSwapped, order }: ClassOfMen = findClassOfMen(men)!
  return {
    table: ending.name === BARE_KINGS ? BARE_KINGS_TABLE : tables(ending.name),
    isSwapped,
    first: order[0] === undefined ? -1 : slots[order[0]]!,
    second: order[1] === undefined ? -1 : slots[order[1]]!,
  }
}

function valueAt(
  { table, isSwapped, first, second }: Successor,
  side: SideIndex,
  white: number,
  black: number,
  one: number,
  two: number,
): number {
  const flip = isSwapped ? 56 : 0
  const a = (first === 1 ? two : one) ^ flip
  const b = (second === 1 ? two : one) ^ flip
  const index = isSwapped
    ? indexOf(table.ending, black ^ 56, white ^ 56, a, b)
    : indexOf(table.ending, white, black, a, b)
  return index < 0 ? ILLEGAL : table.sides[isSwapped ? ((1 - side) as SideIndex) : side][index]!
}
