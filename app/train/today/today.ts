import type { TrainingEntry } from '#contract/training.ts'
import { MOTIFS } from '#app/puzzles/themes.ts'
import { inOrder } from '../log/rating.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Weeks say more than a streak: a day off costs nothing. */
const LOOKED_BACK_DAYS = 28
/** What lies further back was another player. */
const RECENT_PUZZLES = 200
/** Of fewer nothing can be said. */
const FEWEST = 5
/** A theme is weak when it is solved this much less often than the rest. */
const WORSE = 0.15

/** On how many of the last 28 days, this one with them, something was trained. */
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

/** As the device counts days. */
function dayOf(time: number): string {
  const date = new Date(time)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

export function daysWords(days: number): string {
  if (days === 0) return 'You have not trained in the last four weeks. Any day is a good one to begin.'
  return days === 1
    ? 'You trained on one day of the last four weeks.'
    : `You trained on ${days} days of the last four weeks.`
}

export interface ThemeResult {
  readonly theme: string
  readonly tried: number
  readonly solved: number
}

/** How often each theme that has a name was tried and solved, in the order of the names. */
export function themeResults(entries: readonly TrainingEntry[]): readonly ThemeResult[] {
  const tried = entries.filter((entry) => entry.kind === 'puzzle')
  return MOTIFS.flatMap(([theme]) => {
    const own = tried.filter(({ themes }) => themes.includes(theme))
    return own.length === 0
      ? []
      : [{ theme, tried: own.length, solved: own.filter(({ isSolved }) => isSolved).length }]
  })
}

/** The theme that went worst of late, if one went clearly worse than all together. */
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
