import type { BetterAuthRateLimitStorage } from 'better-auth'
import type { MakeRateLimit, RateLimit } from '#server/limits/rate-limit.ts'

/**
 * better-auth's request counts in our own, which are bounded by number. Its own table (`rate_limits`) gets a row for each IPv6
 * network, and a client with a /48 has 65,536 of them.
 */
export function createRequestCounts(makeRateLimit: MakeRateLimit): BetterAuthRateLimitStorage {
  const limits = new Map<string, RateLimit>()
  return {
    async consume(key, { window, max }) {
      const name = `account requests, ${max} in ${window} s`
      const limit = limits.get(name) ?? makeRateLimit({ name, times: max, seconds: window })
      limits.set(name, limit)
      const retryAfter = await limit.consume(key)
      return { allowed: retryAfter === undefined, retryAfter: retryAfter ?? null }
    },
  }
}
