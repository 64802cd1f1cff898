import puzzlesText from './puzzles/daily.csv?raw'

/** From the Lichess puzzle database, CC0: see docs/credits.md. */
export interface Puzzle {
  /** As the database names it. */
  readonly id: string
  /** Before the opponent's move, with which a puzzle begins. */
  readonly fen: string
  /** The opponent's first, then the solver's and the opponent's by turns, ending with the solver's: `e2e4`. */
  readonly moves: readonly string[]
  readonly rating: number
  /** What it is made of, in the database's words: `discoveredAttack`, `mateIn2`. */
  readonly themes: readonly string[]
}

const DAY = 24 * 60 * 60 * 1000

/**
 * The puzzle of a day, the same for everybody: one line of the file a day, and from the start again after the last.
 * The file goes through the weeks, from an easy Monday to a hard Sunday; that days and lines stay in step is why it holds
 * whole weeks.
 */
export function puzzleOf(date: Date): Puzzle {
  const puzzles = listPuzzles()
  return puzzles[Math.floor(date.getTime() / DAY) % puzzles.length]!
}

let puzzles: readonly Puzzle[] | undefined

export const listPuzzles = (): readonly Puzzle[] => (puzzles ??= parsePuzzles())

const parsePuzzles = (): readonly Puzzle[] =>
  puzzlesText
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', fen = '', moves = '', rating = '', themes = ''] = line.split(',')
      return { id, fen, moves: moves.split(' '), rating: Number(rating), themes: themes.split(' ') }
    })
