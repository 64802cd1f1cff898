import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Work that takes long in all, and may wait: it is done in short turns, one at a time for the whole process however many
 * want one, each followed by a rest as long as the turn. So it takes at most half of the processor, and whoever asks for a
 * page waits for one turn at most.
 */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** A turn that has waited for a slow database was no work of this process's. */
const LONGEST_REST_MS = 50

export function makeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(async () => {
      const began = performance.now()
      return work().then(
        (value) => ({ value, tookMs: performance.now() - began }),
        (error: unknown) => ({ error, tookMs: performance.now() - began }),
      )
    })
    last = turn.then(({ tookMs }) => sleep(Math.min(LONGEST_REST_MS, tookMs)))
    return turn.then((done) => {
      if ('error' in done) throw done.error
      return done.value
    })
  }
}
