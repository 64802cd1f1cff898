/**
 * Where the kings stand, with the symmetries of the board taken out: 462 pairs without pawns, 1,806 with. The symmetry that
 * brings White's king to its part of the board also moves the other men.
 *
 * If both kings are on the long diagonal, reflecting at it changes nothing for them. Such positions are stored twice, once for
 * each reflection, which keeps the numbering simple; steps.ts takes care of it.
 */
import { KING_REACH } from '#chess/attacks.ts'
import { SQUARES } from '#chess/squares.ts'

/** Bits of a symmetry: files are reflected first, then ranks, then the long diagonal. */
const MIRROR_FILES = 1
const MIRROR_RANKS = 2
export const MIRROR_DIAGONAL = 4

/** Index `symmetry << 6 | square`. */
export const REFLECTED = new Uint8Array(8 * 64)
for (let symmetry = 0; symmetry < 8; symmetry++) {
  for (const square of SQUARES) {
    const flipped = square ^ (symmetry & MIRROR_FILES ? 7 : 0) ^ (symmetry & MIRROR_RANKS ? 56 : 0)
    REFLECTED[(symmetry << 6) | square] =
      symmetry & MIRROR_DIAGONAL ? ((flipped & 7) << 3) | (flipped >> 3) : flipped
  }
}

export interface Geometry {
  /** Index `white king << 6 | black king`: the pair's number, -1 if the kings touch. */
  readonly pairs: Int16Array
  /** The symmetry that leads to the pair's squares, with the same index. */
  readonly symmetries: Uint8Array
  /** The squares of the kings by the pair's number. */
  readonly white: readonly number[]
  readonly black: readonly number[]
  /** 1 if both kings are on the long diagonal, at which the pair's positions can be reflected; by the pair's number. */
  readonly onDiagonal: Uint8Array
}

const isAbove = (square: number): boolean => square >> 3 > (square & 7)
const isOnDiagonal = (square: number): boolean => square >> 3 === (square & 7)

function symmetryOf(white: number, black: number, hasPawns: boolean): number {
  let symmetry = (white & 7) > 3 ? MIRROR_FILES : 0
  if (hasPawns) return symmetry
  if (white >> 3 > 3) symmetry |= MIRROR_RANKS
  const moved = REFLECTED[(symmetry << 6) | white]!
  const decisive = isOnDiagonal(moved) ? REFLECTED[(symmetry << 6) | black]! : moved
  return isAbove(decisive) ? symmetry | MIRROR_DIAGONAL : symmetry
}

function makeGeometry(hasPawns: boolean): Geometry {
  const pairs = new Int16Array(4096).fill(-1)
  const symmetries = new Uint8Array(4096)
  const white: number[] = []
  const black: number[] = []
  const apart = (a: number, b: number): boolean => a !== b && (KING_REACH[a * 2 + (b >> 5)]! & (1 << b)) === 0
  for (const a of SQUARES) {
    for (const b of SQUARES) {
      const symmetry = symmetryOf(a, b, hasPawns)
      symmetries[(a << 6) | b] = symmetry
      if (symmetry !== 0 || !apart(a, b)) continue
      pairs[(a << 6) | b] = white.length
      white.push(a)
      black.push(b)
    }
  }
  for (let pair = 0; pair < 4096; pair++) {
    const at = symmetries[pair]! << 6
    pairs[pair] = pairs[(REFLECTED[at | (pair >> 6)]! << 6) | REFLECTED[at | (pair & 63)]!]!
  }
  const onDiagonal = Uint8Array.from(white, (square, pair) =>
    !hasPawns && isOnDiagonal(square) && isOnDiagonal(black[pair]!) ? 1 : 0,
  )
  return { pairs, symmetries, white, black, onDiagonal }
}

const WITH_PAWNS = makeGeometry(true)
const WITHOUT_PAWNS = makeGeometry(false)

export const geometryOf = ({ hasPawns }: { readonly hasPawns: boolean }): Geometry =>
  hasPawns ? WITH_PAWNS : WITHOUT_PAWNS
