import rate from 'glicko2-lite'
import type { TrainingEntry } from '#contract/training.ts'

/** How strong somebody is at puzzles, as Glicko-2 knows it. */
export interface PuzzleRating {
  readonly rating: number
  /** The true strength lies within two of them, 19 times of 20. */
  readonly deviation: number
  readonly volatility: number
  /** Rated puzzles so far. */
  readonly puzzles: number
}

/** Of somebody about whom nothing is known: Glickman's own figures. */
export const START_RATING: PuzzleRating = { rating: 1500, deviation: 350, volatility: 0.06, puzzles: 0 }

/** Never surer than that, so that whoever improves is followed: Lichess's figure. */
const LEAST_DEVIATION = 45

/**
 * After all entries, whatever order they come in: those of two devices give the same figure on both. A puzzle counts the first
 * time it is met for the rating; what somebody says of himself counts until then, and the last word of it.
 */
export const ratingAfter = (entries: readonly TrainingEntry[]): PuzzleRating =>
  ratingSteps(entries).at(-1)?.rating ?? START_RATING

interface RatingStep {
  readonly at: string
  readonly rating: PuzzleRating
}

/** The rating after each entry that changed it, in the order of their times. */
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

/** The puzzle is the opponent: solved is won. */
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

/** By their times, and where those are the same by their ids. */
export const inOrder = (entries: readonly TrainingEntry[]): readonly TrainingEntry[] =>
  entries.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id))

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
