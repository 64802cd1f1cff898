import { useSyncExternalStore } from 'react'
import { createTrainingLog, NOTHING_READ, type TrainingLog, type TrainingLogState } from './training-log.ts'

/** One for all screens of a tab, made by the first that asks. */
let only: TrainingLog | undefined

/** In the browser only: in effects and handlers. */
export function trainingLog(): TrainingLog {
  if (only === undefined) {
    only = createTrainingLog()
    void only.start()
  }
  return only
}

const subscribe = (listener: () => void) => trainingLog().subscribe(listener)

export const useTrainingLog = (): TrainingLogState =>
  useSyncExternalStore(
    subscribe,
    () => trainingLog().value,
    () => NOTHING_READ,
  )
