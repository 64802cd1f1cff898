import { makeFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import type { Position } from '#chess/position.ts'

/**
 * Opening names by position, so that transpositions are found: lines of text with a position's 32-bit hash and its name,
 * sorted by hash. The text is searched directly, since building a table would take longer than all look-ups of a game. A hash
 * collision would give a wrong name, which is negligibly rare.
 */
export type OpeningNames = string

/** Half-moves in the longest line of the table. */
export const LONGEST_LINE = 36

/** Splits a title such as `C50 Italian Game`. */
export function splitOpening(title: string): { readonly eco: string; readonly name: string } {
  const space = title.indexOf(' ')
  return { eco: title.slice(0, space), name: title.slice(space + 1) }
}

/** Code and name, such as `C50 Italian Game`. The binary search reads a dozen lines of 220 kB. */
function openingAt(names: OpeningNames, position: Position): string | undefined {
  const hash = hashOf(position)
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = names.lastIndexOf('\n', middle - 1) + 1
    const space = names.indexOf(' ', start)
    const end = names.indexOf('\n', space)
    const found = names.slice(start, space)
    if (found === hash) return names.slice(space + 1, end)
    if (found < hash) low = end + 1
    else high = start
  }
  return undefined
}

/** The last named position within the line's first `plies` half-moves, and the number of moves that lead to it. */
export function lastNamed(
  names: OpeningNames,
  line: Line,
  plies: number = line.length,
): { readonly title: string; readonly plies: number } | undefined {
  const position = line.positionAt(0)
  let last: { title: string; plies: number } | undefined
  for (const [index, move] of line.moves.slice(0, Math.min(plies, LONGEST_LINE)).entries()) {
    position.make(move)
    const title = openingAt(names, position)
    if (title !== undefined) last = { title, plies: index + 1 }
  }
  return last
}

/** FNV-1a of the board, side to move, castling rights and en passant square. */
export function hashOf(position: Position): string {
  const key = makeFen(position).split(' ').slice(0, 4).join(' ')
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
