import { DAY, FIRST_SUNDAY, parsePuzzles, WEEK, type Puzzle } from './daily-puzzles.ts'
import dailyText from './puzzles/daily.csv?raw'
import sundaysText from './puzzles/sundays.csv?raw'

/**
 * The puzzle of the day, the same for all visitors: one line of the file per day, starting over after the last. Each week goes
 * from an easy Monday to a hard Sunday, so the file must contain whole weeks.
 */
export function puzzleOf(date: Date): Puzzle {
  const puzzles = listPuzzles()
  return puzzles[Math.floor(date.getTime() / DAY) % puzzles.length]!
}

/** The puzzle of a Sunday since the first. After three years they start over. */
export function sundayPuzzle(sunday: string): Puzzle {
  const all = listSundayPuzzles()
  return all[((Date.parse(sunday) - Date.parse(FIRST_SUNDAY)) / WEEK) % all.length]!
}

let daily: readonly Puzzle[] | undefined
let sundays: readonly Puzzle[] | undefined

export const listPuzzles = (): readonly Puzzle[] => (daily ??= parsePuzzles(dailyText))

/** One puzzle for each Sunday, easy on the first of a month and hard on the last: chosen by tools/bench/sundays.ts. */
export const listSundayPuzzles = (): readonly Puzzle[] => (sundays ??= parsePuzzles(sundaysText))
