import { sql } from 'kysely'
import type { Database } from './db.ts'

/**
 * Releases before migration 018 refuse a database whose ledger, the table `migrations`, names a migration that they do not know.
 * Newer releases use another table, so that older ones keep starting.
 */
export const LEDGER = 'schema_migrations'
export const OLD_LEDGER = 'migrations'

/** An arbitrary number. Only servers that prepare the ledger take this lock. */
const LOCK = 18_018_018

interface LedgerRow {
  readonly name: string
  /** ISO 8601, as Kysely writes it. */
  readonly timestamp: string
}

/** All migrations that any release has applied to this database. */
export async function listAppliedMigrations(database: Database): Promise<string[]> {
  const rows = [...(await readLedger(database, OLD_LEDGER)), ...(await readLedger(database, LEDGER))]
  return [...new Set(rows.map(({ name }) => name))].sort()
}

/** Copies the migrations that an old release has applied into our ledger, before Kysely reads it. */
export async function copyOldLedger(database: Database): Promise<void> {
  const old = await readLedger(database, OLD_LEDGER)
  const copied = new Set((await readLedger(database, LEDGER)).map(({ name }) => name))
  const missing = old.filter(({ name }) => !copied.has(name))
  if (missing.length === 0) return
  await database.query.transaction().execute(async (transaction) => {
    // On PostgreSQL, two servers that create the same table at the same time fail even with `if not exists`.
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
    // The same table that Kysely creates.
    await sql`
      create table if not exists ${sql.table(LEDGER)}
      (name varchar(255) not null primary key, timestamp varchar(255) not null)
    `.execute(transaction)
    for (const { name, timestamp } of missing)
      await sql`
        insert into ${sql.table(LEDGER)} (name, timestamp) values (${name}, ${timestamp})
        on conflict (name) do nothing
      `.execute(transaction)
  })
}

async function readLedger({ query }: Database, table: string): Promise<readonly LedgerRow[]> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === table)) return []
  return (await sql<LedgerRow>`select name, timestamp from ${sql.table(table)}`.execute(query)).rows
}
