import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import { hashOf, LONGEST_LINE, openingAt, type OpeningNames } from '#matches/openings.ts'
import { positionAt, type GameLine } from './line.ts'

/** The last position of a line that has a name, of its first `plies` half-moves, and after how many it stands. */
export function lastNamed(
  names: OpeningNames,
  line: GameLine,
  plies = line.moves.length,
): { readonly title: string; readonly plies: number } | undefined {
  const position = positionAt(line, 0)
  let last: { title: string; plies: number } | undefined
  for (const [index, move] of line.moves.slice(0, Math.min(plies, LONGEST_LINE)).entries()) {
    position.make(move)
    const title = openingAt(names, position)
    if (title !== undefined) last = { title, plies: index + 1 }
  }
  return last
}

/** The code and name of that position: `C60 Ruy Lopez`. */
export const openingOf = (names: OpeningNames, line: GameLine, plies?: number): string | undefined =>
  lastNamed(names, line, plies)?.title

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
