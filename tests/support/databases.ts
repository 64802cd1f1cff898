import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, inject } from 'vitest'
import { openDatabase, type Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import { migrate } from '#server/database/migrate.ts'
import { noteShape, takeDatabase } from './postgres-pool.ts'
import { createDatabaseOn } from './postgres-server.ts'

type Settings = Parameters<typeof openDatabase>[0]

/** Deleted or emptied after the test. */
interface TestDatabases {
  /** A separate database with all tables and no rows. */
  readonly open: () => Promise<Database>
  /** Settings for an empty database, for tests of starts and of several processes that share one. */
  readonly makeSettings: () => Promise<Settings>
}

/** Runs the same tests on each database that the site supports. */
export function describeOnEachDatabase(title: string, tests: (databases: TestDatabases) => void): void {
  describe(`${title}, on the embedded database`, () => {
    tests({ open: async () => openMigrated(await makeFolder()), makeSettings: makeFolder })
  })
  describe.skipIf(inject('postgresUrl') === '')(`${title}, on PostgreSQL`, () => {
    tests({ open: openPooled, makeSettings: makePostgres })
  })
}

const clean: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
})

async function makeFolder(): Promise<Settings> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-data-'))
  clean.push(() => rm(folder, { recursive: true, force: true }))
  return { DATA_DIR: folder }
}

async function makePostgres(): Promise<Settings> {
  const { url, drop } = await createPostgresDatabase()
  clean.push(drop)
  return { DATA_DIR: '', DATABASE_URL: url }
}

/** An empty database that exists until it is dropped: for a server shared by several tests. */
export const createPostgresDatabase = () => createDatabaseOn(inject('postgresUrl'))

async function openMigrated(settings: Settings): Promise<Database> {
  const database = openForTest(settings)
  await migrate(database)
  return database
}

async function openPooled(): Promise<Database> {
  const { url, hasTables, release } = await takeDatabase(inject('postgresUrl'))
  clean.push(release)
  const settings = { DATA_DIR: '', DATABASE_URL: url }
  const database = hasTables ? openForTest(settings) : await openMigrated(settings)
  await noteShape(url)
  return database
}

/** The same database, as settings for a site. */
export const environmentOf = ({ DATA_DIR, DATABASE_URL }: Settings): Record<string, string> =>
  DATABASE_URL === undefined ? { DATA_DIR } : { DATABASE_URL }

export function openForTest(settings: Settings): Database {
  const result = openDatabase(settings, ignore)
  if (!result.ok) throw new Error(`${result.error} ${result.detail}`)
  clean.push(() => result.value.close())
  return result.value
}

const ignore: Log = () => {}
