import { setTimeout as sleep } from 'node:timers/promises'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'

/**
 * Slows down guessing at one account from many addresses. An account is never locked, since that would let anyone lock
 * its owner out: each failure only makes the next answer for that account come later, up to a few seconds, and attempts
 * are answered one after the other. Failures are counted as all limits are, by all servers together; the order of
 * attempts is each server's own.
 */
const FREE_FAILURES = 5
const FIRST_DELAY = 250
const LONGEST_DELAY = 4_000
const FAILURES = { name: 'failed sign-ins', times: FREE_FAILURES, seconds: 15 * 60 }
/** Attempts waiting for one account; more are turned away. */
const MOST_WAITING = 20

interface Queue {
  waiting: number
  turn: Promise<void>
}

export interface SignInThrottle {
  /** Runs `attempt` when it is its turn. `undefined`: too many are waiting. */
  attempt<T>(
    email: string,
    attempt: () => Promise<T>,
    hasFailed: (result: T) => boolean,
  ): Promise<T | undefined>
}

export function createSignInThrottle(makeRateLimit: MakeRateLimit, wait = sleep): SignInThrottle {
  const failures = makeRateLimit(FAILURES)
  /** Only of accounts that somebody is being answered for. */
  const queues = new Map<string, Queue>()

  return {
    async attempt(email, attempt, hasFailed) {
      const queue = queues.get(email) ?? { waiting: 0, turn: Promise.resolve() }
      if (queue.waiting >= MOST_WAITING) return undefined
      queues.set(email, queue)
      queue.waiting++
      const before = queue.turn
      let release = () => {}
      queue.turn = new Promise((resolve) => (release = resolve))
      try {
        await before
        const delay = delayAfter(await failures.count(email))
        if (delay > 0) await wait(delay)
        const result = await attempt()
        await (hasFailed(result) ? failures.consume(email) : failures.reset(email))
        return result
      } finally {
        queue.waiting--
        if (queue.waiting === 0) queues.delete(email)
        release()
      }
    },
  }
}

/** In milliseconds. */
export const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_DELAY * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY)
