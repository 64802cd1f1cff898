import type { Donor } from '#contract/donation.ts'
import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/timeout.server.ts'

/** The strip on the home page shows each name three times; more names than this nobody would wait for. */
const MOST_DONORS = 100
/** The home page is asked for far more often than the wall changes. */
const KEPT_FOR = 10_000
/** The home page waits no longer, in milliseconds; it goes out with the last names known, and those that come late are for the next. */
const READ_TIMEOUT = 300

export interface WallOfFame {
  /** From the first donor to the latest. Never rejects: nobody comes to see an error. */
  read(): Promise<readonly Donor[]>
  /** Has the next reader look again. */
  forget(): void
  /** How often it was forgotten: pages made before hold names that no longer stand. */
  version(): number
}

/** `readTimeout` is in milliseconds, as `clock` is. */
export function makeWallOfFame(
  database: Database,
  log: Log,
  { clock = () => performance.now(), readTimeout = READ_TIMEOUT } = {},
): WallOfFame {
  let latest: readonly Donor[] = []
  let freshUntil = -Infinity
  let version = 0
  let reading: Promise<readonly Donor[]> | undefined

  const look = async () => {
    try {
      latest = await readDonors(database, log)
    } catch (error) {
      // The last names known stand until the database is back.
      log('error', 'donors not read', { error })
    }
    freshUntil = clock() + KEPT_FOR
    reading = undefined
    return latest
  }

  return {
    async read() {
      if (clock() < freshUntil) return latest
      const read = await withTimeout(readTimeout, (reading ??= look()))
      if (read === undefined) freshUntil = clock() + KEPT_FOR
      return read ?? latest
    },
    forget() {
      freshUntil = -Infinity
      version++
    },
    version: () => version,
  }
}

/** From the view; where that fails or has nobody, those whom the operator has featured. */
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
