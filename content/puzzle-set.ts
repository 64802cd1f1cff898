/**
 * The training puzzles as small files that pages fetch on demand. `npm run puzzles` makes the set, the build cuts it
 * into files, and the page reads them; all three share these formats.
 */

/** The width of a band of ratings: `from` to `from + BAND - 1`. */
export const BAND = 100
/** Enough for several days, in about 4 kB. */
export const PUZZLES_A_FILE = 64

/** The index of the set, which the page loads before any file. */
export interface PuzzleIndex {
  /** Unique to each set. It is part of the files' addresses, so that a file never changes. */
  readonly version: string
  /** The easiest first. */
  readonly bands: readonly PuzzleBand[]
  /** The number of puzzles for each theme and opening, by their names in the database. */
  readonly themes: Readonly<Record<string, number>>
  readonly openings: Readonly<Record<string, number>>
}

interface PuzzleBand {
  readonly from: number
  readonly count: number
}

/** A puzzle, as in a line of the set and in an entry of a file. */
export interface RatedPuzzle {
  /** The puzzle's id in the Lichess database. */
  readonly id: string
  /** The position before the opponent's move, with which a puzzle begins. */
  readonly fen: string
  /** Starts with the opponent's move, alternates, and ends with the solver's: `e2e4`. */
  readonly moves: readonly string[]
  readonly rating: number
  /** The rating deviation of Glicko. */
  readonly deviation: number
  /** Themes by their names in the database: `discoveredAttack`, `mateIn2`. */
  readonly themes: readonly string[]
  /** Openings from the family to the variation: `Italian_Game`, `Italian_Game_Evans_Gambit`. */
  readonly openings: readonly string[]
}

/** The puzzles with a theme or an opening: for each band, by its `from`, their positions in order. */
export type PuzzlePlaces = Readonly<Record<string, readonly number[]>>

export const bandOf = (rating: number): number => Math.floor(rating / BAND) * BAND

/** The common part of a set's addresses. */
export const folderOf = ({ version }: Pick<PuzzleIndex, 'version'>): string => `assets/puzzle-set-${version}`

/** The file with the puzzle at a position in its band. */
export const bandFile = (band: number, place: number): string =>
  `${band}-${Math.floor(place / PUZZLES_A_FILE)}.json`

export const themeFile = (theme: string): string => `theme-${theme}.json`
export const openingFile = (opening: string): string => `opening-${opening}.json`

/** One line of CSV. No field contains a comma, so none needs quotes. */
export const makePuzzleLine = (puzzle: RatedPuzzle): string =>
  [
    puzzle.id,
    puzzle.fen,
    puzzle.moves.join(' '),
    puzzle.rating,
    puzzle.deviation,
    puzzle.themes.join(' '),
    puzzle.openings.join(' '),
  ].join(',')

export function parsePuzzleLine(line: string): RatedPuzzle {
  const [id = '', fen = '', moves = '', rating = '', deviation = '', themes = '', openings = ''] =
    line.split(',')
  return {
    id,
    fen,
    moves: wordsOf(moves),
    rating: Number(rating),
    deviation: Number(deviation),
    themes: wordsOf(themes),
    openings: wordsOf(openings),
  }
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean)

/** The opening's family, which users search for. It comes first. */
export const openingFamily = ({ openings }: Pick<RatedPuzzle, 'openings'>): string | undefined => openings[0]
