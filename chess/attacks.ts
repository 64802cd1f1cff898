/**
 * Squares that pieces attack.
 *
 * A set of squares is two 32-bit integers, since JavaScript has no fast 64-bit integer: the low half holds ranks 1 to 4 (a1
 * is bit 0), the high half ranks 5 to 8. Tables keep the halves of square s at indices 2s and 2s + 1.
 *
 * Sliding pieces: a line's occupancy is folded to six bits and looked up (diagonals and ranks have one square on each file,
 * so one multiplication gathers them; files need a magic constant). This costs about ten operations per line regardless of
 * its length, without branches that could be mispredicted. All tables together fit a first-level cache, except BETWEEN and
 * LINE, which are read once or twice per position.
 */
import { SQUARES } from './squares.ts'
import type { Color, Square } from './types.ts'
import {
  BISHOP,
  KING as KING_ROLE,
  KNIGHT as KNIGHT_ROLE,
  PAWN as PAWN_ROLE,
  QUEEN,
  ROOK,
  sideOf,
} from './pieces.ts'

type Step = readonly [files: number, ranks: number]

const DIAGONAL: readonly Step[] = [[1, 1], [-1, -1]] // prettier-ignore
const ANTIDIAGONAL: readonly Step[] = [[1, -1], [-1, 1]] // prettier-ignore
const RANK: readonly Step[] = [[1, 0], [-1, 0]] // prettier-ignore
const FILE: readonly Step[] = [[0, 1], [0, -1]] // prettier-ignore
const KNIGHT_STEPS: readonly Step[] = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]] // prettier-ignore

/** Calls `visit` with each square reached from `from` by repeating `step`, nearest first. */
function walk(from: number, [files, ranks]: Step, limit: number, visit: (met: number) => void): void {
  let file = (from & 7) + files
  let rank = (from >> 3) + ranks
  for (let steps = 0; steps < limit && file >= 0 && file < 8 && rank >= 0 && rank < 8; steps++) {
    visit(rank * 8 + file)
    file += files
    rank += ranks
  }
}

/** The square's bit if it is in `half`, otherwise 0. */
const bitIn = (half: number, square: number): number => (square >> 5 === half ? 1 << square : 0)

function reach(steps: readonly Step[], limit: number): Int32Array {
  const table = new Int32Array(128)
  for (const from of SQUARES) {
    for (const step of steps)
      walk(from, step, limit, (met) => {
        table[from * 2 + (met >> 5)]! |= 1 << met
      })
  }
  return table
}

const both = (a: Int32Array, b: Int32Array): Int32Array => a.map((half, index) => half | b[index]!)

export const KNIGHT_REACH = reach(KNIGHT_STEPS, 1)
export const KING_REACH = reach([...DIAGONAL, ...ANTIDIAGONAL, ...RANK, ...FILE], 1)
/** Capture squares of a White pawn at indices 0 to 127, of a Black pawn at 128 to 255: index `side << 4 | square << 1`. */
export const PAWN_REACH = new Int32Array(256)
PAWN_REACH.set(reach([[-1, 1], [1, 1]], 1), 0) // prettier-ignore
PAWN_REACH.set(reach([[-1, -1], [1, -1]], 1), 128) // prettier-ignore

const DIAGONAL_REACH = reach(DIAGONAL, 7)
const ANTIDIAGONAL_REACH = reach(ANTIDIAGONAL, 7)
const RANK_REACH = reach(RANK, 7)
const FILE_REACH = reach(FILE, 7)
/** Sliding pieces on an empty board. */
export const BISHOP_REACH = both(DIAGONAL_REACH, ANTIDIAGONAL_REACH)
export const ROOK_REACH = both(RANK_REACH, FILE_REACH)

/**
 * For squares a and b on one line, index `(a << 6 | b) << 1`: BETWEEN has the squares strictly between them, LINE the whole
 * line.
 */
export const BETWEEN = new Int32Array(8192)
export const LINE = new Int32Array(8192)
/**
 * Fills both tables for all squares of `line` reached from `a` by one of its steps. Accumulates both halves in a single walk,
 * because pages cannot start before these tables are ready.
 */
function fillLine(a: number, step: Step, line: Int32Array): void {
  let betweenLo = 0
  let betweenHi = 0
  walk(a, step, 7, (b) => {
    const index = ((a << 6) | b) << 1
    BETWEEN[index] = betweenLo
    BETWEEN[index | 1] = betweenHi
    LINE[index] = line[a << 1]! | bitIn(0, a)
    LINE[index | 1] = line[(a << 1) | 1]! | bitIn(1, a)
    betweenLo |= bitIn(0, b)
    betweenHi |= bitIn(1, b)
  })
}
for (const a of SQUARES) {
  for (const step of DIAGONAL) fillLine(a, step, DIAGONAL_REACH)
  for (const step of ANTIDIAGONAL) fillLine(a, step, ANTIDIAGONAL_REACH)
  for (const step of RANK) fillLine(a, step, RANK_REACH)
  for (const step of FILE) fillLine(a, step, FILE_REACH)
}

/**
 * The squares of an eight-square line that a slider on it attacks, one bit per square. `inner` is the occupancy without the
 * edges.
 */
function seenOnLine(from: number, inner: number): number {
  const occupied = inner << 1
  let seen = 0
  for (let at = from + 1; at < 8; at++) {
    seen |= 1 << at
    if (occupied & (1 << at)) break
  }
  for (let at = from - 1; at >= 0; at--) {
    seen |= 1 << at
    if (occupied & (1 << at)) break
  }
  return seen
}

/**
 * Multiplier that gathers the six inner squares of the a-file in the top six bits. Found by trial and verified by the loop
 * below.
 */
const FILE_MAGIC = 0x2c081080
const fileIndex = (aFileLo: number, aFileHi: number): number =>
  Math.imul((aFileLo & 0x01010100) | ((aFileHi & 0x00010101) << 3), FILE_MAGIC) >>> 26

/** The lower four bits of a line, on the a-file of one half. */
const onAFile = (bits: number): number =>
  (bits & 1) | ((bits & 2) << 7) | ((bits & 4) << 14) | ((bits & 8) << 21)

/** Index `file << 6 | inner occupancy`: the files attacked, repeated on four ranks, so that one mask gives either half. */
const FILES_SEEN = new Int32Array(512)
/** Index `(rank << 6 | fileIndex) << 1`: the attacked squares of the a-file. */
const RANKS_SEEN = new Int32Array(1024)
for (let from = 0; from < 8; from++) {
  for (let inner = 0; inner < 64; inner++) {
    const occupied = inner << 1
    const seen = seenOnLine(from, inner)
    FILES_SEEN[(from << 6) | inner] = Math.imul(seen, 0x01010101)
    const index = ((from << 6) | fileIndex(onAFile(occupied), onAFile(occupied >> 4))) << 1
    RANKS_SEEN[index] = onAFile(seen)
    RANKS_SEEN[index | 1] = onAFile(seen >> 4)
  }
}

/** The file pattern attacked along one line of `reach` (diagonal, antidiagonal or rank); mask it with that line's halves. */
function seen(line: Int32Array, square: number, occupiedLo: number, occupiedHi: number): number {
  const folded = (occupiedLo & line[square << 1]!) | (occupiedHi & line[(square << 1) | 1]!)
  return FILES_SEEN[((square & 7) << 6) | ((Math.imul(folded, 0x01010101) >>> 25) & 63)]!
}

function fileSeen(square: number, half: number, occupiedLo: number, occupiedHi: number): number {
  const file = square & 7
  const index = ((square >> 3) << 6) | fileIndex(occupiedLo >>> file, occupiedHi >>> file)
  return RANKS_SEEN[(index << 1) | half]! << file
}

export function bishopLo(square: number, occupiedLo: number, occupiedHi: number): number {
  return (
    (seen(DIAGONAL_REACH, square, occupiedLo, occupiedHi) & DIAGONAL_REACH[square << 1]!) |
    (seen(ANTIDIAGONAL_REACH, square, occupiedLo, occupiedHi) & ANTIDIAGONAL_REACH[square << 1]!)
  )
}

export function bishopHi(square: number, occupiedLo: number, occupiedHi: number): number {
  return (
    (seen(DIAGONAL_REACH, square, occupiedLo, occupiedHi) & DIAGONAL_REACH[(square << 1) | 1]!) |
    (seen(ANTIDIAGONAL_REACH, square, occupiedLo, occupiedHi) & ANTIDIAGONAL_REACH[(square << 1) | 1]!)
  )
}

export function rookLo(square: number, occupiedLo: number, occupiedHi: number): number {
  return (
    (seen(RANK_REACH, square, occupiedLo, occupiedHi) & RANK_REACH[square << 1]!) |
    fileSeen(square, 0, occupiedLo, occupiedHi)
  )
}

export function rookHi(square: number, occupiedLo: number, occupiedHi: number): number {
  return (
    (seen(RANK_REACH, square, occupiedLo, occupiedHi) & RANK_REACH[(square << 1) | 1]!) |
    fileSeen(square, 1, occupiedLo, occupiedHi)
  )
}

/**
 * True if `side` attacks `square` with the given occupancy. The occupancy is a parameter because a king that moves away along
 * a ray must not block that ray. `sets` is `Position.sets`.
 */
export function attackedBySide(
  sets: Int32Array,
  side: number,
  square: number,
  occupiedLo: number,
  occupiedHi: number,
): boolean {
  const at = square << 1
  const of = side << 1
  const pawns = (((side ^ 8) << 4) | at) >>> 0
  if (
    (KNIGHT_REACH[at]! & sets[of + 2 * KNIGHT_ROLE]!) |
    (KNIGHT_REACH[at + 1]! & sets[of + 2 * KNIGHT_ROLE + 1]!) |
    (PAWN_REACH[pawns]! & sets[of + 2 * PAWN_ROLE]!) |
    (PAWN_REACH[pawns + 1]! & sets[of + 2 * PAWN_ROLE + 1]!) |
    (KING_REACH[at]! & sets[of + 2 * KING_ROLE]!) |
    (KING_REACH[at + 1]! & sets[of + 2 * KING_ROLE + 1]!)
  ) {
    return true
  }
  const queensLo = sets[of + 2 * QUEEN]!
  const queensHi = sets[of + 2 * QUEEN + 1]!
  const straightLo = (queensLo | sets[of + 2 * ROOK]!) & ROOK_REACH[at]!
  const straightHi = (queensHi | sets[of + 2 * ROOK + 1]!) & ROOK_REACH[at + 1]!
  if (
    (straightLo | straightHi) !== 0 &&
    ((rookLo(square, occupiedLo, occupiedHi) & straightLo) |
      (rookHi(square, occupiedLo, occupiedHi) & straightHi)) !==
      0
  ) {
    return true
  }
  const slantLo = (queensLo | sets[of + 2 * BISHOP]!) & BISHOP_REACH[at]!
  const slantHi = (queensHi | sets[of + 2 * BISHOP + 1]!) & BISHOP_REACH[at + 1]!
  return (
    (slantLo | slantHi) !== 0 &&
    ((bishopLo(square, occupiedLo, occupiedHi) & slantLo) |
      (bishopHi(square, occupiedLo, occupiedHi) & slantHi)) !==
      0
  )
}

/** True if a piece of `by` could capture on `square`, ignoring pins. */
export function isAttacked(position: { readonly sets: Int32Array }, square: Square, by: Color): boolean {
  const { sets } = position
  return attackedBySide(sets, sideOf(by), square, sets[0]! | sets[16]!, sets[1]! | sets[17]!)
}
