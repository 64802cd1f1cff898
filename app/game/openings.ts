import { makeFen } from '#chess/fen.ts'
import { parseSan } from '#chess/san.ts'
import { Position } from '#chess/position.ts'
import { type Game } from './game.ts'
import { positionAt } from './line.ts'

/**
 * Names of openings by position, so that a transposition is named too: a text whose lines are a 32-bit hash of a position
 * and a name, in the order of the hashes. It is searched as it is; a table made of it would cost more time than all the
 * searches of a game. A wrong name would take two positions with one hash: of all games ever played here, perhaps one.
 */
export type OpeningNames = string

/** The longest line in the table has 36 half-moves; nothing after them needs looking up. */
const LONGEST_LINE = 36

/** The name of the last position of a game, up to the one shown, that has one. */
export function openingOf(
  names: OpeningNames,
  game: Pick<Game, 'start' | 'moves' | 'shown'>,
): string | undefined {
  const position = positionAt(game, 0)
  let name: string | undefined
  for (const move of game.moves.slice(0, Math.min(game.shown, LONGEST_LINE))) {
    position.make(move)
    name = nameOf(names, hashOf(position)) ?? name
  }
  return name
}

/** Halves the text until the line with that hash is left: a dozen looks instead of 220 kB read. */
function nameOf(names: OpeningNames, hash: string): string | undefined {
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

/** FNV-1a over what makes two positions the same: board, turn, castling and en passant. */
function hashOf(position: Position): string {
  const key = makeFen(position).split(' ').slice(0, 4).join(' ')
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The file: a hash and a name on each line. `rows` are lines of eco, name and moves, divided by tabs. */
export function makeOpeningsFile(rows: readonly string[]): string {
  const named = new Map<string, string>()
  for (const row of rows) {
    const [eco, name, pgn] = row.split('\t')
    if (eco === undefined || name === undefined || pgn === undefined) throw new Error(`No opening: ${row}`)
    const position = Position.start()
    for (const san of pgn.split(/\s+/).filter((word) => !/^\d+\.+$/.test(word))) {
      const move = parseSan(position, san)
      if (!move.ok) throw new Error(`${name}: ${san} is not legal`)
      position.make(move.value)
    }
    named.set(hashOf(position), `${eco} ${name}`)
  }
  const inOrder = [...named].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.map(([hash, name]) => `${hash} ${name}\n`).join('')
}
