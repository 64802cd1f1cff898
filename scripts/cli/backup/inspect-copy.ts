import Libsql from 'libsql'
import { closeSync, openSync, readSync } from 'node:fs'
import { codeOf } from '#server/error-code.ts'
import { MIGRATION_NAMES } from '#server/database/migrate.ts'
import { LEDGER, OLD_LEDGER } from '#server/database/migration-ledger.ts'
import { findUnknownMigrations, UnknownMigrationError } from '#server/database/unknown-migrations.ts'

/** The number of rows of each table. */
export type RowCounts = ReadonlyMap<string, number>

export type CopyFault = 'ERR_EMPTY' | 'ERR_NOT_A_DATABASE' | 'ERR_DAMAGED' | 'ERR_NOT_OURS' | 'ERR_NEWER'
type Inspected =
  | { ok: true; rows: RowCounts; migrations: readonly string[] }
  | { ok: false; error: CopyFault }

const SQLITE_HEADER = 'SQLite format 3\0'

export const LIST_TABLES = `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`

/** Quotes a name taken from a schema. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Checks the first bytes before anything is done with the rest. */
export function findObviousFault(path: string): CopyFault | undefined {
  const header = readStart(path, SQLITE_HEADER.length)
  if (header === '') return 'ERR_EMPTY'
  return header === SQLITE_HEADER ? undefined : 'ERR_NOT_A_DATABASE'
}

/** Reads the whole copy of a database and changes nothing. No other process may write to it. */
export function inspectCopy(path: string): Inspected {
  let file: Libsql.Database | undefined
  try {
    file = new Libsql(path)
    file.pragma('query_only = on')
    return inspect(file)
  } catch (error) {
    const code = codeOf(error)
    if (!code.startsWith('SQLITE_CORRUPT') && !code.startsWith('SQLITE_NOTADB')) throw error
    return { ok: false, error: 'ERR_DAMAGED' }
  } finally {
    file?.close()
  }
}

function inspect(file: Libsql.Database): Inspected {
  const column = <T>(statement: string) => file.prepare(statement).pluck().all() as T[]
  if (column('pragma integrity_check(1)')[0] !== 'ok') return { ok: false, error: 'ERR_DAMAGED' }
  if (file.prepare('pragma foreign_key_check').all().length > 0) return { ok: false, error: 'ERR_DAMAGED' }
  const tables = column<string>(LIST_TABLES)
  const ledgers = [OLD_LEDGER, LEDGER].filter((ledger) => tables.includes(ledger))
  const migrations = ledgers.flatMap((ledger) => column<string>(`select name from ${ledger}`))
  const fault = judgeMigrations(migrations)
  if (fault !== undefined) return { ok: false, error: fault }
  const count = (table: string) => column<number>(`select count(*) from ${quote(table)}`)[0] ?? 0
  return { ok: true, rows: new Map(tables.map((table) => [table, count(table)])), migrations }
}

/** Returns why this program cannot use a database with these migrations. It can bring an older one up to date. */
export function judgeMigrations(applied: readonly string[]): 'ERR_NOT_OURS' | 'ERR_NEWER' | undefined {
  const [first] = MIGRATION_NAMES
  if (first === undefined || !applied.includes(first)) return 'ERR_NOT_OURS'
  try {
    findUnknownMigrations(applied, MIGRATION_NAMES)
    return undefined
  } catch (error) {
    if (error instanceof UnknownMigrationError) return 'ERR_NEWER'
    throw error
  }
}

function readStart(path: string, length: number): string {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(length)
    return start.toString('latin1', 0, readSync(file, start))
  } finally {
    closeSync(file)
  }
}
