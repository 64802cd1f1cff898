/**
 * The puzzles to train with, as the site offers them: small files, each fetched when it is wanted. The set is made by
 * `npm run puzzles`, cut into files by the build, and read by the page; this is what the three agree on.
 */

/** Puzzles whose ratings begin alike: `from` to `from + BAND - 1`. */
export const BAND = 100
/** Enough for some days, in about 4 kB. */
export const PUZZLES_A_FILE = 64

/** What the page knows of the set before it has fetched any of it. */
export interface PuzzleIndex {
  /** Another for each set: part of the files' addresses, which therefore never change. */
  readonly version: string
  /** The easiest first. */
  readonly bands: readonly PuzzleBand[]
  /** How many puzzles there are of each theme and opening, in the database's words. */
  readonly themes: Readonly<Record<string, number>>
  readonly openings: Readonly<Record<string, number>>
}

interface PuzzleBand {
  readonly from: number
  readonly count: number
}

/** A puzzle as a line of the set and as an entry of a file hold it. */
export interface RatedPuzzle {
  /** As the Lichess database names it. */
  readonly id: string
  /** Before the opponent's move, with which a puzzle begins. */
  readonly fen: string
  /** The opponent's first, then the solver's and the opponent's by turns, ending with the solver's: `e2e4`. */
  readonly moves: readonly string[]
  readonly rating: number
  /** How sure the rating is, as Glicko counts it. */
  readonly deviation: number
  /** In the database's words: `discoveredAttack`, `mateIn2`. */
  readonly themes: readonly string[]
  /** The same of openings, from the family to the variation: `Italian_Game`, `Italian_Game_Evans_Gambit`. */
  readonly openings: readonly string[]
}

/** Which puzzles have a theme or an opening: for each band, by its `from`, their places in it, in order. */
export type PuzzlePlaces = Readonly<Record<string, readonly number[]>>

export const bandOf = (rating: number): number => Math.floor(rating / BAND) * BAND

/** The part of all addresses of a set. */
export const folderOf = ({ version }: Pick<PuzzleIndex, 'version'>): string => `assets/puzzle-set-${version}`

/** The file that holds the puzzle at a place in its band. */
export const fileOf = (band: number, place: number): string =>
  `${band}-${Math.floor(place / PUZZLES_A_FILE)}.json`

export const themeFile = (theme: string): string => `theme-${theme}.json`
export const openingFile = (opening: string): string => `opening-${opening}.json`

/** One line, without what CSV needs quotes for: no part of a puzzle holds a comma. */
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

/** The family of an opening, by which people look for it: the first of a puzzle's. */
export const openingFamily = ({ openings }: Pick<RatedPuzzle, 'openings'>): string | undefined => openings[0]
