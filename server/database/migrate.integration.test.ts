import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { expect, it } from 'vitest'
import { describeOnEachDatabase, openForTest } from '../../tests/support/databases.ts'
import type { Database } from './db.ts'
import { makeMigrations, migrate, MIGRATION_NAMES } from './migrate.ts'
import { listAppliedMigrations } from './migration-ledger.ts'

describeOnEachDatabase('bringing the schema up to date', ({ makeSettings }) => {
  it('happens once, at the first start', async () => {
    const database = openForTest(await makeSettings())
    expect((await migrate(database)).length).toBeGreaterThan(0)
    expect(await migrate(database)).toEqual([])
  })

  it('happens once if several servers start at once', async () => {
    const settings = await makeSettings()
    const starters = [1, 2, 3, 4].map(() => openForTest(settings))
    const applied = await Promise.all(starters.map((database) => migrate(database)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  })

  it('leaves nothing behind if it fails, so that the next start does all of it', async () => {
    const database = openForTest(await makeSettings())
    // Conflicts with a table that a migration creates after others have been created.
    await sql`create table rate_limits (id text primary key)`.execute(database.query)
    await expect(migrate(database)).rejects.toThrow(/rate_limits/)
    const { rows } = await sql`select * from rate_limits`.execute(database.query)
    expect(rows).toEqual([])
    await sql`drop table rate_limits`.execute(database.query)
    expect((await migrate(database)).length).toBeGreaterThan(0)
  })
})

describeOnEachDatabase('a database that a newer release has upgraded', ({ open }) => {
  const upgrade = async (database: Database, name: string) => {
    const timestamp = new Date(Date.now() + 1000).toISOString()
    await sql`insert into schema_migrations values (${name}, ${timestamp})`.execute(database.query)
  }

  it('is used as it is', async () => {
    const database = await open()
    await upgrade(database, '900-a')
    await upgrade(database, '901-b.needs-018')
    expect(await migrate(database)).toEqual([])
    expect(await listAppliedMigrations(database)).toEqual([...MIGRATION_NAMES, '900-a', '901-b.needs-018'])
  })

  it('is refused if the upgrade breaks this release, or is not of a newer one', async () => {
    const database = await open()
    for (const [migration, code] of [
      ['901-b.needs-900', 'ERR_DATABASE_NEWER'],
      ['008-a', 'ERR_DATABASE_FOREIGN'],
    ] as const) {
      await upgrade(database, migration)
      await expect(migrate(database)).rejects.toMatchObject({ code, migration })
      await sql`delete from schema_migrations where name = ${migration}`.execute(database.query)
    }
  })
})

describeOnEachDatabase('a release from before migration 018', ({ makeSettings }) => {
  /** Migrates as those releases do: they know their own migrations and refuse a ledger that names another. */
  async function migrateAsBefore(database: Database, last: string): Promise<readonly string[]> {
    const migrations = Object.entries(makeMigrations(database.kind)).filter(([name]) => name <= last)
    const { error, results } = await new Migrator({
      db: database.query,
      provider: {
        getMigrations: async (): Promise<Record<string, Migration>> => Object.fromEntries(migrations),
      },
      migrationTableName: 'migrations',
      migrationLockTableName: 'migrations_lock',
    }).migrateToLatest()
    if (error !== undefined) throw error as Error
    return results?.map(({ migrationName }) => migrationName) ?? []
  }

  it.each(['016-match-reviews', '017-training-entries'])(
    'with %s for its last starts again after an upgrade',
    async (last) => {
      const database = openForTest(await makeSettings())
      expect(await migrateAsBefore(database, last)).toContain(last)
      expect(await migrate(database)).toEqual(MIGRATION_NAMES.filter((name) => name > last))
      expect(await migrateAsBefore(database, last)).toEqual([])
      expect(await migrate(database)).toEqual([])
    },
  )

  it('starts on a database that this release has created', async () => {
    const database = openForTest(await makeSettings())
    await migrate(database)
    expect(await migrateAsBefore(database, '017-training-entries')).toEqual([])
  })

  it('may upgrade the database while this release is away', async () => {
    const database = openForTest(await makeSettings())
    await migrateAsBefore(database, '016-match-reviews')
    await migrateAsBefore(database, '017-training-entries')
    expect(await migrate(database)).not.toContain('017-training-entries')
  })
})
