import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { APIError } from 'better-auth/api'

/**
 * scrypt as better-auth has it (N=16384, r=16: about 90 ms of a core and 32 MB each), a few at a time. It shares the
 * pool of threads with the reading of files: a flood of sign-ins must not stand in front of the pages.
 */
const AT_ONCE = 2
const MOST_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new APIError('SERVICE_UNAVAILABLE', {
        message: 'Too many people are signing in. Please try again.',
      })
    // Whoever finishes hands its place on, so `running` stays as it is.
    await new Promise<void>((go) => waiting.push(go))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
}

export const hashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
}
