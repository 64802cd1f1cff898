import { useSyncExternalStore } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { createTrainingLog, NOTHING_READ, type TrainingLog, type TrainingLogState } from './training-log.ts'

/** One for all screens of a tab, made by the first that asks. */
let only: TrainingLog | undefined
let reading: Promise<void> | undefined

/** In the browser only: in effects and handlers. */
export function trainingLog(): TrainingLog {
  if (only === undefined) {
    only = createTrainingLog()
    reading = only.start()
  }
  return only
}

/** All of it, once the device has answered. */
export async function trainingEntries(): Promise<readonly TrainingEntry[]> {
  const log = trainingLog()
  await reading
  return log.value.entries ?? []
}

const subscribe = (listener: () => void) => trainingLog().subscribe(listener)

export const useTrainingLog = (): TrainingLogState =>
  useSyncExternalStore(
    subscribe,
    () => trainingLog().value,
    () => NOTHING_READ,
  )
