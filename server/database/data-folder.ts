import Libsql from 'libsql'
import { accessSync, closeSync, constants, existsSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Result } from '#chess/types.ts'
import { codeOf } from '#server/error-code.ts'

/** The data folder of an embedded site: its database, its secret and its outbox. Only the server's own user can read it. */

/** Without `recursive: true`: if the system refuses with ENOENT, as in /proc, Node 20 retries for ever. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return
  makePrivateFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * An existing file is not opened: by POSIX, closing any descriptor of a file drops all locks that the process holds on it,
 * SQLite's included. The next process to open the database would believe it unused and delete its write-ahead log.
 */
function makePrivateFile(path: string): void {
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
  else closeSync(openSync(path, 'a', 0o600))
}

/**
 * Creates an empty database of one page unless there is one. It is written under a temporary name first, so an empty `site.db` is
 * never the result of a killed start and always a sign of an accident.
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
    // Another program created it in the meantime.
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

export type LockError = 'ERR_DATA_DIR_UNUSABLE' | 'ERR_DATA_DIR_IN_USE'

/**
 * Makes this process the only server of the folder. Other programs, such as a backup or the operator's commands, may still read
 * and write the database. The lock is SQLite's own on a second, empty database: the system releases it when the process dies,
 * so it is never stale. Calling the returned value releases it.
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
