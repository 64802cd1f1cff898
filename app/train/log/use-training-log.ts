import { useSyncExternalStore } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { createTrainingLog, NOTHING_READ, type TrainingLog, type TrainingLogState } from './training-log.ts'
import type { Owner } from './training-storage.ts'

/** One for all screens of a tab, made by the first that asks, and there until the tab is gone. */
let only: TrainingLog | undefined

/** In the browser only: in effects and handlers. */
export function trainingLog(): TrainingLog {
  if (only === undefined) {
    const log = createTrainingLog()
    only = log
    window.addEventListener('online', () => void log.exchangeNow())
    document.addEventListener('visibilitychange', () => {
      // Another device may have been trained on meanwhile.
      if (document.visibilityState === 'visible') void log.exchangeNow()
    })
  }
  return only
}

/** All of this person's, once the device has answered. */
export async function trainingEntriesOf(owner: Owner): Promise<readonly TrainingEntry[]> {
  await trainingLog().setOwner(owner)
  return trainingLog().value.entries ?? []
}

const subscribe = (listener: () => void) => trainingLog().subscribe(listener)

export const useTrainingLog = (): TrainingLogState =>
  useSyncExternalStore(
    subscribe,
    () => trainingLog().value,
    () => NOTHING_READ,
  )
