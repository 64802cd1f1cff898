import type Libsql from 'libsql'
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '#server/error-code.ts'

/**
 * SQLite as several processes share it, through libsql 0.5.29. Whatever writes does so in a transaction that takes the
 * right to write when it begins, for three reasons. A transaction that began by reading fails at once when it wants to
 * write and another process has written meanwhile. libsql never resets a statement that failed because the database was
 * busy: while that one lingers, what later statements write by themselves is acknowledged and not committed (measured: a
 * second connection did not see the row); `exec`, which begins and commits here, does not have that fault. And a wait for
 * another process's turn, when it is ours, need not hold up every request: the driver's own busy timeout would.
 */

/** How long one process waits for another to finish writing, in milliseconds. */
const WRITE_PATIENCE = 5_000
const FIRST_PAUSE = 1
const LONGEST_PAUSE = 25

/** Raw statements that leave the data as it is, steer a transaction themselves, or do not work in one. */
const LEAVES_DATA = /^\s*(select|with|explain|pragma|savepoint|release|rollback|vacuum|attach)\b/i

/** A disk that is full, broken or closed to writers: reading goes on, and nobody who only reads would notice. */
const DISK_TROUBLE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/

/** Whether the last write that met the disk came to grief there. */
export interface DiskHealth {
  isFailing: boolean
}

function noteTrouble(health: DiskHealth, error: unknown): void {
  if (DISK_TROUBLE.test(codeOf(error))) health.isFailing = true
}

async function beginWriting(file: Libsql.Database): Promise<void> {
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

class EmbeddedConnection implements DatabaseConnection {
  readonly #file: Libsql.Database
  readonly #inner: DatabaseConnection
  readonly #health: DiskHealth

  constructor(file: Libsql.Database, inner: DatabaseConnection, health: DiskHealth) {
    this.#file = file
    this.#inner = inner
    this.#health = health
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#execute<R>(query)
    } catch (error) {
      noteTrouble(this.#health, error)
      throw error
    }
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#file.inTransaction || LEAVES_DATA.test(query.sql)) return this.#inner.executeQuery<R>(query)
    await beginWriting(this.#file)
    try {
      const result = await this.#inner.executeQuery<R>(query)
      this.#file.exec('commit')
      return result
    } catch (error) {
      if (this.#file.inTransaction) this.#file.exec('rollback')
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #file: Libsql.Database
  readonly #health: DiskHealth

  constructor(file: Libsql.Database, health: DiskHealth) {
    super({ database: file })
    this.#file = file
    this.#health = health
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new EmbeddedConnection(this.#file, await super.acquireConnection(), this.#health)
  }

  override beginTransaction(): Promise<void> {
    return beginWriting(this.#file)
  }

  override async commitTransaction(): Promise<void> {
    try {
      this.#file.exec('commit')
    } catch (error) {
      noteTrouble(this.#health, error)
      throw error
    }
  }

  override async rollbackTransaction(): Promise<void> {
    // SQLite takes some failed transactions back by itself: a full disk, for one.
    if (this.#file.inTransaction) this.#file.exec('rollback')
  }
}

/** SQLite can take back a change of the schema; a migration that dies half-way must leave nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class EmbeddedDialect extends SqliteDialect {
  readonly #file: Libsql.Database
  readonly #health: DiskHealth

  constructor(file: Libsql.Database, health: DiskHealth) {
    super({ database: file })
    this.#file = file
    this.#health = health
  }

  override createDriver(): EmbeddedDriver {
    return new EmbeddedDriver(this.#file, this.#health)
  }

  override createAdapter(): EmbeddedAdapter {
    return new EmbeddedAdapter()
  }
}
