import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import { hashOf } from '#matches/openings.ts'

/** Writes the file: a hash and a name per line. `rows` are lines of eco, name and moves, separated by tabs. */
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
