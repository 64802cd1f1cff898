import type { ReviewEntry, TrainingEntry } from '#contract/training.ts'
import { inOrder, ratingSteps, type PuzzleRating } from '../log/rating.ts'

/** Progress computed from the log’s entries, independent of their order. */

export interface RatingDay {
  /** `2026-11-22`. */
  readonly day: string
  readonly rating: PuzzleRating
}

/** The puzzle rating at the end of each day on which it changed. */
export function ratingDays(entries: readonly TrainingEntry[]): readonly RatingDay[] {
  const days = new Map<string, PuzzleRating>()
  for (const { at, rating } of ratingSteps(entries)) if (rating.puzzles > 0) days.set(at.slice(0, 10), rating)
  return [...days].map(([day, rating]) => ({ day, rating }))
}

/** The user's own games in order of their first review, each with its latest review. */
export function reviewedGames(entries: readonly TrainingEntry[]): readonly ReviewEntry[] {
  const games = new Map<string, ReviewEntry>()
  for (const entry of inOrder(entries)) {
    if (entry.kind !== 'review') continue
    const first = games.get(entry.game)
    games.set(entry.game, first ? { ...entry, at: first.at } : entry)
  }
  return [...games.values()]
}

/** Kinds of errors, the worst first. */
export const ERROR_KINDS = ['blunder', 'missed-win', 'mistake', 'inaccuracy'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

export interface MonthOfGames {
  /** `2026-11`. */
  readonly month: string
  readonly games: number
  /** The average accuracy per game, averaged like the errors. */
  readonly accuracy: number
  readonly errors: Readonly<Record<ErrorKind, number>>
}

const SHOWN_MONTHS = 6

/** The latest months in which games were reviewed, newest first. */
export function monthsOfGames(games: readonly ReviewEntry[]): readonly MonthOfGames[] {
  const months = groupBy(games, ({ at }) => at.slice(0, 7))
  return [...months]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, SHOWN_MONTHS)
    .map(([month, own]) => ({
      month,
      games: own.length,
      accuracy: meanOf(own.map(({ accuracy }) => accuracy)),
      errors: {
        blunder: errorsAGame(own, 'blunder'),
        'missed-win': errorsAGame(own, 'missed-win'),
        mistake: errorsAGame(own, 'mistake'),
        inaccuracy: errorsAGame(own, 'inaccuracy'),
      },
    }))
}

export const errorsAGame = (games: readonly ReviewEntry[], kind: ErrorKind): number =>
  meanOf(games.map(({ errors }) => errors[kind]))

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

export interface Reason {
  readonly motif: string
  readonly count: number
}

/** Proved reasons for errors, the most frequent first. */
export const reasonsOf = (games: readonly ReviewEntry[]): readonly Reason[] =>
  [
    ...groupBy(
      games.flatMap(({ motifs }) => motifs),
      (motif) => motif,
    ),
  ]
    .map(([motif, all]) => ({ motif, count: all.length }))
    .toSorted((a, b) => b.count - a.count || (a.motif < b.motif ? -1 : 1))

/** Replaces `Map.groupBy`, which older Safari versions lack. */
function groupBy<T>(all: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return groups
}
