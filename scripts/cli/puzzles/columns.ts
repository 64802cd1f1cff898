import type { RatedPuzzle } from '#content/puzzle-set.ts'

/** A line of the database, with its quality measures. */
export interface Candidate extends RatedPuzzle {
  /** Popularity from -100 to 100: the votes of those who played it. */
  readonly popularity: number
  readonly plays: number
}

/**
 * For files without the column, whose puzzles were all played at least a thousand times: the median of the 72 such puzzles in a
 * sample that has it (74 to 93).
 */
const USUAL_DEVIATION = 76

const NEEDED = ['PuzzleId', 'FEN', 'Moves', 'Rating', 'Popularity', 'NbPlays', 'Themes'] as const

/** Parses lines by the column names in the first one: the database's files differ in their columns. */
export function makeLineReader(file: string, header: string): (line: string) => Candidate {
  const names = header.trim().split(',')
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new PuzzleFileError(`${file}: it has no column ${missing.join(', ')}`)
  const at = (name: string) => names.indexOf(name)
  const places = NEEDED.map(at)
  const [deviationAt, openingsAt] = [at('RatingDeviation'), at('OpeningTags')]
  return (line) => {
    const cells = line.trimEnd().split(',')
    const [id = '', fen = '', moves = '', rating = '', popularity = '', plays = '', themes = ''] = places.map(
      (place) => cells[place] ?? '',
    )
    return {
      id,
      fen,
      moves: moves.split(' '),
      rating: Number(rating),
      deviation: deviationAt < 0 ? USUAL_DEVIATION : Number(cells[deviationAt]),
      themes: themes.split(' ').filter(Boolean),
      openings: (cells[openingsAt] ?? '').split(' ').filter(Boolean),
      popularity: Number(popularity),
      plays: Number(plays),
    }
  }
}

/** The file is malformed; the message is for the operator. */
export class PuzzleFileError extends Error {
  override readonly name = 'PuzzleFileError'
}
