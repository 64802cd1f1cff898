import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Slows down guessing at one account from many addresses. An account is never locked, since that would let anyone lock
 * its owner out: each failure only makes the next answer for that account come later, up to a few seconds, and attempts
 * are answered one after the other. Kept in memory: with several servers each has its own count.
 */
const FREE_FAILURES = 5
const FIRST_DELAY = 250
const LONGEST_DELAY = 4_000
const FORGET_AFTER = 15 * 60_000
/** Attempts waiting for one account; more are turned away. */
const MOST_WAITING = 20
/** Accounts remembered; the ones that failed longest ago go first. */
const MOST_ACCOUNTS = 10_000

interface Account {
  failures: number
  last: number
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

export function createSignInThrottle(
  now: () => number = () => performance.now(),
  wait = sleep,
): SignInThrottle {
  const accounts = new Map<string, Account>()

  function accountOf(email: string): Account {
    const known = accounts.get(email)
    if (known !== undefined && (known.waiting > 0 || now() - known.last < FORGET_AFTER)) return known
    const fresh: Account = { failures: 0, last: now(), waiting: 0, turn: Promise.resolve() }
    accounts.set(email, fresh)
    if (accounts.size > MOST_ACCOUNTS) {
      const [oldest] = accounts.keys()
      if (oldest !== undefined) accounts.delete(oldest)
    }
    return fresh
  }

  return {
    async attempt(email, attempt, hasFailed) {
      const account = accountOf(email)
      if (account.waiting >= MOST_WAITING) return undefined
      account.waiting++
      const before = account.turn
      let release = () => {}
      account.turn = new Promise((resolve) => (release = resolve))
      try {
        await before
        const delay = delayAfter(account.failures)
        if (delay > 0) await wait(delay)
        const result = await attempt()
        account.failures = hasFailed(result) ? account.failures + 1 : 0
        account.last = now()
        return result
      } finally {
        account.waiting--
        release()
      }
    },
  }
}

/** In milliseconds. */
export const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_DELAY * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY)
