/** Which men attack which squares, as one look-up for two squares, and the steps of each kind of man. */
import { BETWEEN, BISHOP_REACH, KING_REACH, KNIGHT_REACH, PAWN_REACH, ROOK_REACH } from '#chess/attacks.ts'
import { SQUARES } from '#chess/squares.ts'
import type { Piece, Role } from '#chess/types.ts'

const STRAIGHT = 1
const DIAGONAL = 2
const LEAP = 4
const STEP = 8
const WHITE_PAWN = 16
const BLACK_PAWN = 32

const KIND_OF_ROLE: Record<Exclude<Role, 'p'>, number> = {
  q: STRAIGHT | DIAGONAL,
  r: STRAIGHT,
  b: DIAGONAL,
  n: LEAP,
  k: STEP,
}

export const KING_KIND = KIND_OF_ROLE.k

/** The bits of LINES that mean an attack by this man. */
export function attackKindOf({ color, role }: Piece): number {
  if (role !== 'p') return KIND_OF_ROLE[role]
  return color === 'w' ? WHITE_PAWN : BLACK_PAWN
}

/** Index `from << 6 | to`: the kinds of men that attack `to` from `from` if nothing is in between. */
const LINES = new Uint8Array(4096)
for (const from of SQUARES) {
  for (const to of SQUARES) {
    const sees = (table: Int32Array, offset = 0): boolean =>
      (table[offset + from * 2 + (to >> 5)]! & (1 << to)) !== 0
    LINES[(from << 6) | to] =
      (sees(ROOK_REACH) ? STRAIGHT : 0) |
      (sees(BISHOP_REACH) ? DIAGONAL : 0) |
      (sees(KNIGHT_REACH) ? LEAP : 0) |
      (sees(KING_REACH) ? STEP : 0) |
      (sees(PAWN_REACH) ? WHITE_PAWN : 0) |
      (sees(PAWN_REACH, 128) ? BLACK_PAWN : 0)
  }
}

/** True if a man of this kind on `from` attacks `to`. */
export function attacksSquare(
  kind: number,
  from: number,
  to: number,
  occupiedLo: number,
  occupiedHi: number,
): boolean {
  const line = (from << 6) | to
  return (
    (LINES[line]! & kind) !== 0 &&
    ((BETWEEN[line << 1]! & occupiedLo) | (BETWEEN[(line << 1) | 1]! & occupiedHi)) === 0
  )
}

/**
 * The squares that a piece can step to from each square, direction by direction: those of square s are at `starts[s]` to
 * `starts[s + 1]`. If square number k is occupied, the next direction begins at `skips[k]`.
 */
export interface PieceSteps {
  readonly starts: Uint16Array
  readonly targets: Uint8Array
  readonly skips: Uint16Array
}

type Direction = readonly [files: number, ranks: number]
const ORTHOGONALS: readonly Direction[] = [[0, 1], [1, 0], [0, -1], [-1, 0]] // prettier-ignore
const DIAGONALS: readonly Direction[] = [[1, 1], [1, -1], [-1, -1], [-1, 1]] // prettier-ignore
const LEAPS: readonly Direction[] = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]] // prettier-ignore

function walk(from: number, [files, ranks]: Direction, limit: number): number[] {
  const met: number[] = []
  for (let n = 1; n <= limit; n++) {
    const file = (from & 7) + n * files
    const rank = (from >> 3) + n * ranks
    if (file < 0 || file > 7 || rank < 0 || rank > 7) break
    met.push(rank * 8 + file)
  }
  return met
}

function makeSteps(directions: readonly Direction[], limit: number): PieceSteps {
  const starts = new Uint16Array(65)
  const targets: number[] = []
  const skips: number[] = []
  for (const from of SQUARES) {
    for (const direction of directions) {
      const met = walk(from, direction, limit)
      const next = targets.length + met.length
      targets.push(...met)
      skips.push(...met.map(() => next))
    }
    starts[from + 1] = targets.length
  }
  return { starts, targets: Uint8Array.from(targets), skips: Uint16Array.from(skips) }
}

const EVERY_WAY = [...ORTHOGONALS, ...DIAGONALS]
export const STEPS: Record<Exclude<Role, 'p'>, PieceSteps> = {
  k: makeSteps(EVERY_WAY, 1),
  q: makeSteps(EVERY_WAY, 7),
  r: makeSteps(ORTHOGONALS, 7),
  b: makeSteps(DIAGONALS, 7),
  n: makeSteps(LEAPS, 1),
}
