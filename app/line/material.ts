import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import type { Color, Role } from '#chess/types.ts'

/** The points players count with; the king is never taken. */
const POINTS: Record<Role, number> = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 }
const SHOWN: readonly Role[] = ['q', 'r', 'b', 'n', 'p']

export interface Material {
  /** What this side has more of than the other, the dearest first. */
  readonly more: readonly Role[]
  /** How many points it is ahead; 0 when it is not. */
  readonly ahead: number
}

/** The difference in material, seen by `color`: what is even is not shown. */
export function materialOf(position: Position, color: Color): Material {
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
