import { makeFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import type { Position } from '#chess/position.ts'

/**
 * Names of openings by position, so that a transposition is named too: a text whose lines are a 32-bit hash of a position
 * and a name, in the order of the hashes. It is searched as it is; a table made of it would cost more time than all the
 * searches of a game. A wrong name would take two positions with one hash: of all games ever played here, perhaps one.
 */
export type OpeningNames = string

/** The longest line in the table has 36 half-moves; nothing after them needs looking up. */
export const LONGEST_LINE = 36

/** What is written as `C50 Italian Game`. */
export function splitOpening(title: string): { readonly eco: string; readonly name: string } {
  const space = title.indexOf(' ')
  return { eco: title.slice(0, space), name: title.slice(space + 1) }
}

/** Code and name, `C50 Italian Game`. Halves the text until the line is left: a dozen looks instead of 220 kB read. */
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

/** The last position with a name within the line's first `plies` half-moves, and how many moves lead to it. */
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

/** FNV-1a over what makes two positions the same: board, turn, castling and en passant. */
export function hashOf(position: Position): string {
  const key = makeFen(position).split(' ').slice(0, 4).join(' ')
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
