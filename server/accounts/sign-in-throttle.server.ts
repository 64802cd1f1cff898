import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '#chess/types.ts'
import { limitNetworks } from '#server/limits/network-limit.ts'
import { allocationOf, networkOf } from '#server/limits/network.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import { createAttemptQueue, type AttemptQueue, type Origin } from './attempt-queue.ts'

/**
 * Slows down password guessing against one account from many addresses. The account is never locked, because that would
 * let anyone lock its owner out. Each wrong password delays the next answer for that account by up to four seconds, and
 * attempts run one at a time: the networks that have had the fewest turns come first, so the owner's first attempt from a new
 * device waits for one delay. A browser that has signed in to the account before, or has set its password, has its own queue
 * and its own count. All servers share the counts; each server has its own queues.
 */
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000
const FAILURES = { name: 'failed sign-ins', times: FREE_FAILURES, seconds: 15 * 60 }
/** For each network, whatever accounts it tries, and ten times as many for each /48. */
const SIGN_INS = { name: 'sign-ins', times: 3, seconds: 10 }
/** Until an attempt runs. Proxies and browsers give up on much longer requests, and checking the password takes time too. */
export const LONGEST_WAIT_MS = 9_500

/** Sent with a 429: by then the queue that refused the attempt is empty, and the network has new attempts. */
export const RETRY_LATER = { 'Retry-After': '10' }

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
  /** The client's address, if attempts can come from strangers. */
  readonly address?: string | undefined
  readonly run: () => Promise<T>
  readonly judge: (result: T) => AttemptOutcome | Promise<AttemptOutcome>
}

export interface SignInThrottle {
  attempt<T>(attempt: Attempt<T>): Promise<Result<T, 'ERR_TOO_MANY'>>
}

export function createSignInThrottle(makeRateLimit: MakeRateLimit, wait = sleep): SignInThrottle {
  const failures = makeRateLimit(FAILURES)
  const signIns = limitNetworks(makeRateLimit, SIGN_INS)
  const queues = new Map<string, AttemptQueue>()

  function openQueue(key: string): AttemptQueue {
    const known = queues.get(key)
    if (known) return known
    const queue = createAttemptQueue({
      key,
      longestWaitMs: LONGEST_WAIT_MS,
      async delay() {
        const delay = delayAfter(await failures.count(key))
        if (delay > 0) await wait(delay)
      },
      onEmpty: () => queues.delete(key),
    })
    queues.set(key, queue)
    return queue
  }

  async function runAndCount<T>(key: string, { run, judge }: Attempt<T>): Promise<T> {
    const value = await run()
    const outcome = await judge(value)
    if (outcome === 'wrong') await failures.consume(key)
    if (outcome === 'right') await failures.reset(key)
    return value
  }

  return {
    async attempt(attempt) {
      const { account, device, address } = attempt
      // Before the queue: there, attempts that are refused anyway would take the places of others.
      if (address !== undefined && (await signIns.consume(address)) !== undefined)
        return { ok: false, error: 'ERR_TOO_MANY' }
      const key = device === undefined ? account : `${account} ${device}`
      return openQueue(key).run(originOf(address), () => runAndCount(key, attempt))
    },
  }
}

function originOf(address: string | undefined): Origin | undefined {
  if (address === undefined) return undefined
  const network = networkOf(address)
  return { network, allocation: allocationOf(address) ?? network }
}

/** In milliseconds. */
export const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_MS)
