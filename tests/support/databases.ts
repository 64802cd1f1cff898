import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, inject } from 'vitest'
import { openDatabase, type Database } from '#server/db.ts'
import type { Log } from '#server/log.ts'

/** Runs the same tests on each database that the site knows; `open` gives a fresh, empty one, gone after the test. */
export function describeOnEachDatabase(title: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${title}, on the embedded database`, () => {
    tests(openEmbedded)
  })
  describe.skipIf(inject('postgresUrl') === '')(`${title}, on PostgreSQL`, () => {
    tests(openPostgres)
  })
}

const clean: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
})

async function openEmbedded(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-data-'))
  clean.push(() => rm(folder, { recursive: true, force: true }))
  return opened({ DATA_DIR: folder })
}

async function openPostgres(): Promise<Database> {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(`create database ${name}`)
  clean.push(() => asOwner(`drop database ${name} with (force)`))
  url.pathname = `/${name}`
  return opened({ DATA_DIR: '', DATABASE_URL: url.href })
}

function opened(settings: { DATA_DIR: string; DATABASE_URL?: string }): Database {
  const result = openDatabase(settings, ignore)
  if (!result.ok) throw new Error(`${result.error} ${result.reason}`)
  clean.push(() => result.database.close())
  return result.database
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  await client.query(statement)
  await client.end()
}

const ignore: Log = () => {}
