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

/** Reads a file with a head line and the fields of a puzzle in order. No field contains a comma. */
export const parsePuzzles = (text: string): readonly Puzzle[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', fen = '', moves = '', rating = '', themes = ''] = line.split(',')
      return { id, fen, moves: moves.split(' '), rating: Number(rating), themes: themes.split(' ') }
    })

/** The first Sunday whose puzzle is explained. */
export const FIRST_SUNDAY = '2026-11-22'
export const DAY = 24 * 60 * 60 * 1000
export const WEEK = 7 * DAY

/**
 * The Sundays whose puzzles are explained, newest first. The explanation appears on the Monday after, so that nothing is given
 * away.
 */
export function sundaysUntil(today: Date): readonly string[] {
  const first = Date.parse(FIRST_SUNDAY)
  const count = Math.max(0, Math.ceil((startOf(today) - first) / WEEK))
  return Array.from({ length: count }, (_, week) => isoDay(first + week * WEEK)).toReversed()
}

const startOf = (date: Date): number => Math.floor(date.getTime() / DAY) * DAY
/** The date at a time in UTC: `2026-11-22`. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
