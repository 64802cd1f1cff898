import type { BetterAuthPlugin } from 'better-auth'
import { limitAllocations } from '#server/limits/network-limit.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'

/** better-auth's own rules for each network. An allocation gets ten times as many. */
const ATTEMPTS = { name: 'sign-ins and changes', times: 3, seconds: 10 }
const EMAILS = { name: 'account emails requested', times: 3, seconds: 60 }
/** Sign-ins with a password are counted by sign-in-throttle.server.ts. */
const IS_ATTEMPT = /\/(sign-in(?!\/email$)|sign-up|change-password|change-email|two-factor)\b/
const IS_EMAIL = /\/(request-password-reset|send-verification-email)$/

/** better-auth counts IPv6 addresses by /64, and a client with a /48 has 65,536 of those. */
export function limitAllocationsOfAuth(makeRateLimit: MakeRateLimit) {
  const attempts = limitAllocations(makeRateLimit, ATTEMPTS)
  const emails = limitAllocations(makeRateLimit, EMAILS)
  return {
    id: 'allocation-limit',
    async onRequest(request) {
      const { pathname } = new URL(request.url)
      const limit = IS_ATTEMPT.test(pathname) ? attempts : IS_EMAIL.test(pathname) ? emails : undefined
      const wait = await limit?.consume(request.headers.get('X-Real-IP') ?? '')
      if (wait === undefined) return
      const [code, message] = ['TOO_MANY_REQUESTS', 'Too many requests']
      return {
        response: Response.json(
          { code, message },
          { status: 429, headers: { 'X-Retry-After': String(wait) } },
        ),
      }
    },
  } satisfies BetterAuthPlugin
}
