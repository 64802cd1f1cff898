import { makeFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, DrawClaim } from './claim.ts'

/** Half-moves of a proof: one turn of a king that is checked to and fro takes four, and the way there a few more. */
const LONGEST = 12

/**
 * A line that repeats a position, with check on each move of the side that wants the draw between the two: it can continue for ever.
 * Without checks the other side often has something better than the line shows. A draw that was allowed begins with the other side's move, and
 * the way to it may be quiet. The coach claims a missed draw only if every move of it is check.
 */
export function repeats(about: About, position: Position, moves: readonly Move[]): DrawClaim | undefined {
  const found = repetitionIn(position, moves.slice(0, LONGEST))
  if (!found) return undefined
  const line = moves.slice(0, found.again)
  const [drawer, from] = about === 'missed' ? [0, 0] : [1, found.first]
  if (!checksAlways(position, line, { drawer, from })) return undefined
  return { kind: 'draw', about, proof: { start: makeFen(position), moves: line.map(makeUci) } }
}

/** True if the side of the first move (`drawer` 0) or the second (1) checks with each move after the first `from` ones. */
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

/** After how many moves a position comes first, and after how many for the second time; the one before the first move is left out. */
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
