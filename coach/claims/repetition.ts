import { makeFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, DrawClaim } from './claim.ts'

/** Half-moves of a proof: a king checked back and forth takes four, and getting there takes a few more. */
const LONGEST = 12

/**
 * A line that repeats a position, in which the side that wants the draw checks with every move in between, so that it can
 * continue for ever. Without checks the other side often has something better than the line shows. A draw that was allowed
 * begins with the other side's move and may start with quiet moves. A missed draw is only claimed if every move is check.
 */
export function repeats(about: About, position: Position, moves: readonly Move[]): DrawClaim | undefined {
  const found = repetitionIn(position, moves.slice(0, LONGEST))
  if (!found) return undefined
  const line = moves.slice(0, found.again)
  const [drawer, from] = about === 'missed' ? [0, 0] : [1, found.first]
  if (!checksAlways(position, line, { drawer, from })) return undefined
  return { kind: 'draw', about, proof: { start: makeFen(position), moves: line.map(makeUci) } }
}

/** True if one side (`drawer` 0 moves first, 1 second) gives check with each of its moves after the first `from`. */
function checksAlways(
  position: Position,
  moves: readonly Move[],
  { drawer, from }: { readonly drawer: number; readonly from: number },
): boolean {
  const played = position.clone()
  return moves.every((move, index) => {
    played.make(move)
    return index < from || index % 2 !== drawer || played.isCheck()
  })
}

/**
 * The ply at which a repeated position first occurs, and the ply of its second occurrence; ignores the position before the
 * first move.
 */
export function repetitionIn(
  position: Position,
  moves: readonly Move[],
): { readonly first: number; readonly again: number } | undefined {
  const played = position.clone()
  const seen = new Map<string, number>()
  for (const [index, move] of moves.entries()) {
    played.make(move)
    const key = `${played.hashLo} ${played.hashHi}`
    const first = seen.get(key)
    if (first !== undefined) return { first, again: index + 1 }
    seen.set(key, index + 1)
  }
  return undefined
}
