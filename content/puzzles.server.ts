import puzzlesText from './puzzles/daily.csv?raw'

/** From the Lichess puzzle database, CC0: see docs/credits.md. */
export interface Puzzle {
  /** The puzzle's id in the Lichess database. */
  readonly id: string
  /** The position before the opponent's move, with which a puzzle begins. */
  readonly fen: string
  /** Starts with the opponent's move, alternates, and ends with the solver's: `e2e4`. */
  readonly moves: readonly string[]
  readonly rating: number
  /** Themes by their names in the database: `discoveredAttack`, `mateIn2`. */
  readonly themes: readonly string[]
}

const DAY = 24 * 60 * 60 * 1000

/**
 * The puzzle of the day, the same for all visitors: one line of the file per day, starting over after the last. Each week goes
 * from an easy Monday to a hard Sunday, so the file must contain whole weeks.
 */
export function puzzleOf(date: Date): Puzzle {
  const puzzles = listPuzzles()
  return puzzles[Math.floor(date.getTime() / DAY) % puzzles.length]!
}

/** The first Sunday whose puzzle is explained. */
const FIRST_SUNDAY = '2026-11-22'
const WEEK = 7 * DAY

/**
 * The Sundays whose puzzles are explained, newest first. The explanation appears on the Monday after, so that nothing is given
 * away.
 */
export function sundaysUntil(today: Date): readonly string[] {
  const first = Date.parse(FIRST_SUNDAY)
  const count = Math.max(0, Math.ceil((startOf(today) - first) / WEEK))
  return Array.from({ length: count }, (_, week) => dayOf(first + week * WEEK)).toReversed()
}

/** The seven daily puzzles of the week that ends on a Sunday, each with its day, the hardest first. */
export function weekOf(sunday: string): readonly { readonly day: string; readonly puzzle: Puzzle }[] {
  const end = Date.parse(sunday)
  const days = Array.from({ length: 7 }, (_, back) => end - back * DAY)
  return days
    .map((day) => ({ day: dayOf(day), puzzle: puzzleOf(new Date(day)) }))
    .toSorted((one, other) => other.puzzle.rating - one.puzzle.rating)
}

const startOf = (date: Date): number => Math.floor(date.getTime() / DAY) * DAY
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

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
