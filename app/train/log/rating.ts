import rate from 'glicko2-lite'
import type { TrainingEntry } from '#contract/training.ts'

/** A Glicko-2 rating for puzzles. */
export interface PuzzleRating {
  readonly rating: number
  /** The rating deviation: the true rating is within two deviations with a probability of 95 %. */
  readonly deviation: number
  readonly volatility: number
  /** Rated puzzles so far. */
  readonly puzzles: number
}

/** The start values for an unknown player, from Glickman’s paper. */
export const START_RATING: PuzzleRating = { rating: 1500, deviation: 350, volatility: 0.06, puzzles: 0 }

/** The rating is shown after this many rated puzzles; a number from fewer would mean little. */
export const RATED_FROM = 5

/** The smallest deviation, so that the rating keeps following improvement. The same value as in Lichess. */
const LEAST_DEVIATION = 45

/**
 * The rating after all entries, independent of their order, so that two devices agree. Only the first try of a puzzle counts.
 * Self-assessments count until the first rated puzzle, and only the last one.
 */
export const ratingAfter = (entries: readonly TrainingEntry[]): PuzzleRating =>
  ratingSteps(entries).at(-1)?.rating ?? START_RATING

interface RatingStep {
  readonly at: string
  readonly rating: PuzzleRating
}

/** The rating after each entry that changed it, by time. */
export function ratingSteps(entries: readonly TrainingEntry[]): readonly RatingStep[] {
  const met = new Set<string>()
  const steps: RatingStep[] = []
  let rating = START_RATING
  for (const entry of inOrder(entries)) {
    if (entry.kind === 'strength' && rating.puzzles === 0) rating = { ...rating, rating: entry.rating }
    else if (entry.kind === 'puzzle' && entry.mode === 'rated' && !met.has(entry.puzzle)) {
      met.add(entry.puzzle)
      rating = ratingAfterPuzzle(rating, entry)
    } else continue
    steps.push({ at: entry.at, rating })
  }
  return steps
}

interface Met {
  readonly rating: number
  readonly deviation: number
  readonly isSolved: boolean
}

/** The puzzle is the opponent: solving it is a win. */
export function ratingAfterPuzzle(before: PuzzleRating, { rating, deviation, isSolved }: Met): PuzzleRating {
  const next = rate(before.rating, before.deviation, before.volatility, [
    [rating, deviation, isSolved ? 1 : 0],
  ])
  return {
    rating: next.rating,
    deviation: Math.max(LEAST_DEVIATION, next.rd),
    volatility: next.vol,
    puzzles: before.puzzles + 1,
  }
}

/** Sorted by time, then by id. */
export const inOrder = (entries: readonly TrainingEntry[]): readonly TrainingEntry[] =>
  entries.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id))

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
