import type { PuzzleEntry, TrainingEntry } from '#contract/training.ts'
import { inOrder, ratingSteps, START_RATING } from '../log/rating.ts'

/** Number of puzzles solved at the first try since the last failed one. */
export function solvedInARow(entries: readonly TrainingEntry[]): number {
  const tried = inOrder(entries).filter((entry): entry is PuzzleEntry => entry.kind === 'puzzle')
  const failed = tried.findLastIndex(({ isSolved }) => !isSolved)
  return tried.length - 1 - failed
}

/** The rating change of each rated puzzle in whole points, by the time of its try. */
export function ratingChanges(entries: readonly TrainingEntry[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  let before = START_RATING
  for (const { at, rating } of ratingSteps(entries)) {
    if (rating.puzzles > before.puzzles)
      changes.set(at, Math.round(rating.rating) - Math.round(before.rating))
    before = rating
  }
  return changes
}

/** `+12` or `−8`, with a minus sign as wide as the plus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
