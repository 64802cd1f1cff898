import type { LineText } from '#chess/line.ts'
import type { Uci } from '#chess/types.ts'
import type { FromEngine, PeopleRequest } from '#engine/protocol.ts'

export interface PeopleMove {
  readonly move: Uci
  /** The share of people who would choose it, from 0 to 1. */
  readonly chance: number
}

/** The part of `Worker` used here, so that tests can fake it. */
export type PeopleWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** The first question fetches the policy net of 455 kB, which takes this long at 0.12 megabits per second. */
const LONGEST_WAIT_MS = 30_000

/**
 * Every legal move at the end of the line with its share among people of this rating. Undefined if the net or the worker is
 * not available. Each question starts a worker, which takes a tenth of a second but keeps no 15 MB of tables afterwards.
 */
export function askPeople(
  line: LineText,
  rating: number,
  signal: AbortSignal,
  spawn: () => PeopleWorker = spawnPredictor,
): Promise<readonly PeopleMove[] | undefined> {
  return new Promise((resolve) => {
    const worker = spawn()
    const finish = (moves: readonly PeopleMove[] | undefined, reason?: string) => {
      clearTimeout(timer)
      worker.terminate()
      if (reason !== undefined) console.warn(`No moves of people: ${reason}`)
      resolve(moves)
    }
    const timer = setTimeout(() => finish(undefined, 'no answer'), LONGEST_WAIT_MS)
    signal.addEventListener('abort', () => finish(undefined), { once: true })
    worker.addEventListener('error', () => finish(undefined, 'the worker died'))
    worker.addEventListener('message', (event) => {
      const answer = (event as MessageEvent<FromEngine>).data
      if (answer.type === 'people') finish(answer.choices[0]?.moves)
      if (answer.type === 'failed') finish(undefined, answer.error)
    })
    worker.postMessage({ type: 'people', id: 1, line, ratings: [rating] } satisfies PeopleRequest)
  })
}

/** The worker reads its purpose from its name. */
const spawnPredictor = (): Worker =>
  new Worker(new URL('../../../engine/worker.ts', import.meta.url), { type: 'module', name: 'predictor' })
