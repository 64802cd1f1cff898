import type { TrainingEntry } from '#contract/training.ts'
import { nextPuzzle, type PuzzleShelf } from '../puzzles/next-puzzle.ts'
import { openPuzzleShelf } from '../puzzles/puzzle-shelf.ts'
import { trainedOf } from '../puzzles/trained.ts'
import { targetOf } from './rush.ts'

export { openPuzzleShelf }

/** The number of puzzles loaded in advance: more than most players solve. */
const LAST_SOLVED = 30

/** Loads the puzzles of a rush from the easiest upwards, a dozen files of 4 kB, each once, so that it also works offline. */
export async function fetchLadder(shelf: PuzzleShelf, entries: readonly TrainingEntry[]): Promise<void> {
  const { met, metIn } = trainedOf(entries)
  for (let solved = 0; solved <= LAST_SOLVED; solved++)
    await nextPuzzle(shelf, {
      topic: { kind: 'rated' },
      target: targetOf({ solved }),
      met,
      metIn,
      random: Math.random,
    })
}
