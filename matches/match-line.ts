import { readLine, type Line } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import type { Match } from './match.ts'

/** The line of a saved match. Throws if it contains an illegal move, since matches are replayed before they are saved. */
export function readMatchLine(match: Pick<Match, 'start' | 'moves'>): Line {
  const line = readLine(match.start, match.moves, parseSan)
  if (!line.ok) throw new Error(`A saved match has an illegal move: ${line.detail}`)
  return line.value
}
