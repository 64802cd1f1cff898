import { CompiledQuery } from 'kysely'
import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Database } from '#server/database/db.ts'

/**
 * How often something that costs may be asked for: so many times in a window that begins with the first. Counted by
 * rate-limiter-flexible (docs/decisions/054-rate-limits.md).
 */
export interface RateLimitRule {
  /** Names the count: limits with the same name share it. */
  readonly name: string
  readonly times: number
  readonly seconds: number
}

export interface RateLimit {
  /** Counts one more. The answer is how many seconds to wait where it is one too many, and nothing where it is not. */
  consume(key: string): Promise<number | undefined>
  /** How many were counted in this window, without counting one. */
  count(key: string): Promise<number>
  /** Begins anew for this key. */
  reset(key: string): Promise<void>
}

export type MakeRateLimit = (rule: RateLimitRule) => RateLimit

/** Keys remembered by one limit of one process: about 20 MB where an attacker fills it. */
const MOST_KEYS = 50_000

/** For what protects this process alone, its time above all: asking costs no query, and each server has its own count. */
export const limitInMemory: MakeRateLimit = (rule) => wrap(new BoundedMemory(optionsOf(rule), MOST_KEYS))

/**
 * For what all servers of a site count together: in PostgreSQL where there is one, else in memory, since the embedded
 * database has one server. While PostgreSQL is away each server counts for itself.
 */
export function makeRateLimits(database: Database): MakeRateLimit {
  if (database.kind === 'sqlite') return limitInMemory
  const storeClient = makeStoreClient(database)
  return (rule) =>
    wrap(
      new RateLimiterPostgres({
        ...optionsOf(rule),
        storeClient,
        storeType: 'client',
        tableName: 'rate_limit_counts',
        tableCreated: true,
        insuranceLimiter: new BoundedMemory(optionsOf(rule), MOST_KEYS),
      }),
    )
}

const optionsOf = ({ name, times, seconds }: RateLimitRule) => ({
  keyPrefix: name,
  points: times,
  duration: seconds,
})

/** The library wants a client of `pg`; this has the one method of it that it calls, by way of our own connections. */
function makeStoreClient({ query }: Database) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await query.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}

/** Counts outlive accounts and sessions, and need name nobody. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

function wrap(limiter: RateLimiterAbstract): RateLimit {
  return {
    async consume(key) {
      try {
        await limiter.consume(digest(key))
        return undefined
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    count: async (key) => (await limiter.get(digest(key)))?.consumedPoints ?? 0,
    reset: async (key) => void (await limiter.delete(digest(key))),
  }
}

/** Forgets each key when its window is over and, where there are too many, the ones that have not asked for longest. */
export class BoundedMemory extends RateLimiterMemory {
  readonly #keys = new Set<string>()
  readonly #most: number

  constructor(options: ConstructorParameters<typeof RateLimiterMemory>[0], most: number) {
    super(options)
    this.#most = most
  }

  override async consume(key: string): Promise<RateLimiterRes> {
    // A set keeps the order in which its members came, so its first one has been idle for longest.
    this.#keys.delete(key)
    this.#keys.add(key)
    if (this.#keys.size > this.#most) {
      const [idle] = this.#keys
      if (idle !== undefined) {
        this.#keys.delete(idle)
        await this.delete(idle)
      }
    }
    return super.consume(key)
  }
}
