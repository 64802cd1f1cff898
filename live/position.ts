import { positionOfFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import { parseUci } from '#chess/uci.ts'
import type { LiveGame } from './live-game.ts'

/**
 * The position that a live game has come to. Kept beside the list of moves it belongs to: a move costs one copy, 11 to
 * 19 µs with the rules, where replaying 118 half-moves takes a millisecond. Whoever gets it must not play on it.
 */
const known = new WeakMap<readonly string[], Position>()

export function positionOf(game: Pick<LiveGame, 'start' | 'moves'>): Position {
  const found = known.get(game.moves)
  if (found) return found
  const position = positionOfFen(game.start)
  for (const uci of game.moves) {
    const move = parseUci(position, uci)
    if (!move.ok) throw new Error(`A live game with an illegal move: ${uci}`)
    position.make(move.value)
  }
  known.set(game.moves, position)
  return position
}

/** Says which position a list of moves has led to, so that nobody needs to replay it. */
export function rememberPosition(moves: readonly string[], position: Position): void {
  known.set(moves, position)
}
