import index from '#content/puzzles/set.json' with { type: 'json' }
import { folderOf, type PuzzleIndex, type PuzzlePlaces, type RatedPuzzle } from '#content/puzzle-set.ts'
import type { PuzzleShelf } from './next-puzzle.ts'

export const PUZZLE_INDEX: PuzzleIndex = index

/** Loads the site's files. A file that failed to load is requested again next time. */
export function openPuzzleShelf(): PuzzleShelf {
  const fetched = new Map<string, Promise<unknown>>()
  const fetchOnce = (file: string): Promise<unknown> => {
    let found = fetched.get(file)
    if (found === undefined) {
      found = fetchJson(`/${folderOf(PUZZLE_INDEX)}/${file}`)
      fetched.set(file, found)
      found.catch(() => fetched.delete(file))
    }
    return found
  }
  return {
    index: PUZZLE_INDEX,
    // Trusted: written by the build from a checked set.
    fetchPuzzles: async (file) => (await fetchOnce(file)) as readonly RatedPuzzle[],
    fetchPlaces: async (file) => (await fetchOnce(file)) as PuzzlePlaces,
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response.json()
}
