import type { Database } from '#server/database/db.ts'
import { DEVICE_AGE_SECONDS } from './known-devices.ts'
import { LONGEST_SESSION } from './signed-in.ts'

/** Counts of requests are of no use after a minute; this is far beyond. */
const COUNTS_MS = 24 * 60 * 60 * 1000

/**
 * Removes what has ended of accounts, with the network addresses in it: sessions, links and codes, counts of requests by
 * address, and browsers that have not signed in for long. How many rows.
 */
export async function purgeEnded({ query }: Database, now = new Date()): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const deleted = await Promise.all([
    query
      .deleteFrom('sessions')
      .where((row) =>
        row.or([row('expiresAt', '<', before(0)), row('createdAt', '<', before(LONGEST_SESSION))]),
      )
      .executeTakeFirst(),
    query.deleteFrom('verifications').where('expiresAt', '<', before(0)).executeTakeFirst(),
    query
      .deleteFrom('rate_limits')
      .where('lastRequest', '<', now.getTime() - COUNTS_MS)
      .executeTakeFirst(),
    query
      .deleteFrom('known_devices')
      .where('seen_at', '<', before(DEVICE_AGE_SECONDS * 1000))
      .executeTakeFirst(),
  ])
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
