import { setTimeout as sleep } from 'node:timers/promises'
import { createSerialQueue } from './serial-queue.ts'

/**
 * Runs long work that can wait, in portions: one portion at a time for the whole process, each followed by a pause as long as
 * itself. So it takes at most half of a core, and a request waits for one portion at most.
 */
export type FairShare = <T>(portion: () => Promise<T>) => Promise<T>

/** A portion that took longer was waiting for a slow database rather than working. */
const LONGEST_PAUSE_MS = 50

export function createFairShare(): FairShare {
  const queue = createSerialQueue()
  return async (portion) => {
    const release = await queue.acquire()
    const startedMs = performance.now()
    try {
      return await portion()
    } finally {
      void sleep(Math.min(LONGEST_PAUSE_MS, performance.now() - startedMs)).then(release)
    }
  }
}
