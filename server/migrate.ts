import { Migrator, type Migration } from 'kysely'
import type { Database, DatabaseKind } from './db.ts'
import { accounts } from './migrations/001-accounts.ts'
import { donations } from './migrations/002-donations.ts'
import { mails } from './migrations/003-mails.ts'
import { matches } from './migrations/004-matches.ts'

/** In order. One that has been released is never changed; what it got wrong, a later one mends. */
const MIGRATIONS: Record<string, (kind: DatabaseKind) => Migration> = {
  '001-accounts': accounts,
  '002-donations': donations,
  '003-mails': mails,
  '004-matches': matches,
}

/**
 * Brings the schema up to date: all of it or, at a failure, nothing. Several starters at once wait for one another, on
 * PostgreSQL by an advisory lock and on SQLite by the right to write, so that each migration runs once.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.query,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(database.kind)])),
    },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}
