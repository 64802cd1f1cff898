import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database } from '#server/database/db.ts'
import { codeOf } from '#server/error-code.ts'
import { inspectCopy, LIST_TABLES, quote, type RowCounts } from './inspect-copy.ts'

type Written = { ok: true; rows: RowCounts } | { ok: false; message: string }

/** Translates errors of the system and the driver into messages for the operator. */
const FILE_TROUBLE: Record<string, string> = {
  EEXIST: 'exists already; nothing was overwritten',
  ENOENT: 'is in a folder that does not exist',
  ENOTDIR: 'is in a folder that does not exist',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that cannot be written',
  ENAMETOOLONG: 'has too long a name',
  ENOSPC: 'does not fit on its disk; nothing was written',
  EDQUOT: 'does not fit on its disk; nothing was written',
  SQLITE_FULL: 'does not fit on its disk; nothing was written',
}

/**
 * Copies the database as it is at one moment, while others read and write it. The copy gets its final name only after it has
 * been read back and verified, so a file of that name is always a valid backup.
 */
export async function writeBackup(database: Database, file: string): Promise<Written> {
  if (existsSync(file)) return trouble(file, 'EEXIST')
  const draft = join(dirname(file), `.${randomUUID()}.part`)
  try {
    // Created before SQLite writes to it, so that only its owner can ever read it.
    closeSync(openSync(draft, 'wx', 0o600))
    const before = await readState(database)
    await sql`vacuum into ${draft}`.execute(database.query)
    const after = await readState(database)
    sync(draft)
    const copy = inspectCopy(draft)
    if (!copy.ok) return { ok: false, message: `The copy is not whole (${copy.error}); nothing was written` }
    // If another process has written in between, the counts cannot be compared.
    if (before.version === after.version && !haveSameRows(copy.rows, after.rows))
      return { ok: false, message: 'The copy does not hold the same rows; nothing was written' }
    give(draft, file)
    return { ok: true, rows: copy.rows }
  } catch (error) {
    return trouble(file, codeOf(error))
  } finally {
    for (const path of [draft, `${draft}-journal`]) rmSync(path, { force: true })
  }
}

function trouble(file: string, code: string): Written {
  if (code.startsWith('SQLITE_CORRUPT'))
    return { ok: false, message: `The database is damaged (${code}); nothing was written` }
  return { ok: false, message: `${file} ${FILE_TROUBLE[code] ?? `could not be written (${code})`}` }
}

async function readState({ query }: Database): Promise<{ version: unknown; rows: RowCounts }> {
  const version = (await sql`pragma data_version`.execute(query)).rows[0]
  const tables = (await sql.raw<{ name: string }>(LIST_TABLES).execute(query)).rows
  const rows = new Map<string, number>()
  for (const { name } of tables) {
    const counted = sql.raw<{ count: number }>(`select count(*) as count from ${quote(name)}`)
    rows.set(name, (await counted.execute(query)).rows[0]?.count ?? 0)
  }
  return { version: JSON.stringify(version), rows }
}

function haveSameRows(one: RowCounts, other: RowCounts): boolean {
  return one.size === other.size && [...one].every(([table, count]) => other.get(table) === count)
}

/** Never overwrites a file created in the meantime, if the disk can guarantee that (memory sticks cannot). */
function give(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error)) || existsSync(file)) throw error
    renameSync(draft, file)
  }
  sync(dirname(file))
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
