import Libsql from 'libsql'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '#server/error-code.ts'

/**
 * The one connection of a server that writes, in whichever thread. Whatever writes does so in a transaction that takes the
 * right to write when it begins, for three reasons. A transaction that began by reading fails at once when it wants to
 * write and another process has written meanwhile. libsql 0.5.29 never resets a statement that failed because the database
 * was busy: while that one lingers, what later statements write by themselves is acknowledged and not committed (measured: a
 * second connection did not see the row); `exec`, which begins and commits here, does not have that fault. And a wait for
 * another process's turn need not hold up the thread: the driver's own busy timeout would.
 *
 * Whoever has it takes turns with the others.
 */
export interface SqliteWriter {
  /** In a transaction of its own, unless one has begun. */
  run(statement: Statement): Promise<Outcome>
  begin(): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  /**
   * Brings the log back into the one file, so that whoever copies `site.db` alone has every row. It is closed also where
   * that fails: the rows are safe in the log, and the next start reads them there.
   */
  close(): Promise<void>
}

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface Outcome {
  readonly rows: unknown[]
  /** Of a statement that hands out no rows. */
  readonly changes?: number
  readonly lastInsertRowid?: number | bigint
}

/** How long one process waits for another to finish writing, in milliseconds. */
const WRITE_PATIENCE = 5_000
const FIRST_PAUSE = 1
const LONGEST_PAUSE = 25
/** For what the driver waits for by itself: the first opening after a crash, say. It holds up the whole thread. */
const BUSY_TIMEOUT = 100

/** Raw statements that leave the data as it is, steer a transaction themselves, or do not work in one. (`with` may begin either.) */
const LEAVES_DATA = /^\s*(select|explain|pragma|savepoint|release|rollback|vacuum|attach)\b/i

/**
 * Nothing is prepared in opening or closing: libsql 0.5.29 keeps a connection that is closed open until whatever was prepared on it has
 * been collected, with its files and its locks.
 */
export function openFile(path: string): Libsql.Database {
  const file = new Libsql(path)
  file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
  return file
}

function runOn(file: Libsql.Database, { sql, parameters }: Statement): Outcome {
  const prepared = file.prepare(sql)
  if (prepared.reader) return { rows: prepared.all(parameters) }
  const { changes, lastInsertRowid } = prepared.run(parameters)
  return { rows: [], changes, lastInsertRowid }
}

/** Throws where the file is damaged or cannot be used. */
export function openForWriting(path: string): Libsql.Database {
  const file = openFile(path)
  try {
    file.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON')
    // Reads the schema: a damaged file shows here, at the start, and not at the first visitor.
    file.exec('select count(*) from sqlite_schema')
  } catch (error) {
    file.close()
    throw error
  }
  return file
}

export function makeWriter(file: Libsql.Database): SqliteWriter {
  // libsql 0.5.29 ends the process where a connection that is closed is asked for this.
  const isInTransaction = () => file.open && file.inTransaction
  // SQLite takes some failed transactions back by itself: a full disk, for one.
  const takeBack = async () => void (isInTransaction() && file.exec('rollback'))
  const takeTurn = async () => {
    // What was begun and could not be taken back must not be committed with what comes now.
    await takeBack()
    await beginImmediate(file)
  }
  /** From `begin` to `commit` or `rollback`, whatever SQLite has done meanwhile. */
  let isHeld = false
  return {
    async run(statement) {
      if (isHeld && !isInTransaction()) throw takenBack()
      if (isHeld || LEAVES_DATA.test(statement.sql)) return runOn(file, statement)
      await takeTurn()
      try {
        const outcome = runOn(file, statement)
        file.exec('commit')
        return outcome
      } catch (error) {
        // Where that fails too, it is the first error that says why, and whoever comes next tries it again.
        await takeBack().catch(() => undefined)
        throw error
      }
    },
    async begin() {
      await takeTurn()
      isHeld = true
    },
    async commit() {
      file.exec('commit')
      isHeld = false
    },
    async rollback() {
      isHeld = false
      await takeBack()
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

/** As SQLite calls it of a statement that was under way. What came after it would be kept by itself. */
const takenBack = () =>
  Object.assign(new Error('The transaction has been taken back'), { code: 'SQLITE_ABORT_ROLLBACK' })

async function beginImmediate(file: Libsql.Database): Promise<void> {
  const deadline = performance.now() + WRITE_PATIENCE
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
