import type Libsql from 'libsql'
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import { codeOf } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'
import { createSerialQueue, type SerialQueue } from '#server/scheduling/serial-queue.ts'
import { KeptStatements } from './kept-statements.ts'
import type { Outcome, SqliteWriter } from './sqlite-writer.ts'

/**
 * SQLite as several processes share it, through libsql. One connection writes, for one after the other (`sqlite-writer.ts`).
 * Whatever only reads has a connection of its own, in the server's thread. In WAL mode it sees all that is committed, and
 * waits neither for our own transactions nor for another process that keeps the right to write to itself.
 */

/** Raw statements that can do nothing but read. */
const READS = /^\s*(select|explain)\b/i

/** A disk that is full, broken or closed to writers: reading goes on, and nobody who only reads would notice. */
const DISK_TROUBLE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/

export interface DiskHealth {
  /** Whether the last write that met the disk came to grief there. */
  isFailing: boolean
  /** How many statements failed there, or waited in vain for another process. */
  outages: number
}

function noteTrouble(health: DiskHealth, error: unknown): void {
  const code = codeOf(error)
  const isDiskTrouble = DISK_TROUBLE.test(code) || error instanceof WriteLockTimeout
  if (isDiskTrouble) health.isFailing = true
  if (isDiskTrouble || code.startsWith('SQLITE_BUSY')) health.outages++
}

/** A write holds the lock for a few milliseconds while the disk answers, and the longest queue admitted takes a few seconds. */
const WRITE_LOCK_TIMEOUT_MS = 10_000

/** A disk that hangs does not make a write fail: without this limit every save would wait as long as it hangs. */
class WriteLockTimeout extends Error {
  constructor() {
    super(`The database has written nothing for ${WRITE_LOCK_TIMEOUT_MS} ms`)
  }
}

/** The right to use the connection that writes. Returns what releases it. */
async function acquireWriteLock(writeQueue: SerialQueue): Promise<() => void> {
  const release = await writeQueue.acquire(WRITE_LOCK_TIMEOUT_MS)
  if (release === undefined) throw new WriteLockTimeout()
  return release
}

interface EmbeddedFiles {
  readonly writer: SqliteWriter
  readonly reader: Libsql.Database
  /** One more that only reads; whoever opens it closes it. */
  readonly openReader: () => Libsql.Database
  readonly health: DiskHealth
  readonly log: Log
}

/** What Kysely gets for a connection: it chooses for each statement, and keeps the writing one through a transaction. */
class EmbeddedConnection implements DatabaseConnection {
  /** Present while this connection is in a transaction. */
  releaseLock: (() => void) | undefined
  readonly #files: EmbeddedFiles
  readonly #writeQueue: SerialQueue
  readonly #reads: KeptStatements

  constructor(files: EmbeddedFiles, writeQueue: SerialQueue, reads: KeptStatements) {
    this.#files = files
    this.#writeQueue = writeQueue
    this.#reads = reads
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return resultOf<R>(await this.#execute(query))
    } catch (error) {
      noteTrouble(this.#files.health, error)
      throw error
    }
  }

  async #execute(query: CompiledQuery): Promise<Outcome> {
    const { writer } = this.#files
    if (this.releaseLock !== undefined) return writer.run(query)
    if (isRead(query)) return { rows: this.#reads.run(query) }
    const releaseLock = await acquireWriteLock(this.#writeQueue)
    try {
      return await writer.run(query)
    } finally {
      releaseLock()
    }
  }

  /** By a connection of its own, so that nobody else waits for whoever takes the rows. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    if (this.releaseLock !== undefined) return yield await this.executeQuery<R>(query)
    const file = this.#files.openReader()
    try {
      for (const row of file.prepare(query.sql).iterate(query.parameters)) yield { rows: [row as R] }
    } finally {
      file.close()
    }
  }
}

function isRead(query: CompiledQuery): boolean {
  return SelectQueryNode.is(query.query) || (query.query.kind === 'RawNode' && READS.test(query.sql))
}

const resultOf = <R>({ rows, changes, lastInsertRowid }: Outcome): QueryResult<R> => ({
  rows: rows as R[],
  ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
  ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
})

/** Savepoints are as Kysely's own driver makes them. */
class EmbeddedDriver extends SqliteDriver {
  readonly #files: EmbeddedFiles
  readonly #writeQueue = createSerialQueue()
  readonly #reads: KeptStatements

  constructor(files: EmbeddedFiles) {
    super({ database: files.reader })
    this.#files = files
    this.#reads = new KeptStatements(files.reader)
  }

  override acquireConnection(): Promise<EmbeddedConnection> {
    return Promise.resolve(new EmbeddedConnection(this.#files, this.#writeQueue, this.#reads))
  }

  override async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    let releaseLock: (() => void) | undefined
    try {
      releaseLock = await acquireWriteLock(this.#writeQueue)
      await this.#files.writer.begin()
      connection.releaseLock = releaseLock
    } catch (error) {
      releaseLock?.()
      noteTrouble(this.#files.health, error)
      throw error
    }
  }

  override async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    try {
      await this.#files.writer.commit()
    } catch (error) {
      // Kysely takes it back next.
      noteTrouble(this.#files.health, error)
      throw error
    }
    release(connection)
  }

  override async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    try {
      await this.#files.writer.rollback()
    } catch (error) {
      // Thrown, it would hide what broke before. Whoever writes next tries it again (`sqlite-writer.ts`).
      this.#files.log('warn', 'transaction not taken back', { error })
    } finally {
      release(connection)
    }
  }

  override async destroy(): Promise<void> {
    const { reader, writer, log } = this.#files
    // Writes that run or wait end first, however long they take.
    const releaseLock = await this.#writeQueue.acquire()
    reader.close()
    try {
      await writer.close()
    } catch (error) {
      log('warn', 'database not written back from its log', { error })
    } finally {
      releaseLock()
    }
  }
}

function release(connection: EmbeddedConnection): void {
  connection.releaseLock?.()
  connection.releaseLock = undefined
}

/** SQLite can take back a change of the schema; a migration that dies half-way must leave nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  /** A reader and a writer, which the driver hands to one after the other: Kysely need not. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class EmbeddedDialect extends SqliteDialect {
  readonly #files: EmbeddedFiles

  constructor(files: EmbeddedFiles) {
    super({ database: files.reader })
    this.#files = files
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#files)
  }

  override createAdapter(): EmbeddedAdapter {
    return new EmbeddedAdapter()
  }
}
