import type { Result } from '#chess/types.ts'
import { createTimeSlices } from '#server/scheduling/time-slices.ts'

/**
 * Sheds load: a few tasks run, a bounded number wait, each for a bounded time, and any further one is rejected at once so that the
 * client can retry.
 */
export interface LoadShedder {
  readonly run: <T>(work: () => Promise<T>) => Promise<Result<T, 'ERR_OVERLOADED'>>
  /** True if the next task would be rejected. */
  readonly isFull: () => boolean
}

/** How long one tick of the event loop spends starting tasks. */
const SLICE_MS = 10

interface Limits {
  readonly atOnce: number
  readonly mostWaiting: number
  /** In milliseconds. */
  readonly longestWait: number
}

export function createLoadShedder({ atOnce, mostWaiting, longestWait }: Limits): LoadShedder {
  let running = 0
  /** First come, first served. Called with true if the task may run, and with false if it has waited too long. */
  const waiting = new Set<(mayRun: boolean) => void>()

  const waitForPlace = () =>
    new Promise<boolean>((resolve) => {
      const settle = (mayRun: boolean) => {
        clearTimeout(limit)
        waiting.delete(settle)
        resolve(mayRun)
      }
      const limit = setTimeout(settle, longestWait, false)
      waiting.add(settle)
    })

  /**
   * Requests that have arrived meanwhile are read first, so that those beyond the queue are rejected at once. Starting all admitted
   * tasks in one tick would block the event loop for their sum; starting one per tick would leave nearly all of each tick to
   * rejections when thousands arrive.
   */
  const start = createTimeSlices(SLICE_MS)
  const waitForSlice = () => new Promise<void>((next) => setImmediate(() => start(next)))

  /** Passes the place of a task that has ended to the next one. */
  function release(): void {
    const [next] = waiting
    if (next === undefined) running--
    else next(true)
  }

  const isFull = () => running >= atOnce && waiting.size >= mostWaiting

  return {
    isFull,
    async run(work) {
      if (running < atOnce) running++
      else if (isFull() || !(await waitForPlace())) return { ok: false, error: 'ERR_OVERLOADED' }
      try {
        await waitForSlice()
        return { ok: true, value: await work() }
      } finally {
        release()
      }
    },
  }
}
