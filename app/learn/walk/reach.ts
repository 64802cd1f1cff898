import { bishopHi, bishopLo, KING_REACH, KNIGHT_REACH, PAWN_REACH, rookHi, rookLo } from '#chess/attacks.ts'
import { sideOf } from '#chess/pieces.ts'
import { rankOf, SQUARES } from '#chess/squares.ts'
import type { Piece, Square } from '#chess/types.ts'

/** Pieces by square. */
export type Placement = ReadonlyMap<Square, Piece>

/**
 * Targets of a piece on a board without kings and checks, from the move tables. For the first lessons, which show a single
 * piece, whereas a `Position` always has both kings.
 */
export function findTargets(placement: Placement, from: Square): readonly Square[] {
  const piece = placement.get(from)
  if (piece === undefined) return []
  const [lo, hi] = piece.role === 'p' ? pawnReach(placement, from, piece) : pieceReach(placement, from, piece)
  return SQUARES.filter(
    (square) =>
      ((square < 32 ? lo : hi) & (1 << square)) !== 0 && placement.get(square)?.color !== piece.color,
  )
}

/** Bitboards of ranks 1 to 4 and of ranks 5 to 8. */
type Halves = readonly [lo: number, hi: number]

function pieceReach(placement: Placement, from: Square, { role }: Piece): Halves {
  const table = role === 'n' ? KNIGHT_REACH : KING_REACH
  if (role === 'n' || role === 'k') return [table[2 * from]!, table[2 * from + 1]!]
  const [lo, hi] = occupied(placement)
  const straight = role === 'r' || role === 'q'
  const slanted = role === 'b' || role === 'q'
  return [
    (straight ? rookLo(from, lo, hi) : 0) | (slanted ? bishopLo(from, lo, hi) : 0),
    (straight ? rookHi(from, lo, hi) : 0) | (slanted ? bishopHi(from, lo, hi) : 0),
  ]
}

/** Empty squares ahead, and diagonal captures. */
function pawnReach(placement: Placement, from: Square, { color }: Piece): Halves {
  const step = color === 'w' ? 8 : -8
  const ahead = (from + step) as Square
  const isFree = (square: Square) => square >= 0 && square < 64 && !placement.has(square)
  const isAtHome = rankOf(from) === (color === 'w' ? 1 : 6)
  const far = (ahead + step) as Square
  const free = isFree(ahead) ? [ahead, ...(isAtHome && isFree(far) ? [far] : [])] : []
  const [lo, hi] = occupied(placement)
  const at = (sideOf(color) << 4) | (from << 1)
  return [(PAWN_REACH[at]! & lo) | halfOf(free, 0), (PAWN_REACH[at + 1]! & hi) | halfOf(free, 1)]
}

const occupied = (placement: Placement): Halves => [
  halfOf([...placement.keys()], 0),
  halfOf([...placement.keys()], 1),
]

const halfOf = (squares: readonly Square[], half: 0 | 1): number =>
  squares.reduce((bits, square) => (square >> 5 === half ? bits | (1 << square) : bits), 0)
