import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import { opposite, type Color, type Role } from '#chess/types.ts'

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
  const count = (side: Color, role: Role) =>
    SQUARES.filter((square) => {
      const piece = position.pieceAt(square)
      return piece?.color === side && piece.role === role
    }).length
  const surplus = SHOWN.map((role) => ({ role, by: count(color, role) - count(opposite(color), role) }))
  return {
    more: surplus.flatMap(({ role, by }) => Array.from({ length: Math.max(0, by) }, () => role)),
    ahead: Math.max(
      0,
      surplus.reduce((sum, { role, by }) => sum + by * POINTS[role], 0),
    ),
  }
}
