import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database, DatabaseKind } from './db.ts'
import { accounts } from './migrations/001-accounts.ts'
import { donations } from './migrations/002-donations.ts'
import { mails } from './migrations/003-mails.ts'
import { matches } from './migrations/004-matches.ts'
import { rateLimitCounts } from './migrations/005-rate-limit-counts.ts'
import { disputes } from './migrations/007-disputes.ts'
import { liveGames } from './migrations/010-live-games.ts'
import { knownDevices } from './migrations/012-known-devices.ts'
import { passkeys } from './migrations/013-passkeys.ts'
import { matchReviews } from './migrations/016-match-reviews.ts'
import { trainingEntries } from './migrations/017-training-entries.ts'
import { matchStatistics } from './migrations/011-match-statistics.ts'
import { matchSearch } from './migrations/006-match-search.ts'

const LEDGER = 'migrations'

/** In order. One that has been released is never changed; what it got wrong, a later one mends. */
const MIGRATIONS: Record<string, (kind: DatabaseKind) => Migration> = {
  '001-accounts': accounts,
  '002-donations': donations,
  '003-mails': mails,
  '004-matches': matches,
  '005-rate-limit-counts': rateLimitCounts,
  '006-match-search': matchSearch,
  '007-disputes': disputes,
  '010-live-games': liveGames,
  '011-match-statistics': matchStatistics,
  '012-known-devices': knownDevices,
  '013-passkeys': passkeys,
  '016-match-reviews': matchReviews,
  '017-training-entries': trainingEntries,
}

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/**
 * Brings the schema up to date: all of it or, at a failure, nothing. Several starters at once wait for one another, on
 * PostgreSQL by an advisory lock and on SQLite by the right to write, so that each migration runs once.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const { error, results = [] } = await makeMigrator(database).migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}

/** Those that this database has seen, this program's or not. */
export async function listAppliedMigrations({ query }: Database): Promise<readonly string[]> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === LEDGER)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(LEDGER)} order by name`.execute(
    query,
  )
  return rows.map(({ name }) => name)
}

function makeMigrator(database: Database): Migrator {
  return new Migrator({
    db: database.query,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(database.kind)])),
    },
    migrationTableName: LEDGER,
    migrationLockTableName: 'migrations_lock',
  })
}
