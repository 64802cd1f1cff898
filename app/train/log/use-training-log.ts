import { useSyncExternalStore } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { createTrainingLog, NOTHING_READ, type TrainingLog, type TrainingLogState } from './training-log.ts'
import type { Owner } from './training-storage.ts'

/** One log for all screens of a tab, created on first use and kept for its life. */
let only: TrainingLog | undefined

/** Call only in the browser: in effects and event handlers. */
export function trainingLog(): TrainingLog {
  if (only === undefined) {
    const log = createTrainingLog()
    only = log
    window.addEventListener('online', () => void log.exchangeNow())
    document.addEventListener('visibilitychange', () => {
      // Another device may have added entries.
      if (document.visibilityState === 'visible') void log.exchangeNow()
    })
  }
  return only
}

/** All entries of this user, once the device has been read. */
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
