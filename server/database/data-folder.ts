import Libsql from 'libsql'
import { accessSync, closeSync, constants, existsSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Result } from '#chess/types.ts'
import { codeOf } from '#server/error-code.ts'

/** The folder that holds what an embedded site keeps: its database, its secret, its outbox. For its own user alone. */

/** Not `recursive: true`: where the system refuses with ENOENT (in /proc, say) Node 20 tries again for ever. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return
  makePrivateFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * One that is there is never opened: closing it would drop the locks that SQLite has on it in this process, as POSIX says of all
 * descriptors of a file. Whoever comes next would take the database for one that nobody uses, and remove its log with what was written.
 */
function makePrivateFile(path: string): void {
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
  else closeSync(openSync(path, 'a', 0o600))
}

/**
 * An empty database, of one page, where there is none yet. It gets its name only when it is whole: so a `site.db` without
 * a byte in it never comes from a start that was killed, and always from some accident.
 */
export function makeDatabaseFile(path: string): void {
  if (existsSync(path)) return makePrivateFile(path)
  const draft = `${path}.${process.pid}.new`
  makePrivateFile(draft)
  try {
    const file = new Libsql(draft)
    file.exec('pragma user_version = 0')
    file.close()
    linkSync(draft, path)
  } catch (error) {
    // Another program was faster.
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

export type LockError = 'ERR_DATA_DIR_UNUSABLE' | 'ERR_DATA_DIR_IN_USE'

/**
 * Makes this process the folder's one server, while other programs (a backup, the operator's commands) may still read
 * and write the database beside it. The lock is one on a second, empty database: the system drops it at any kind of
 * death, so it is never stale. The value unlocks it again.
 */
export function lockDataFolder(folder: string): Result<() => void, LockError> {
  const path = join(folder, 'in-use.lock')
  try {
    makePrivateFolder(folder)
    makePrivateFile(path)
  } catch (error) {
    return { ok: false, error: 'ERR_DATA_DIR_UNUSABLE', detail: codeOf(error) }
  }
  const lock = new Libsql(path)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const detail = codeOf(error)
    const isBusy = detail.startsWith('SQLITE_BUSY')
    return { ok: false, error: isBusy ? 'ERR_DATA_DIR_IN_USE' : 'ERR_DATA_DIR_UNUSABLE', detail }
  }
  return { ok: true, value: () => lock.close() }
}
