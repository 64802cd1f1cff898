import { LONGEST_LINE, openingAt, type OpeningNames } from '#matches/openings.ts'
import { positionAt, type GameLine } from '#app/line/line.ts'

/** The name of the last position of the line that has one, without its code; undefined where none has. */
export function openingOf(line: GameLine, names: OpeningNames): string | undefined {
  for (let ply = Math.min(line.moves.length, LONGEST_LINE); ply > 0; ply--) {
    const found = openingAt(names, positionAt(line, ply))
    if (found !== undefined) return found.slice(found.indexOf(' ') + 1)
  }
  return undefined
}
