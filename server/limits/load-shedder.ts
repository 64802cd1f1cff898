import type { Result } from '#chess/types.ts'
import { createBoundedQueue, type BoundedQueueLimits } from '#server/scheduling/bounded-queue.ts'
import { createTimeSlices } from '#server/scheduling/time-slices.ts'

/**
 * Sheds load: a few tasks run, a bounded number wait, each for a bounded time, and any further one is rejected at once so that
 * the client can retry.
 */
export interface LoadShedder {
  readonly run: <T>(work: () => Promise<T>) => Promise<Result<T, 'ERR_OVERLOADED'>>
  /** True if the next task would be rejected. */
  readonly isFull: () => boolean
}

/** How long one tick of the event loop spends starting tasks. */
const SLICE_MS = 10

export function createLoadShedder(limits: Required<BoundedQueueLimits>): LoadShedder {
  const queue = createBoundedQueue(limits)

  /**
   * Requests that have arrived in the meantime are read first, so that those beyond the queue are rejected at once. Starting
   * all admitted tasks in one tick would block the event loop for their sum; starting one per tick would leave nearly all of
   * each tick to rejections when thousands arrive.
   */
  const start = createTimeSlices(SLICE_MS)
  const waitForSlice = () => new Promise<void>((next) => setImmediate(() => start(next)))

  return {
    isFull: () => queue.isFull(),
    run: (work) =>
      queue.run(async () => {
        await waitForSlice()
        return work()
      }),
  }
}
