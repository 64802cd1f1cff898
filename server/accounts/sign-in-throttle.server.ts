import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '#chess/types.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import { createBoundedQueue, type BoundedQueue } from '#server/scheduling/bounded-queue.ts'

/**
 * Slows down password guessing against one account from many addresses. The account is never locked, because that would
 * let anyone lock its owner out. Each wrong password delays the next answer for that account by up to four seconds, and
 * attempts run one at a time. A browser that has signed in to the account before has its own queue and its own count, so
 * strangers cannot delay the owner there. All servers share the counts; each server has its own queues.
 */
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000
const FAILURES = { name: 'failed sign-ins', times: FREE_FAILURES, seconds: 15 * 60 }
/** The longest time in the queue and the delay together. Proxies and browsers give up on much longer requests. */
export const LONGEST_WAIT_MS = 10_000
const MOST_WAITING = 20
/** One client must not fill an account's queue, because the owner may be signing in from a new device. */
const MOST_FROM_ONE_NETWORK = 3

/** Sent with a 429: by then the queue that refused the attempt is empty. */
export const RETRY_LATER = { 'Retry-After': String(LONGEST_WAIT_MS / 1000) }

/**
 * Only `right` clears the count, and only `wrong` adds to it. `neither` is for answers that say nothing about the
 * password, such as another limit's 429: clearing the count there would let an attacker reset it at will.
 */
export type AttemptOutcome = 'right' | 'wrong' | 'neither'

interface Attempt<T> {
  /** An email address, or another key for attempts that are counted separately. */
  readonly account: string
  /** Identifies a browser that the account knows. */
  readonly device?: string | undefined
  /** The client's network, if attempts can come from strangers. */
  readonly network?: string | undefined
  readonly run: () => Promise<T>
  readonly judge: (result: T) => AttemptOutcome | Promise<AttemptOutcome>
}

export interface SignInThrottle {
  attempt<T>(attempt: Attempt<T>): Promise<Result<T, 'ERR_TOO_MANY'>>
}

interface AccountQueue {
  readonly attempts: BoundedQueue
  /** The network of every attempt that is waiting or running. */
  readonly networks: (string | undefined)[]
}

export function createSignInThrottle(makeRateLimit: MakeRateLimit, wait = sleep): SignInThrottle {
  const failures = makeRateLimit(FAILURES)
  const queues = new Map<string, AccountQueue>()

  const openQueue = (key: string): AccountQueue => {
    const queue = queues.get(key) ?? createAccountQueue()
    queues.set(key, queue)
    return queue
  }

  async function runDelayed<T>(key: string, deadline: number, { run, judge }: Attempt<T>) {
    const delay = delayAfter(await failures.count(key))
    if (performance.now() + delay > deadline) return TOO_MANY
    if (delay > 0) await wait(delay)
    const value = await run()
    const outcome = await judge(value)
    if (outcome === 'wrong') await failures.consume(key)
    if (outcome === 'right') await failures.reset(key)
    return { ok: true, value } as const
  }

  return {
    async attempt(attempt) {
      const { account, device, network } = attempt
      const key = device === undefined ? account : `${account} ${device}`
      const deadline = performance.now() + LONGEST_WAIT_MS
      const { attempts, networks } = openQueue(key)
      const fromNetwork = networks.filter((each) => each !== undefined && each === network).length
      if (fromNetwork >= MOST_FROM_ONE_NETWORK) return TOO_MANY
      networks.push(network)
      try {
        const result = await attempts.run(() => runDelayed(key, deadline, attempt))
        return result.ok ? result.value : TOO_MANY
      } finally {
        networks.splice(networks.indexOf(network), 1)
        if (networks.length === 0) queues.delete(key)
      }
    },
  }
}

const TOO_MANY = { ok: false, error: 'ERR_TOO_MANY' } as const

const createAccountQueue = (): AccountQueue => ({
  attempts: createBoundedQueue({ atOnce: 1, mostWaiting: MOST_WAITING, longestWait: LONGEST_WAIT_MS }),
  networks: [],
})

/** In milliseconds. */
export const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_MS)
