import { fileOf, rankOf } from '#chess/squares.ts'
import type { Position } from '#chess/position.ts'
import { opposite } from '#chess/types.ts'
import { attackersOf } from '#chess/attackers.ts'

/** True if the mate is along the king's first rank and its own pieces block its escape. The position must be mate. */
export function isBackRankMate(position: Position): boolean {
  const loser = position.turn
  const king = position.kingSquare(loser)
  const home = loser === 'w' ? 0 : 7
  if (rankOf(king) !== home) return false
  const forward = loser === 'w' ? 8 : -8
  const walled = [-1, 0, 1]
    .filter((step) => fileOf(king) + step >= 0 && fileOf(king) + step <= 7)
    .map((step) => king + forward + step)
    .filter((square) => position.pieceAt(square as typeof king)?.color === loser)
  return (
    walled.length >= 2 &&
    attackersOf(position, king, opposite(loser)).some((square) => rankOf(square) === home)
  )
}
