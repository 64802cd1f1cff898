import { setImmediate as nextTick } from 'node:timers/promises'

/**
 * For work in many short steps that an await does not separate, because their results are there at once: the returned function,
 * called after each step, waits for the next event-loop tick once this one has lasted `limitMs`.
 */
export function createTickLimit(limitMs: number): () => Promise<void> {
  let startedAt: number | undefined
  return async () => {
    if (startedAt === undefined) {
      startedAt = performance.now()
      setImmediate(() => (startedAt = undefined))
    } else if (performance.now() - startedAt > limitMs) await nextTick()
  }
}
