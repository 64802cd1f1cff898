import { withTimeout } from '#server/timeout.server.ts'

/** Runs tasks one after the other, in the order in which they were added. */
export interface SerialQueue {
  /** Runs the task when all earlier ones have ended, whether or not they failed. */
  run<T>(task: () => Promise<T>): Promise<T>
  /**
   * For a task that starts and ends in different functions: resolves to the function that ends it. If its turn has not come
   * within `limitMs`, resolves to `undefined` and gives up its place in the queue.
   */
  acquire(): Promise<() => void>
  acquire(limitMs: number): Promise<(() => void) | undefined>
  /** Resolves when all tasks so far have ended. */
  idle(): Promise<void>
}

export function createSerialQueue(): SerialQueue {
  let last: Promise<void> = Promise.resolve()

  async function waitForPlace(): Promise<() => void> {
    const before = last
    let release = () => {}
    last = new Promise((resolve) => (release = resolve))
    await before
    return release
  }

  function acquire(): Promise<() => void>
  function acquire(limitMs: number): Promise<(() => void) | undefined>
  async function acquire(limitMs?: number): Promise<(() => void) | undefined> {
    const place = waitForPlace()
    if (limitMs === undefined) return place
    const release = await withTimeout(limitMs, place)
    if (release === undefined) void place.then((pass) => pass())
    return release
  }

  return {
    run(task) {
      const result = last.then(task)
      last = result.then(ignore, ignore)
      return result
    },
    acquire,
    idle: () => last,
  }
}

const ignore = () => {}
