import type { TrainingEntry } from '#contract/training.ts'
import { MOTIF_THEMES } from '#app/puzzles/themes.ts'
import { inOrder } from '../log/rating.ts'

/** Older entries say little about the player's current strength. */
const RECENT_PUZZLES = 200
/** With fewer puzzles a theme is not judged. */
const FEWEST = 5
/** A theme is weak if its share of solved puzzles is lower than the rest's by this much. */
const WORSE = 0.15

export interface ThemeResult {
  readonly theme: string
  readonly tried: number
  readonly solved: number
}

/** Number of tried and solved puzzles of each named theme, in the order of the names. */
export function themeResults(entries: readonly TrainingEntry[]): readonly ThemeResult[] {
  const tried = entries.filter((entry) => entry.kind === 'puzzle')
  return MOTIF_THEMES.flatMap((theme) => {
    const own = tried.filter(({ themes }) => themes.includes(theme))
    return own.length === 0
      ? []
      : [{ theme, tried: own.length, solved: own.filter(({ isSolved }) => isSolved).length }]
  })
}

/** The worst recent theme, if it is clearly worse than the average. */
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
