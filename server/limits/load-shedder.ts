import type { Result } from '#chess/types.ts'
import { createSlices } from './in-slices.ts'

/**
 * Keeps work that many ask for at once from piling up: a few run, a bounded number wait, each for a bounded time, and
 * whoever comes on top of that is told so at once and can come again.
 */
export interface LoadShedder {
  readonly run: <T>(work: () => Promise<T>) => Promise<Result<T, 'ERR_OVERLOADED'>>
  /** Whether whoever comes now would be told to come again. */
  readonly isFull: () => boolean
}

/** How long work is begun in one turn of the event loop. */
const SLICE_MS = 10

interface Limits {
  readonly atOnce: number
  readonly mostWaiting: number
  /** In milliseconds. */
  readonly longestWait: number
}

export function createLoadShedder({ atOnce, mostWaiting, longestWait }: Limits): LoadShedder {
  let running = 0
  /** First come, first served. Each is told whether its turn has come. */
  const waiting = new Set<(isTurn: boolean) => void>()

  const waitForTurn = () =>
    new Promise<boolean>((resolve) => {
      const tell = (isTurn: boolean) => {
        clearTimeout(limit)
        waiting.delete(tell)
        resolve(isTurn)
      }
      const limit = setTimeout(tell, longestWait, false)
      waiting.add(tell)
    })

  /**
   * Whatever else has come meanwhile is read first: a queue that is full can only be seen by whoever is heard. As many as run
   * at once, begun together, would hold the event loop as many times as long; and one in each turn would leave nearly all of a
   * turn to refusals where thousands are to be refused.
   */
  const begin = createSlices(SLICE_MS)
  const turnToBegin = () => new Promise<void>((next) => setImmediate(() => begin(next)))

  /** The place of one that has ended goes to the next, or is free. */
  function passOn(): void {
    const [next] = waiting
    if (next === undefined) running--
    else next(true)
  }

  const isFull = () => running >= atOnce && waiting.size >= mostWaiting

  return {
    isFull,
    async run(work) {
      if (running < atOnce) running++
      else if (isFull() || !(await waitForTurn())) return { ok: false, error: 'ERR_OVERLOADED' }
      try {
        await turnToBegin()
        return { ok: true, value: await work() }
      } finally {
        passOn()
      }
    },
  }
}
