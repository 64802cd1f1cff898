import { CompiledQuery, sql } from 'kysely'
import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Database } from '#server/database/db.ts'

/**
 * Limits costly requests to so many in a window that starts with the first. Counted by
 * rate-limiter-flexible (docs/decisions/054-rate-limits.md).
 */
export interface RateLimitRule {
  /** Names the count: limits with the same name share it. */
  readonly name: string
  readonly times: number
  readonly seconds: number
}

export interface RateLimit {
  /** Counts one request. Returns the seconds to wait if it is one too many. */
  consume(key: string): Promise<number | undefined>
  /** The count in this window; does not add to it. */
  count(key: string): Promise<number>
  /** Clears the count of this key. */
  reset(key: string): Promise<void>
}

export type MakeRateLimit = (rule: RateLimitRule) => RateLimit

/** Keys that one limit keeps in memory: about 20 MB if an attacker fills it. */
const MOST_KEYS = 50_000
/** Rows that all limits together keep in PostgreSQL. Each server deletes those beyond after so many counted requests. */
const MOST_ROWS = 100_000
const COUNTS_BETWEEN_PURGES = 10_000

/** For limits that protect this process alone: no query per request, and each server counts separately. */
export const limitInMemory: MakeRateLimit = (rule) => wrap(new BoundedMemory(optionsOf(rule), MOST_KEYS))

/**
 * For limits shared by all servers of a site: in PostgreSQL if it is used, else in memory, since the embedded database has
 * one server. While PostgreSQL is unavailable each server counts separately.
 */
export function makeRateLimits(
  database: Database,
  { mostRows = MOST_ROWS, countsBetweenPurges = COUNTS_BETWEEN_PURGES } = {},
): MakeRateLimit {
  if (database.kind === 'sqlite') return limitInMemory
  let counts = 0
  const storeClient = makeStoreClient(database, async () => {
    counts += 1
    if (counts % countsBetweenPurges === 0) await deleteSurplus(database, mostRows)
  })
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

/** The library expects a client of `pg`; this has the one method that it calls, and uses our own connections. */
function makeStoreClient({ query }: Database, onQuery: () => Promise<void>) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await query.executeQuery(CompiledQuery.raw(text, values))
      await onQuery()
      return { rows, rowCount: rows.length }
    },
  }
}

/**
 * Deletes the rows beyond so many, first those that expire first: a client with many networks can have a row of each. The
 * library deletes rows only when they have been expired for an hour.
 */
async function deleteSurplus({ query }: Database, mostRows: number): Promise<void> {
  await sql`delete from rate_limit_counts where key in
    (select key from rate_limit_counts order by expire desc offset ${mostRows})`.execute(query)
}

/** Counts outlive accounts and sessions, so their keys must not identify users. */
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

/** Evicts each key after its window and, if there are too many, the least recently used. */
export class BoundedMemory extends RateLimiterMemory {
  readonly #keys = new Set<string>()
  readonly #most: number

  constructor(options: ConstructorParameters<typeof RateLimiterMemory>[0], most: number) {
    super(options)
    this.#most = most
  }

  override async consume(key: string): Promise<RateLimiterRes> {
    // A set iterates in insertion order, so its first member has been idle for longest.
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
