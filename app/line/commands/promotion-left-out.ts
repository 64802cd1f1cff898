import { findMove, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, PromotionRole } from '#chess/types.ts'
import { parseTypedMove } from '#app/line/typed-move.ts'
import { words } from '#words/typed-moves'

/** The four moves that a typed text may mean if it lacks only the promotion: `b8`, `bxa8`, `b7a8`, `pawn takes a8`. */
export function promotionsLeftOut(
  position: Position,
  text: string,
): Readonly<Record<PromotionRole, Move>> | undefined {
  const written = words.notation(text.trim())
  const queen = [`${text.trim()}=Q`, `${written}=Q`, `${written.replace(/-/g, '')}q`]
    .map((reading) => parseTypedMove(position, reading))
    .find((move) => move.ok)
  if (!queen?.ok) return undefined
  const move = (role: PromotionRole) => findMove(position, moveFrom(queen.value), moveTo(queen.value), role)
  const [q, r, b, n] = [move('q'), move('r'), move('b'), move('n')]
  return q && r && b && n ? { q, r, b, n } : undefined
}
