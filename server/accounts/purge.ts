import { selectUnconfirmed } from './unconfirmed.ts'
import type { Database } from '#server/database/db.ts'
import { DEVICE_AGE_SECONDS } from './known-devices.ts'
import { LONGEST_SESSION } from './signed-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Request counts are useless after a minute; this is far beyond. */
const COUNTS_MS = DAY_MS
/** The link in the email is valid for one day, and signing up again sends another. The privacy policy promises this time. */
const UNCONFIRMED_MS = 7 * DAY_MS
/** Accounts deleted by one statement, so that other writes can run in between. */
const BATCH = 500

/**
 * Deletes expired rows, which include network addresses: sessions, links and codes, request counts, browsers that have not
 * signed in for long, and accounts whose address was never confirmed. Returns the number of rows.
 */
export async function purgeEnded(database: Database, now = new Date()): Promise<number> {
  const { query } = database
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
  const unconfirmed = await purgeUnconfirmed(database, before(UNCONFIRMED_MS))
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), unconfirmed)
}

async function purgeUnconfirmed({ query, kind }: Database, createdBefore: string): Promise<number> {
  let count = 0
  for (;;) {
    const { numDeletedRows } = await query
      .deleteFrom('users')
      .where('id', 'in', (users) =>
        selectUnconfirmed(users, kind).where('users.createdAt', '<', createdBefore).limit(BATCH),
      )
      .executeTakeFirstOrThrow()
    count += Number(numDeletedRows)
    if (numDeletedRows < BigInt(BATCH)) return count
  }
}
