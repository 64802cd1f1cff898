import { CHAT_EVERY_MS, MOST_CHAT } from '#live/presets.ts'
import { limitNetworks, NETWORKS_OF_AN_ALLOCATION, type NetworkLimit } from '#server/limits/network-limit.ts'
import { allocationOf, networkOf } from '#server/limits/network.ts'
import { limitInMemory, type MakeRateLimit, type RateLimitRule } from '#server/limits/rate-limit.ts'

/** Limits of online play: high enough for a school behind one address, low enough to stop a flood. */

/** Per account or network, and ten times as many per IPv6 allocation. */
const CREATED_AN_HOUR = { name: 'online games created', times: 20, seconds: 60 * 60 }
const JOINED_AN_HOUR = { name: 'online games joined', times: 60, seconds: 60 * 60 }
const MOST_OPEN = 5

/** The keys under which a client's open invitations are counted, each with its limit. */
export function openLimitsOf({ address, userId }: LimitedClient): ReadonlyMap<string, number> {
  if (userId !== undefined) return new Map([[userId, MOST_OPEN]])
  const allocation = allocationOf(address)
  return new Map([
    [networkOf(address), MOST_OPEN],
    ...(allocation === undefined ? [] : [[allocation, NETWORKS_OF_AN_ALLOCATION * MOST_OPEN] as const]),
  ])
}

/** WebSockets and event streams together. */
const MOST_CONNECTIONS = { process: 10_000, address: 200 } as const
export const MOST_WATCHERS = 2_000
/** A whole school may reconnect at once after a restart, but not continually. */
const OPENED = { name: 'connections opened', times: 200, seconds: 10 }
/** For each seat, and for each address of clients without a seat. */
const POSTED = { name: 'messages posted', times: 100, seconds: 10 }
/** Checked before a game is read: 200 pages send about one message every two seconds. */
const POSTED_BY_ADDRESS = { name: 'messages posted from an address', times: 2_000, seconds: 10 }

export const postLimits = {
  seat: limitInMemory(POSTED),
  address: limitNetworks(limitInMemory, POSTED_BY_ADDRESS),
}

/** A client that creates or joins games. */
export interface LimitedClient {
  readonly address: string
  readonly userId: string | undefined
}

export type LiveLimits = ReturnType<typeof createLiveLimits>

export const createLiveLimits = (makeRateLimit: MakeRateLimit) => ({
  created: limitPlayers(makeRateLimit, CREATED_AN_HOUR),
  joined: limitPlayers(makeRateLimit, JOINED_AN_HOUR),
})

/** Counts accounts instead of networks if there is one: a school has one address and many players. */
function limitPlayers(makeRateLimit: MakeRateLimit, rule: RateLimitRule) {
  const networks = limitNetworks(makeRateLimit, rule)
  const accounts = makeRateLimit(rule)
  return {
    /** Returns the seconds to wait if this request exceeds a limit. */
    consume: ({ address, userId }: LimitedClient): Promise<number | undefined> =>
      userId === undefined ? networks.consume(address) : accounts.consume(userId),
  }
}

/** Admits connections to this process and counts those that are open. */
export interface ConnectionLimit {
  /** Takes a place or returns why there is none. The caller releases it when the connection has ended. */
  admit(address: string): Promise<Admission>
  readonly count: () => number
}

type Admission = 'full' | 'too many' | { readonly release: () => void }

export function createConnectionLimit(
  most: { readonly process: number; readonly address: number } = MOST_CONNECTIONS,
  opened: NetworkLimit = limitNetworks(limitInMemory, OPENED),
): ConnectionLimit {
  /** Open connections of each network and of each IPv6 allocation. */
  const open = new Map<string, number>()
  let all = 0

  function add(key: string, change: 1 | -1): void {
    const count = (open.get(key) ?? 0) + change
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }

  function take(keys: readonly string[]): () => void {
    all += 1
    for (const key of keys) add(key, 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      all -= 1
      for (const key of keys) add(key, -1)
    }
  }

  return {
    async admit(address) {
      if (all >= most.process) return 'full'
      const [network, allocation] = [networkOf(address), allocationOf(address)]
      const isFull = (key: string, limit: number) => (open.get(key) ?? 0) >= limit
      if (isFull(network, most.address)) return 'too many'
      if (allocation !== undefined && isFull(allocation, NETWORKS_OF_AN_ALLOCATION * most.address))
        return 'too many'
      // Runs before anything is awaited, or a burst of connections would pass the checks together.
      const release = take(allocation === undefined ? [network] : [network, allocation])
      if ((await opened.consume(address)) === undefined) return { release }
      release()
      return 'too many'
    },
    count: () => all,
  }
}

/** Token bucket for the messages of one connection. */
const MESSAGES_A_SECOND = 10
const MOST_AT_ONCE = 20
/** Violations of the protocol, which no page of ours commits, before the connection is closed. */
const MOST_VIOLATIONS = 3

export class MessageAllowance {
  #left = MOST_AT_ONCE
  #atMs: number
  #violations = 0

  constructor(atMs: number) {
    this.#atMs = atMs
  }

  mayReceive(atMs: number): boolean {
    this.#left = Math.min(MOST_AT_ONCE, this.#left + ((atMs - this.#atMs) / 1000) * MESSAGES_A_SECOND)
    this.#atMs = atMs
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** Returns true if that was one too many. */
  violate(): boolean {
    this.#violations += 1
    return this.#violations >= MOST_VIOLATIONS
  }
}

/** Limits the preset messages of one seat over all its connections. */
export class ChatAllowance {
  #sentAtMs: number[] = []

  mayChat(atMs: number): boolean {
    const { count, withinMs } = MOST_CHAT
    this.#sentAtMs = this.#sentAtMs.filter((sentAt) => sentAt > atMs - withinMs)
    const last = this.#sentAtMs.at(-1) ?? -Infinity
    if (this.#sentAtMs.length >= count || atMs - last < CHAT_EVERY_MS) return false
    this.#sentAtMs.push(atMs)
    return true
  }
}
