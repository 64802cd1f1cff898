import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color } from '#chess/types.ts'
import { settledFor } from './material.ts'

/**
 * True if `winner` still has a balance of `goal` after one more move of each side, whatever the other side attacks: at the end of
 * a line a fork may be on the board that a count of captures does not see, because it stops where the side to move has none.
 */
export function withstandsThreats(position: Position, winner: Color, goal: number): boolean {
  if (position.turn === winner) return saves(position, winner, goal)
  return legalMoves(position).every((move) => {
    position.make(move)
    const isSaved = saves(position, winner, goal)
    position.unmake()
    return isSaved
  })
}

/** True if a move of the side to move leaves it with `goal` after the captures that follow; also if it is mated or stalemated. */
function saves(position: Position, winner: Color, goal: number): boolean {
  const moves = legalMoves(position)
  return (
    moves.length === 0 ||
    moves.some((move) => {
      position.make(move)
      const { balance } = settledFor(position, winner)
      position.unmake()
      return balance >= goal
    })
  )
}
