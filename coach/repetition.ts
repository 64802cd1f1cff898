import { makeFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, DrawClaim } from './claim.ts'

/** Half-moves of a proof: one turn of a king that is checked to and fro takes four, and the way there a few more. */
const LONGEST = 12

/**
 * A line in which a position comes again, whoever of the two cannot do better: it may go on so for ever. A draw that was missed is told of
 * only where each of its moves gives check: without that, the other side often has something better than the line shows.
 */
export function repeats(about: About, position: Position, moves: readonly Move[]): DrawClaim | undefined {
  const length = repetitionIn(position, moves.slice(0, LONGEST))
  if (length === undefined) return undefined
  const line = moves.slice(0, length)
  if (about === 'missed' && !checksAlways(position, line)) return undefined
  return { kind: 'draw', about, proof: { start: makeFen(position), moves: line.map(makeUci) } }
}

/** Does whoever moves first give check with each move? */
function checksAlways(position: Position, moves: readonly Move[]): boolean {
  const played = position.clone()
  return moves.every((move, index) => {
    played.make(move)
    return index % 2 === 1 || played.isCheck()
  })
}

/** After how many moves a position comes for the second time, the one before the first move left out. */
export function repetitionIn(position: Position, moves: readonly Move[]): number | undefined {
  const played = position.clone()
  const seen = new Set<string>()
  for (const [index, move] of moves.entries()) {
    played.make(move)
    const key = `${played.hashLo} ${played.hashHi}`
    if (seen.has(key)) return index + 1
    seen.add(key)
  }
  return undefined
}
