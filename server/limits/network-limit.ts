import { allocationOf, networkOf } from './network.ts'
import type { MakeRateLimit, RateLimitRule } from './rate-limit.ts'

/** A /48 may hold many households, or a whole campus. */
export const NETWORKS_OF_AN_ALLOCATION = 10

export interface NetworkLimit {
  /** Counts a request from this address. Returns the seconds to wait if it is one too many. */
  consume(address: string): Promise<number | undefined>
}

/** A limit for each network and, ten times as high, for each IPv6 allocation of /48. */
export function limitNetworks(makeRateLimit: MakeRateLimit, rule: RateLimitRule): NetworkLimit {
  const networks = makeRateLimit(rule)
  const allocations = limitAllocations(makeRateLimit, rule)
  return {
    async consume(address) {
      // Requests over one network's limit do not count against its neighbors.
      return (await networks.consume(networkOf(address))) ?? allocations.consume(address)
    },
  }
}

/** Only the limit per allocation, for requests whose networks are counted elsewhere. */
export function limitAllocations(makeRateLimit: MakeRateLimit, rule: RateLimitRule): NetworkLimit {
  const limit = makeRateLimit({
    ...rule,
    name: `${rule.name}, allocation`,
    times: NETWORKS_OF_AN_ALLOCATION * rule.times,
  })
  return {
    async consume(address) {
      const allocation = allocationOf(address)
      return allocation === undefined ? undefined : limit.consume(allocation)
    },
  }
}
