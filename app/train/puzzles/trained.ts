import type { PuzzleEntry, TrainingEntry } from '#contract/training.ts'
import { bandOf, type RatedPuzzle } from '#content/puzzle-set.ts'
import { newId } from '#app/browser/new-id.ts'
import { inOrder } from '../log/rating.ts'

/** Information from the log about puzzles. */
export interface TrainedPuzzles {
  readonly met: ReadonlySet<string>
  readonly metIn: (band: number) => number
  /** Puzzles whose last try failed, the oldest first. */
  readonly failed: readonly FailedPuzzle[]
}

export interface FailedPuzzle extends PuzzleEntry {
  readonly line: NonNullable<PuzzleEntry['line']>
}

export function trainedOf(entries: readonly TrainingEntry[]): TrainedPuzzles {
  const met = new Set<string>()
  const bands = new Map<number, number>()
  const failed = new Map<string, FailedPuzzle>()
  for (const entry of inOrder(entries)) {
    if (entry.kind !== 'puzzle') continue
    const band = bandOf(entry.rating)
    if (!met.has(entry.puzzle)) bands.set(band, (bands.get(band) ?? 0) + 1)
    met.add(entry.puzzle)
    failed.delete(entry.puzzle)
    if (!entry.isSolved && entry.line) failed.set(entry.puzzle, { ...entry, line: entry.line })
  }
  return { met, metIn: (band) => bands.get(band) ?? 0, failed: [...failed.values()] }
}

/** A failed puzzle to try again. */
export const puzzleOfFailed = (entry: FailedPuzzle): RatedPuzzle => ({
  id: entry.puzzle,
  fen: entry.line.fen,
  moves: entry.line.moves,
  rating: entry.rating,
  deviation: entry.deviation,
  themes: entry.themes,
  openings: [],
})

/** The log entry for a puzzle just solved or failed. */
export const makePuzzleEntry = (
  { id, fen, moves, rating, deviation, themes }: RatedPuzzle,
  mode: PuzzleEntry['mode'],
  isSolved: boolean,
  now = new Date(),
): PuzzleEntry => ({
  kind: 'puzzle',
  id: newId(now.getTime()),
  at: now.toISOString(),
  mode,
  puzzle: id,
  rating,
  deviation,
  themes: [...themes],
  isSolved,
  ...(!isSolved && { line: { fen, moves: [...moves] } }),
})
