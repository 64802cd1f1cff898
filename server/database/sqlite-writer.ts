import Libsql from 'libsql'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '#server/error-code.ts'

/**
 * The server's only connection that writes, in either thread. Every write runs in a transaction that takes SQLite's write lock
 * when it begins, for three reasons. A transaction that begins with a read fails when it wants to write after another process
 * has written. libsql 0.5.29 never resets a statement that failed because the database was busy, and until then writes outside
 * of a transaction are acknowledged but not committed (measured: a second connection did not see the row); `exec`, which begins
 * and commits here, does not have that fault. And waiting for another process does not block the thread, as the driver's busy
 * timeout would.
 *
 * Callers serialize their use of it.
 */
export interface SqliteWriter {
  /** Runs in a separate transaction unless one has begun. */
  run(statement: Statement): Promise<StatementResult>
  begin(): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  /**
   * Checkpoints the write-ahead log, so that a copy of `site.db` alone has every row. Closes the file even if that fails: the
   * rows are safe in the log, and the next start reads them there.
   */
  close(): Promise<void>
}

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface StatementResult {
  readonly rows: unknown[]
  /** For statements that return no rows. */
  readonly changes?: number
  readonly lastInsertRowid?: number | bigint
}

/** How long one process waits for another to finish writing, in milliseconds. */
const WRITE_TIMEOUT = 5_000
const FIRST_PAUSE = 1
const LONGEST_PAUSE = 25
/** For waits inside the driver, such as the first opening after a crash. They block the thread. */
const BUSY_TIMEOUT = 100

/** Raw statements that change no data, control a transaction themselves, or do not work in one. (`with` may begin either.) */
const LEAVES_DATA = /^\s*(select|explain|pragma|savepoint|release|rollback|vacuum|attach)\b/i

/**
 * Opening and closing prepare no statement: libsql 0.5.29 keeps a closed connection open, with its files and locks, until all
 * statements prepared on it have been garbage-collected.
 */
export function openFile(path: string): Libsql.Database {
  const file = new Libsql(path)
  file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
  return file
}

function runOn(file: Libsql.Database, { sql, parameters }: Statement): StatementResult {
  const prepared = file.prepare(sql)
  if (prepared.reader) return { rows: prepared.all(parameters) }
  const { changes, lastInsertRowid } = prepared.run(parameters)
  return { rows: [], changes, lastInsertRowid }
}

/**
 * Throws if the file is damaged or cannot be used. Servers that start together on a new file take turns: the change to the
 * write-ahead log needs the file alone, and can be refused at once despite the driver's time-out.
 */
export function openForWriting(path: string): Libsql.Database {
  const file = openFile(path)
  try {
    waitWhileBusy(() => file.exec('pragma journal_mode = WAL'))
    file.exec('pragma synchronous = FULL; pragma foreign_keys = ON')
    // Reads the schema, so that a damaged file fails the start and not the first visitor.
    file.exec('select count(*) from sqlite_schema')
  } catch (error) {
    file.close()
    throw error
  }
  return file
}

/** Blocks the thread, which has nothing else to do before its file is open. */
function waitWhileBusy(work: () => unknown): void {
  const deadline = performance.now() + WRITE_TIMEOUT
  for (;;) {
    try {
      work()
      return
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONGEST_PAUSE)
  }
}

export function createWriter(file: Libsql.Database): SqliteWriter {
  // libsql 0.5.29 ends the process if `inTransaction` is read from a closed connection.
  const isInTransaction = () => file.open && file.inTransaction
  // SQLite rolls back some failed transactions itself, for example when the disk is full.
  const rollBack = async () => void (isInTransaction() && file.exec('rollback'))
  const beginTransaction = async () => {
    // An earlier transaction that could not be rolled back must not be committed with this one.
    await rollBack()
    await beginImmediate(file)
  }
  /** True from `begin` to `commit` or `rollback`, even if SQLite has rolled back in between. */
  let isHeld = false
  return {
    async run(statement) {
      if (isHeld && !isInTransaction()) throw makeRollbackError()
      if (isHeld || LEAVES_DATA.test(statement.sql)) return runOn(file, statement)
      await beginTransaction()
      try {
        const outcome = runOn(file, statement)
        file.exec('commit')
        return outcome
      } catch (error) {
        // If that fails too, the first error is the cause, and the next write rolls back again.
        await rollBack().catch(() => undefined)
        throw error
      }
    },
    async begin() {
      await beginTransaction()
      isHeld = true
    },
    async commit() {
      file.exec('commit')
      isHeld = false
    },
    async rollback() {
      isHeld = false
      await rollBack()
    },
    async close() {
      try {
        file.exec('pragma wal_checkpoint(truncate)')
      } finally {
        file.close()
      }
    },
  }
}

/** The code that SQLite gives statements which a rollback interrupts. Without it, later statements would be committed alone. */
const makeRollbackError = () =>
  Object.assign(new Error('The transaction was rolled back'), { code: 'SQLITE_ABORT_ROLLBACK' })

async function beginImmediate(file: Libsql.Database): Promise<void> {
  const deadline = performance.now() + WRITE_TIMEOUT
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      file.exec('begin immediate')
      return
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error
    }
    await sleep(pause)
  }
}
