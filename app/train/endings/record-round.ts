import type { EndingId } from '#content/endings/curriculum.ts'
import { newId } from '#app/browser/new-id.ts'
import { trainingLog } from '../log/use-training-log.ts'

/** Adds a round to the training log: at its first slip, or when it is done without one. */
export function recordRound(ending: EndingId, isRight: boolean, pliesLost: number): void {
  const now = new Date()
  trainingLog().add({
    kind: 'ending',
    id: newId(now.getTime()),
    at: now.toISOString(),
    ending,
    isRight,
    pliesLost: Math.min(10_000, pliesLost),
  })
}
