import type { TrainingEntry } from '#contract/training.ts'
import { MOTIF_THEMES } from '#app/puzzles/themes.ts'
import { words } from '#words/train/today'
import { inOrder } from '../log/rating.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Weeks instead of a streak: a day off costs nothing. */
const LOOKED_BACK_DAYS = 28
/** Older entries say little about the player today. */
const RECENT_PUZZLES = 200
/** With fewer puzzles nothing can be said. */
const FEWEST = 5
/** A theme is weak when it is solved this much less often than the rest. */
const WORSE = 0.15

/** Number of the last 28 days, today included, with some training. */
export function daysTrained(entries: readonly TrainingEntry[], now: Date): number {
  const first = dayOf(now.getTime() - (LOOKED_BACK_DAYS - 1) * DAY_MS)
  const days = new Set(
    entries
      .filter(({ kind }) => kind === 'puzzle' || kind === 'answer')
      .map(({ at }) => dayOf(Date.parse(at)))
      .filter((day) => day >= first && day <= dayOf(now.getTime())),
  )
  return days.size
}

/** Days in the device’s time zone. */
function dayOf(time: number): string {
  const date = new Date(time)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

export const daysWords = (days: number): string => words.today.daysTrained(days)

export interface ThemeResult {
  readonly theme: string
  readonly tried: number
  readonly solved: number
}

/** Tried and solved puzzles of each named theme, in the order of the names. */
export function themeResults(entries: readonly TrainingEntry[]): readonly ThemeResult[] {
  const tried = entries.filter((entry) => entry.kind === 'puzzle')
  return MOTIF_THEMES.flatMap((theme) => {
    const own = tried.filter(({ themes }) => themes.includes(theme))
    return own.length === 0
      ? []
      : [{ theme, tried: own.length, solved: own.filter(({ isSolved }) => isSolved).length }]
  })
}

/** The worst recent theme, if it is clearly worse than all puzzles together. */
export function weakTheme(entries: readonly TrainingEntry[]): ThemeResult | undefined {
  const recent = inOrder(entries)
    .filter((entry) => entry.kind === 'puzzle')
    .slice(-RECENT_PUZZLES)
  const usual = recent.filter(({ isSolved }) => isSolved).length / Math.max(1, recent.length)
  const weak = themeResults(recent).filter(
    (result) => result.tried >= FEWEST && usual - shareOf(result) >= WORSE,
  )
  return weak.toSorted((a, b) => shareOf(a) - shareOf(b) || b.tried - a.tried)[0]
}

const shareOf = ({ tried, solved }: ThemeResult): number => solved / tried
