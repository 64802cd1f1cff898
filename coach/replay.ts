import type { Position } from '#chess/position.ts'
import type { Move, Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'

/** The legal moves of a line, or `undefined` where one is not legal. The position is left as it was found. */
export function readMoves(position: Position, line: readonly Uci[]): Move[] | undefined {
  const played = position.clone()
  const moves: Move[] = []
  for (const text of line) {
    const move = parseUci(played, text)
    if (!move.ok) return undefined
    played.make(move.value)
    moves.push(move.value)
  }
  return moves
}

export function afterMoves(position: Position, moves: readonly Move[]): Position {
  const played = position.clone()
  for (const move of moves) played.make(move)
  return played
}

/** The same position with the other side to move. Nobody may pass in check. */
export function afterPass(position: Position): Position {
  const passed = position.clone()
  passed.makeNull()
  return passed
}
