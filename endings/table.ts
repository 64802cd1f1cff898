import { COLORS, type Color } from '#chess/types.ts'
import { BARE_KINGS, classOfName, type EndingClass } from './classes.ts'
import { geometryOf, REFLECTED } from './geometry.ts'

/** A byte of a table: illegal, 1 + plies to mate with best play (1 is mated, 2 mates in one), or a draw. */
export const ILLEGAL = 0
export const MATED = 1
export const DRAWN_VALUE = 255

/** White and Black as indices. */
export const WHITE = 0
export const BLACK = 1
export type SideIndex = typeof WHITE | typeof BLACK

export interface EndingTable {
  readonly ending: EndingClass
  /** Distances by index with White and with Black to move. */
  readonly sides: readonly [Uint8Array, Uint8Array]
}

export const sideIndexOf = (color: Color): SideIndex => (color === COLORS[0] ? WHITE : BLACK)

/**
 * An index is the pair of kings, then six bits for each other man. Half of the entries of twins and a quarter of those of pawns
 * remain unused, which costs memory and saves arithmetic.
 */
export const manBits = (ending: EndingClass): number => 6 * ending.others.length

export const entriesOf = (ending: EndingClass): number => geometryOf(ending).white.length << manBits(ending)

/** The index of a placement, -1 if the kings touch. `first` and `second` are ignored if the class has no such men. */
export function indexOf(
  ending: EndingClass,
  white: number,
  black: number,
  first: number,
  second: number,
): number {
  const { pairs, symmetries } = geometryOf(ending)
  const kings = (white << 6) | black
  const pair = pairs[kings]!
  const { length } = ending.others
  if (pair < 0 || length === 0) return pair
  const at = symmetries[kings]! << 6
  const one = REFLECTED[at | first]!
  if (length === 1) return (pair << 6) | one
  const two = REFLECTED[at | second]!
  return ending.hasTwins && one > two ? (((pair << 6) | two) << 6) | one : (((pair << 6) | one) << 6) | two
}

function makeBareKings(): EndingTable {
  const ending = classOfName(BARE_KINGS)
  const draws = new Uint8Array(entriesOf(ending)).fill(DRAWN_VALUE)
  return { ending, sides: [draws, draws] }
}
export const BARE_KINGS_TABLE = makeBareKings()
