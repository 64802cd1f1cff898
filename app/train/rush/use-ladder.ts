import { useEffect, useEffectEvent } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { whenIdle } from '#app/browser/when-idle.ts'

/** Loads the ladder in an idle moment, once the tried puzzles are known. */
export function useLadder(entries: readonly TrainingEntry[] | undefined): void {
  const fetchAll = useEffectEvent(() => {
    import('./fetch-ladder.ts')
      .then(({ fetchLadder, openPuzzleShelf }) => fetchLadder(openPuzzleShelf(), entries ?? []))
      .catch((error: unknown) => console.warn('Not all puzzles of a rush are kept for use offline.', error))
  })
  const isKnown = entries !== undefined
  useEffect(() => (isKnown ? whenIdle(() => fetchAll()) : undefined), [isKnown])
}
