import { positionOfFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import type { Move } from '#chess/types.ts'
import type { Match } from './match.ts'

/** The moves of a saved match, as the rules take them. It was replayed before it was kept, so nothing can be wrong. */
export function readLine(match: Pick<Match, 'start' | 'moves'>): { start: Position; moves: readonly Move[] } {
  const start = positionOfFen(match.start)
  const position = start.clone()
  const moves = match.moves.map((san) => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(`A saved match with an illegal move: ${san}`)
    position.make(move.value)
    return move.value
  })
  return { start, moves }
}
