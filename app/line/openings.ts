import { parseSan } from '#chess/san.ts'
import { Position } from '#chess/position.ts'
import { hashOf, LONGEST_LINE, openingAt, type OpeningNames } from '#matches/openings.ts'
import { positionAt, type GameLine } from './line.ts'

/** Code and name of the last position of a line that has one, of its first `plies` half-moves: `C60 Ruy Lopez`. */
export function openingOf(
  names: OpeningNames,
  line: GameLine,
  plies = line.moves.length,
): string | undefined {
  const position = positionAt(line, 0)
  let name: string | undefined
  for (const move of line.moves.slice(0, Math.min(plies, LONGEST_LINE))) {
    position.make(move)
    name = openingAt(names, position) ?? name
  }
  return name
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
