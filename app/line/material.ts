import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import type { Color, Role } from '#chess/types.ts'

/** Piece values as players count them; kings are never captured. */
const POINTS: Record<Role, number> = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 }
const SHOWN: readonly Role[] = ['q', 'r', 'b', 'n', 'p']

export interface Material {
  /** Pieces that this side has more of, the most valuable first. */
  readonly more: readonly Role[]
  /** Points ahead, or 0. */
  readonly ahead: number
}

/** The difference in material from one side’s view; pieces that both sides have cancel out. */
export function computeMaterial(position: Pick<Position, 'pieceAt'>, color: Color): Material {
  const surplus: Record<Role, number> = { q: 0, r: 0, b: 0, n: 0, p: 0, k: 0 }
  for (const square of SQUARES) {
    const piece = position.pieceAt(square)
    if (piece) surplus[piece.role] += piece.color === color ? 1 : -1
  }
  return {
    more: SHOWN.flatMap((role) => Array.from({ length: Math.max(0, surplus[role]) }, () => role)),
    ahead: Math.max(
      0,
      SHOWN.reduce((sum, role) => sum + surplus[role] * POINTS[role], 0),
    ),
  }
}
