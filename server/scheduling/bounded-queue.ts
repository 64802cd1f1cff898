import type { Result } from '#chess/types.ts'

/**
 * Runs a few tasks at a time. A bounded number of others wait, first come, first served, and any further one is rejected at once,
 * so that its client can retry.
 */
export interface BoundedQueue {
  run<T>(task: () => Promise<T>): Promise<Result<T, 'ERR_OVERLOADED'>>
  /** True if the next task would be rejected. */
  isFull(): boolean
  /** True if no task is running. */
  isIdle(): boolean
}

export interface BoundedQueueLimits {
  readonly atOnce: number
  readonly mostWaiting: number
  /** Milliseconds that a task waits before it is rejected; without it, a task waits for as long as it takes. */
  readonly longestWait?: number
}

export function createBoundedQueue({ atOnce, mostWaiting, longestWait }: BoundedQueueLimits): BoundedQueue {
  let running = 0
  /** Called in order: with true if the task may run, and with false if it has waited too long. */
  const waiting = new Set<(mayRun: boolean) => void>()

  const waitForPlace = () =>
    new Promise<boolean>((resolve) => {
      const settle = (mayRun: boolean) => {
        clearTimeout(limit)
        waiting.delete(settle)
        resolve(mayRun)
      }
      const limit = longestWait === undefined ? undefined : setTimeout(settle, longestWait, false)
      waiting.add(settle)
    })

  /** Passes the place of a task that has ended to the next one. */
  function release(): void {
    const [next] = waiting
    if (next === undefined) running--
    else next(true)
  }

  const isFull = () => running >= atOnce && waiting.size >= mostWaiting

  return {
    isFull,
    isIdle: () => running === 0,
    async run(task) {
      if (running < atOnce) running++
      else if (isFull() || !(await waitForPlace())) return { ok: false, error: 'ERR_OVERLOADED' }
      try {
        return { ok: true, value: await task() }
      } finally {
        release()
      }
    },
  }
}
