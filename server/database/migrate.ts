import { Migrator, type Migration } from 'kysely/migration'
import type { Database, DatabaseKind } from './db.ts'
import { copyOldLedger, LEDGER, listAppliedMigrations } from './migration-ledger.ts'
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
import { oldLedger } from './migrations/018-old-ledger.ts'
import { matchRules } from './migrations/019-match-rules.ts'
import { games } from './migrations/020-games.ts'
import { accountLanguage } from './migrations/021-account-language.ts'
import { liveRounds } from './migrations/022-live-rounds.ts'
import { codeOf } from '#server/error-code.ts'
import { findUnknownMigrations } from './unknown-migrations.ts'

/**
 * In order of their numbers. A released migration is never changed; a later one corrects it. A new one takes the next free
 * number when it lands, says in its comment how older releases live with it ("Older releases: …"), and if they cannot, in its
 * name too: see unknown-migrations.ts.
 */
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
  '018-old-ledger': oldLedger,
  '019-match-rules': matchRules,
  '020-games': games,
  '021-account-language': accountLanguage,
  '022-live-rounds': liveRounds,
}

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/** How long a start waits for another that migrates, in milliseconds. A large table takes longer than any other write. */
const PATIENCE = 60_000

/**
 * Brings the schema up to date: all of it or, on failure, nothing. Several servers that start together wait for one another,
 * on PostgreSQL by an advisory lock and on SQLite by the write lock, so that each migration runs once. Accepts what a newer
 * release has applied, or throws an `UnknownMigrationError`.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const deadline = performance.now() + PATIENCE
  for (;;) {
    try {
      return await migrateNow(database)
    } catch (error) {
      // The writer has waited five seconds for the lock, which is enough for a save but not for a migration.
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error
    }
  }
}

async function migrateNow(database: Database): Promise<readonly string[]> {
  await copyOldLedger(database)
  const { error, results = [] } = await createMigrator(database).migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}

function createMigrator(database: Database): Migrator {
  return new Migrator({
    db: database.query,
    // Kysely reads them while it holds its lock, and requires all that have been applied, including those of newer releases.
    provider: {
      getMigrations: async () => ({ ...makeMigrations(database.kind), ...(await emptyMigrations(database)) }),
    },
    migrationTableName: LEDGER,
    migrationLockTableName: 'migrations_lock',
  })
}

export const makeMigrations = (kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(kind)]))

/** Placeholders for migrations that a newer release has applied; Kysely never runs them. */
async function emptyMigrations(database: Database): Promise<Record<string, Migration>> {
  const unknown = findUnknownMigrations(await listAppliedMigrations(database), MIGRATION_NAMES)
  return Object.fromEntries(unknown.map((name) => [name, { up: () => Promise.resolve() }]))
}
