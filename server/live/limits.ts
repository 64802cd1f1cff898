import { MOST_SAID, SAY_EVERY_MS } from '#live/presets.ts'
import { limitInMemory, type MakeRateLimit } from '#server/limits/rate-limit.ts'

/** How much of everything: a school behind one address plays, a flood does not. */

/** Of one address or account. */
const CREATED_AN_HOUR = { name: 'online games created', times: 20, seconds: 60 * 60 }
const JOINED_AN_HOUR = { name: 'online games joined', times: 60, seconds: 60 * 60 }
export const MOST_OPEN = 5
export const MOST_SOCKETS = { process: 10_000, address: 200 } as const
export const MOST_WATCHERS = 2_000
/** A whole school may come back at once after a restart, and not again and again. */
const UPGRADES = { name: 'sockets opened', times: 200, seconds: 10 }
const POSTS_IN_TEN_SECONDS = { name: 'messages posted', times: 100, seconds: 10 }

/** Of what protects this process alone. */
export const upgrades = limitInMemory(UPGRADES)
export const posts = limitInMemory(POSTS_IN_TEN_SECONDS)

export const makeLiveLimits = (makeRateLimit: MakeRateLimit) => ({
  created: makeRateLimit(CREATED_AN_HOUR),
  joined: makeRateLimit(JOINED_AN_HOUR),
})

/** Messages of one connection: so many a second, and so many at once. */
const MESSAGES_A_SECOND = 10
const MOST_AT_ONCE = 20
/** As often may a connection do what no page of ours does. */
const MOST_VIOLATIONS = 3

export class Allowance {
  #left = MOST_AT_ONCE
  #atMs: number
  #violations = 0
  #said: number[] = []

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

  maySay(atMs: number): boolean {
    const { count, withinMs } = MOST_SAID
    this.#said = this.#said.filter((saidAt) => saidAt > atMs - withinMs)
    const last = this.#said.at(-1) ?? -Infinity
    if (this.#said.length >= count || atMs - last < SAY_EVERY_MS) return false
    this.#said.push(atMs)
    return true
  }

  /** Whether that was one too many. */
  violate(): boolean {
    this.#violations += 1
    return this.#violations >= MOST_VIOLATIONS
  }
}
