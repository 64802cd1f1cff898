import { sql, type Transaction } from 'kysely'
import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, makePrivateFolder } from '#server/database/data-folder.ts'
import { openDatabase, type Database } from '#server/database/db.ts'
import { codeOf } from '#server/error-code.ts'
import { migrate, MIGRATION_NAMES } from '#server/database/migrate.ts'
import { LEDGER, listAppliedMigrations, OLD_LEDGER } from '#server/database/migration-ledger.ts'
import type { Tables } from '#server/database/tables.ts'
import {
  findObviousFault,
  inspectCopy,
  judgeMigrations,
  LIST_TABLES,
  quote,
  type CopyFault,
  type RowCounts,
} from './inspect-copy.ts'
import { writeBackup } from './write-backup.ts'

interface Restore {
  readonly file: string
  /** DATA_DIR. */
  readonly folder: string
  readonly now: Date
}

type Restored = { ok: true; rows: RowCounts; keptIn: string | undefined } | { ok: false; message: string }

/** Ends a restore with a message for the operator, after everything has been put back. */
class Refusal extends Error {}

const COPY_FAULTS: Record<CopyFault, string> = {
  ERR_EMPTY: 'is empty',
  ERR_NOT_A_DATABASE: 'is not a backup',
  ERR_DAMAGED: 'is damaged',
  ERR_NOT_OURS: "is a database, but not one of this site's",
  ERR_NEWER: 'is from a newer version of this program; bring the program up to date first',
}
const FILE_FAULTS: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
}
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL']

/** These tables describe the schema, which stays. */
const LEDGERS = new Set([LEDGER, OLD_LEDGER, 'migrations_lock'])

/**
 * Sessions, and unused links and codes. Some of them have ended or been used since the backup was made and must not become
 * valid again, so users sign in again or request another link.
 */
const NEVER_RESTORED = new Set(['sessions', 'verifications'])

/**
 * Replaces the database's rows with a backup's while the site runs. One transaction: readers see either the old rows or the new
 * ones, and a failure changes nothing. The old rows are saved first.
 */
export async function restoreBackup({ file, folder, now }: Restore): Promise<Restored> {
  const opened: Database[] = []
  let work: string | undefined
  const open = (path: string) => {
    const result = openDatabase({ DATA_DIR: path }, () => {})
    if (!result.ok) throw new Refusal(describeUnopened(path, result))
    opened.push(result.value)
    return result.value
  }
  try {
    checkFile(file, join(folder, 'site.db'))
    makePrivateFolder(folder)
    // Never the backup itself: upgrading it writes to the file.
    work = mkdtempSync(join(folder, '.restore-'))
    const copy = join(work, 'site.db')
    copyFileSync(file, copy, constants.COPYFILE_FICLONE)
    chmodSync(copy, 0o600)
    const found = inspectCopy(copy)
    if (!found.ok) throw new Refusal(`${file} ${COPY_FAULTS[found.error]}; nothing was changed`)

    const isFirst = !existsSync(join(folder, 'site.db'))
    const site = isFirst ? undefined : open(folder)
    const applied = site === undefined ? [] : await listAppliedMigrations(site)
    checkVersions({ file, folder, copied: found.migrations, applied })
    await bringUpToDate(open(work), file)

    const target = site ?? open(folder)
    await prepareSite(target, folder, applied)
    const keptIn = isFirst
      ? undefined
      : join(folder, `before-restore-${now.toISOString().replaceAll(':', '-')}.db`)
    const rows = await replaceRows({ site: target, reader: open(folder), copy, keptIn })
    return { ok: true, rows, keptIn }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, message: error.message }
    const code = codeOf(error)
    if (NO_ROOM.includes(code))
      return { ok: false, message: `There is no room on the disk of ${folder}; nothing was changed` }
    if (code.startsWith('SQLITE_BUSY'))
      return { ok: false, message: 'The site is busy writing; nothing was changed. Try again' }
    const reason = code === 'SQLITE_ERROR' && error instanceof Error ? error.message : code
    return { ok: false, message: `${file} could not be restored (${reason}); nothing was changed` }
  } finally {
    for (const database of opened.reverse()) await database.close()
    if (work !== undefined) rmSync(work, { recursive: true, force: true })
  }
}

function checkFile(file: string, site: string): void {
  const refuse = (words: string) => new Refusal(`${file} ${words}; nothing was changed`)
  try {
    const found = statSync(file)
    if (!found.isFile()) throw refuse('is not a file')
    const { dev, ino } = statSync(site, { throwIfNoEntry: false }) ?? {}
    if (found.dev === dev && found.ino === ino) throw refuse("is the site's own database")
    // Half of the data of such a database is in that second file.
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
      throw refuse('is a database in use and no backup: npm run backup makes one')
    const fault = findObviousFault(file)
    if (fault !== undefined) throw refuse(COPY_FAULTS[fault])
  } catch (error) {
    const fault = FILE_FAULTS[codeOf(error)]
    throw fault === undefined ? error : refuse(fault)
  }
}

async function bringUpToDate(copy: Database, file: string): Promise<void> {
  try {
    await migrate(copy)
  } catch (error) {
    throw new Refusal(`${file} could not be brought up to date (${codeOf(error)}); nothing was changed`)
  }
  // Moves the log's contents back into the one file that is attached.
  await sql`pragma wal_checkpoint(truncate)`.execute(copy.query)
}

/** A column or table of a newer release, unknown to this program, must be on both sides or on neither. */
function checkVersions({ file, folder, copied, applied }: Versions): void {
  if (applied.length > 0 && judgeMigrations(applied) !== undefined) throw new Refusal(otherVersion(folder))
  const unknownTo = (known: readonly string[]) => (name: string) =>
    !MIGRATION_NAMES.includes(name) && !known.includes(name)
  if (copied.some(unknownTo(applied)))
    throw new Refusal(`${file} ${COPY_FAULTS.ERR_NEWER}; nothing was changed`)
  if (applied.some(unknownTo(copied))) throw new Refusal(otherVersion(folder))
}

const otherVersion = (folder: string) =>
  `DATA_DIR ${folder} holds a database of another version of this program; nothing was changed`

/** Brings the site's database up to date, unless a running server has done so. */
async function prepareSite(site: Database, folder: string, applied: readonly string[]): Promise<void> {
  if (MIGRATION_NAMES.every((name) => applied.includes(name))) return
  const locked = lockDataFolder(folder)
  if (!locked.ok)
    throw new Refusal(
      'The site that is running is older than this program; start it anew first. Nothing was changed',
    )
  try {
    await migrate(site)
  } finally {
    locked.value()
  }
}

interface Versions {
  readonly file: string
  readonly folder: string
  /** Migrations of the backup. */
  readonly copied: readonly string[]
  /** Migrations of the site's database. */
  readonly applied: readonly string[]
}

interface Replacement {
  readonly site: Database
  /** A second connection to the same database. */
  readonly reader: Database
  readonly copy: string
  readonly keptIn: string | undefined
}

async function replaceRows({ site, reader, copy, keptIn }: Replacement): Promise<RowCounts> {
  await sql`attach database ${copy} as copy`.execute(site.query)
  try {
    return await site.query.transaction().execute(async (transaction) => {
      // No other process writes from here on, so the copy is exactly the data being replaced.
      if (keptIn !== undefined) {
        const kept = await writeBackup(reader, keptIn)
        if (!kept.ok) throw new Refusal(`${kept.message}. Nothing was changed`)
      }
      // Tables refer to one another: foreign keys are checked when all are full again.
      await sql`pragma defer_foreign_keys = on`.execute(transaction)
      const tables = await listTables(transaction)
      // All tables are emptied before the first is filled: emptying one also empties those that refer to its rows.
      for (const table of tables) await sql.raw(`delete from main.${quote(table)}`).execute(transaction)
      const restored = tables.filter((table) => !NEVER_RESTORED.has(table))
      for (const table of restored) await fillTable(transaction, table)
      const rows = new Map<string, number>()
      for (const table of restored) rows.set(table, await countRows(transaction, table))
      return rows
    })
  } catch (error) {
    if (keptIn !== undefined) rmSync(keptIn, { force: true })
    throw error
  }
}

async function listTables(transaction: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(LIST_TABLES).execute(transaction)
  return rows.map(({ name }) => name).filter((name) => !LEDGERS.has(name))
}

async function fillTable(transaction: Transaction<Tables>, table: string): Promise<void> {
  const described = sql<{ name: string }>`select name from pragma_table_info(${table})`
  const columns = (await described.execute(transaction)).rows.map(({ name }) => quote(name)).join(', ')
  const statement = `insert into main.${quote(table)} (${columns}) select ${columns} from copy.${quote(table)}`
  await sql.raw(statement).execute(transaction)
}

async function countRows(transaction: Transaction<Tables>, table: string): Promise<number> {
  const count = async (schema: string) => {
    const counted = sql.raw<{ count: number }>(`select count(*) as count from ${schema}.${quote(table)}`)
    return (await counted.execute(transaction)).rows[0]?.count
  }
  const [here, there] = [await count('main'), await count('copy')]
  if (here === undefined || here !== there) throw new Error(`${table} did not take all rows`)
  return here
}

function describeUnopened(path: string, { error, detail = '' }: { error: string; detail?: string }): string {
  return error === 'ERR_DATABASE_DAMAGED' || error === 'ERR_DATABASE_EMPTY'
    ? `DATA_DIR ${path} holds a damaged database. Stop the site, move site.db, site.db-wal and site.db-shm elsewhere, and restore again`
    : `DATA_DIR ${path} cannot be written (${detail})`
}
