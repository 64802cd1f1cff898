import { afterMoves, afterPass } from '#chess/line.ts'
import { capturedPiece, movedPiece, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Square } from '#chess/types.ts'
import { exchangeOn, ROLE_VALUE } from './material.ts'
import { mateIn } from './proof.ts'

/**
 * True if the move at `index` captures a piece that had just taken a cheaper one there although nothing forced it to. The other
 * side could simply not play that move, so its loss proves nothing.
 */
export function takesGift(position: Position, moves: readonly Move[], index: number): boolean {
  const given = moves[index - 1]
  const taken = given && capturedPiece(given)
  if (!given || !taken || moveTo(given) !== moveTo(moves[index]!)) return false
  if (ROLE_VALUE[movedPiece(given).role] <= ROLE_VALUE[taken.role]) return false
  const before = afterMoves(position, moves.slice(0, index - 1))
  return !before.isCheck() && !isThreatened(before, moveFrom(given))
}

/** True if the piece would be lost, or the king mated, if its side passed. Such a piece is sold as dearly as possible. */
function isThreatened(position: Position, square: Square): boolean {
  const passed = afterPass(position)
  return exchangeOn(passed, square) >= 100 || mateIn(passed) !== undefined
}
