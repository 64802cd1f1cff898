import { makeFen } from '#chess/fen.ts'
import { parseSan } from '#chess/san.ts'
import { Position } from '#chess/position.ts'
import { positionAt, type Game } from './game.ts'

/**
 * Names of openings by position, so that a transposition is named too. The table is two columns of the same length:
 * 32-bit hashes of positions, and names. A wrong name would take two positions with one hash: of all games ever played
 * here, perhaps one.
 */
export type OpeningNames = ReadonlyMap<number, string>

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
    name = names.get(hashOf(position)) ?? name
  }
  return name
}

/** FNV-1a over what makes two positions the same: board, turn, castling and en passant. */
function hashOf(position: Position): number {
  const key = makeFen(position).split(' ').slice(0, 4).join(' ')
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The table as a file: each line a hash and a name. `rows` are lines of eco, name and moves, divided by tabs. */
export function makeOpeningsFile(rows: readonly string[]): string {
  const named = new Map<number, string>()
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
  return [...named].map(([hash, name]) => `${hash.toString(36)} ${name}\n`).join('')
}

export function parseOpeningsFile(text: string): OpeningNames {
  const lines = text.trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const space = line.indexOf(' ')
      return [parseInt(line.slice(0, space), 36), line.slice(space + 1)]
    }),
  )
}
