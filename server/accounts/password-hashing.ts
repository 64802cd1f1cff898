import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { APIError } from 'better-auth/api'
import { createBoundedQueue } from '#server/scheduling/bounded-queue.ts'

/**
 * scrypt with better-auth's parameters (N=16384, r=16: about 90 ms of a core and 32 MB each), two at a time. It shares the thread
 * pool with file reads, so an unlimited burst of sign-ins would delay pages.
 */
const queue = createBoundedQueue({ atOnce: 2, mostWaiting: 50 })

async function limited<T>(work: () => Promise<T>): Promise<T> {
  const result = await queue.run(work)
  if (result.ok) return result.value
  throw new APIError('SERVICE_UNAVAILABLE', {
    code: 'TOO_MANY_SIGN_INS',
    message: 'Too many people are signing in',
  })
}

export const hashing = {
  hash: (password: string) => limited(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => limited(() => verifyPassword(given)),
}
