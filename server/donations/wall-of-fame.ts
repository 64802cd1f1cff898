import type { Donor } from '#contract/donation.ts'
import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/timeout.server.ts'

/** The strip on the home page shows each name three times, and would take minutes to pass with more. */
const MOST_DONORS = 100
/** Milliseconds. The home page is requested far more often than the wall changes. */
const CACHED_FOR_MS = 10_000
/** After this the home page is sent with the names known so far; the late answer serves the next request. */
const READ_TIMEOUT_MS = 300

export interface WallOfFameCache {
  /** From the oldest donor to the newest. Never rejects: the page works without them. */
  read(): Promise<readonly Donor[]>
  /** Makes the next call read the database. */
  forget(): void
  /** Counts the calls of `forget`: pages cached before the last one show outdated names. */
  version(): number
  /** Waits for a running read and starts no new one, since the database is about to close. */
  stop(): Promise<void>
}

/** `readTimeout` is in milliseconds, as `clock` is. */
export function makeWallOfFame(
  database: Database,
  log: Log,
  { clock = () => performance.now(), readTimeout = READ_TIMEOUT_MS } = {},
): WallOfFameCache {
  let latest: readonly Donor[] = []
  let freshUntil = -Infinity
  let version = 0
  let isStopped = false
  let reading: Promise<readonly Donor[]> | undefined

  const look = async () => {
    try {
      latest = await readDonors(database, log)
    } catch (error) {
      // Keep the last names until the database is back.
      log('error', 'donors not read', { error })
    }
    freshUntil = clock() + CACHED_FOR_MS
    reading = undefined
    return latest
  }

  return {
    async read() {
      if (isStopped || clock() < freshUntil) return latest
      const read = await withTimeout(readTimeout, (reading ??= look()))
      if (read === undefined) freshUntil = clock() + CACHED_FOR_MS
      return read ?? latest
    },
    forget() {
      freshUntil = -Infinity
      version++
    },
    version: () => version,
    async stop() {
      isStopped = true
      await reading
    },
  }
}

/** Reads the view or, if it fails or is empty, returns the donors that the operator has featured. */
async function readDonors(database: Database, log: Log): Promise<readonly Donor[]> {
  try {
    const donors = await readSuccessful(database)
    if (donors.length > 0) return donors
  } catch (error) {
    log('error', 'successful donations not read', { error })
  }
  return readFeatured(database)
}

async function readSuccessful({ query }: Database): Promise<readonly Donor[]> {
  const rows = await query
    .selectFrom('successful_donations')
    .select(['id', 'donor_name', 'amount', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DONORS)
    .execute()
  return rows.reverse().map(({ id, donor_name, amount }) => ({ id, name: donor_name, pence: amount }))
}

async function readFeatured({ query }: Database): Promise<readonly Donor[]> {
  const rows = await query
    .selectFrom('donations')
    .leftJoin('donation_refunds', 'donation_refunds.payment_id', 'donations.payment_id')
    .leftJoin('donation_disputes', 'donation_disputes.payment_id', 'donations.payment_id')
    .select(['donations.id', 'donor_name', 'created_at'])
    .where('is_featured', '=', 1)
    .where('is_hidden', '=', 0)
    .where('state', '!=', 'failed')
    .where((row) =>
      row(row.fn.coalesce('donation_refunds.amount', row.lit(0)), '<', row.ref('donations.amount')),
    )
    .where((row) => row(row.fn.coalesce('donation_disputes.is_against_us', row.lit(0)), '=', 0))
    .orderBy('created_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(MOST_DONORS)
    .execute()
  return rows.reverse().map(({ id, donor_name }) => ({ id, name: donor_name ?? 'Anonymous' }))
}
