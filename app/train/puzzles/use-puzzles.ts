import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { RatedPuzzle } from '#content/puzzle-set.ts'
import type { TrainingEntry } from '#contract/training.ts'
import { nextPuzzle, type PuzzleShelf, type PuzzleQuery } from './next-puzzle.ts'
import { makeTopic, type PuzzleTopic } from './topic.ts'
import { puzzleOfFailed, trainedOf } from './trained.ts'

type SetPuzzle =
  | { readonly state: 'loading' | 'none' | 'failed' }
  | { readonly state: 'set'; readonly puzzle: RatedPuzzle; readonly number: number }

interface Puzzles {
  readonly set: SetPuzzle
  /** Shows another puzzle, immediately if its file is loaded. */
  readonly next: () => void
}

/**
 * Shows puzzles of a topic one after another, and loads the file of the next one in advance. A change of `restart` replaces
 * the puzzle; a change of `target` only affects the next one.
 */
export function usePuzzles(
  shelf: PuzzleShelf,
  topic: PuzzleTopic,
  entries: readonly TrainingEntry[] | undefined,
  target: number,
  restart: unknown,
): Puzzles {
  const [set, setSet] = useState<SetPuzzle>({ state: 'loading' })
  const count = useRef(0)
  const trained = useMemo(() => trainedOf(entries ?? []), [entries])

  async function choose(after: RatedPuzzle | undefined): Promise<RatedPuzzle | undefined> {
    if (topic.kind === 'again') {
      const left = trained.failed.filter(({ puzzle }) => puzzle !== after?.id)
      const failed = left[0] ?? trained.failed[0]
      return failed && puzzleOfFailed(failed)
    }
    const met = after ? new Set([...trained.met, after.id]) : trained.met
    const wanted: PuzzleQuery = { topic, target, met, metIn: trained.metIn, random: Math.random }
    return nextPuzzle(shelf, wanted)
  }

  async function show(after: RatedPuzzle | undefined, signal?: AbortSignal) {
    let found: SetPuzzle
    try {
      const puzzle = await choose(after)
      // The same puzzle shown again counts as a new try.
      found = puzzle ? { state: 'set', puzzle: { ...puzzle }, number: ++count.current } : { state: 'none' }
    } catch (error) {
      console.warn('A puzzle could not be fetched.', error)
      found = { state: 'failed' }
    }
    if (signal?.aborted !== true) setSet(found)
  }

  const showFirst = useEffectEvent((signal: AbortSignal) => void show(undefined, signal))
  const isReady = entries !== undefined
  const key = makeTopic(topic)
  useEffect(() => {
    if (!isReady) return
    const left = new AbortController()
    showFirst(left.signal)
    return () => left.abort()
  }, [isReady, key, restart])

  // Loads the file of the puzzle after this one.
  const prepare = useEffectEvent((puzzle: RatedPuzzle) => {
    choose(puzzle).catch(() => undefined)
  })
  useEffect(() => {
    if (set.state === 'set') prepare(set.puzzle)
  }, [set])

  return { set, next: () => void show(set.state === 'set' ? set.puzzle : undefined) }
}
