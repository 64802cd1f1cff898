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
import { createTickLimit } from '#server/scheduling/tick-limit.ts'
import { createSerialQueue, type SerialQueue } from '#server/scheduling/serial-queue.ts'
import { KeptStatements } from './kept-statements.ts'
import type { StatementResult, SqliteWriter } from './sqlite-writer.ts'

/**
 * SQLite through libsql, shared by several processes. One connection writes, one transaction at a time (`sqlite-writer.ts`).
 * Reads have a separate connection in the server's thread. In WAL mode it sees all committed data, and waits neither for our
 * own transactions nor for another process that holds the write lock.
 */

/** Raw statements that can only read. */
const READS = /^\s*(select|explain)\b/i

/** Codes of a disk that is full, broken or read-only. Reads still work, so they would not reveal it. */
const DISK_TROUBLE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/

export interface DiskHealth {
  /** True if the last write failed at the disk. */
  isFailing: boolean
  /** The number of statements that failed at the disk or timed out waiting for another process. */
  outages: number
}

function noteTrouble(health: DiskHealth, error: unknown): void {
  const code = codeOf(error)
  const isDiskTrouble = DISK_TROUBLE.test(code) || error instanceof WriteLockTimeout
  if (isDiskTrouble) health.isFailing = true
  if (isDiskTrouble || code.startsWith('SQLITE_BUSY')) health.outages++
}

/** A write holds the lock for a few milliseconds while the disk responds, and the longest admitted queue takes a few seconds. */
const WRITE_LOCK_TIMEOUT_MS = 10_000

/** A disk that hangs makes no write fail, so without this limit every save would wait until it recovers. */
class WriteLockTimeout extends Error {
  constructor() {
    super(`The database has written nothing for ${WRITE_LOCK_TIMEOUT_MS} ms`)
  }
}

/** Acquires the connection that writes, and returns how to release it. */
async function acquireWriteLock(writeQueue: SerialQueue): Promise<() => void> {
  const release = await writeQueue.acquire(WRITE_LOCK_TIMEOUT_MS)
  if (release === undefined) throw new WriteLockTimeout()
  return release
}

/** As long as one tick may start new requests. */
const TICK_MS = 10

interface EmbeddedFiles {
  readonly writer: SqliteWriter
  readonly reader: Libsql.Database
  /** Opens another connection that only reads; the caller closes it. */
  readonly openReader: () => Libsql.Database
  readonly health: DiskHealth
  readonly log: Log
}

/**
 * Kysely's view of a connection. It picks the reader or the writer for each statement, and keeps the writer for a transaction.
 */
class EmbeddedConnection implements DatabaseConnection {
  /** Present while this connection is in a transaction. */
  releaseLock: (() => void) | undefined
  readonly #files: EmbeddedFiles
  readonly #writeQueue: SerialQueue
  readonly #reads: KeptStatements
  readonly #limitTick: () => Promise<void>

  constructor(
    files: EmbeddedFiles,
    writeQueue: SerialQueue,
    reads: KeptStatements,
    limitTick: () => Promise<void>,
  ) {
    this.#files = files
    this.#writeQueue = writeQueue
    this.#reads = reads
    this.#limitTick = limitTick
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const result = await this.#execute(query)
      // Reads return at once: without this, a caller that awaits one after the other would keep all others waiting.
      await this.#limitTick()
      return resultOf<R>(result)
    } catch (error) {
      noteTrouble(this.#files.health, error)
      throw error
    }
  }

  async #execute(query: CompiledQuery): Promise<StatementResult> {
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

  /** Uses a separate connection, so that a slow consumer of rows delays no other query. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    if (this.releaseLock !== undefined) return yield await this.executeQuery<R>(query)
    const file = this.#files.openReader()
    try {
      for (const row of file.prepare(query.sql).iterate(query.parameters)) {
        yield { rows: [row as R] }
        await this.#limitTick()
      }
    } finally {
      file.close()
    }
  }
}

function isRead(query: CompiledQuery): boolean {
  return SelectQueryNode.is(query.query) || (query.query.kind === 'RawNode' && READS.test(query.sql))
}

const resultOf = <R>({ rows, changes, lastInsertRowid }: StatementResult): QueryResult<R> => ({
  rows: rows as R[],
  ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
  ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
})

/** Savepoints are those of Kysely's own driver. */
class EmbeddedDriver extends SqliteDriver {
  readonly #files: EmbeddedFiles
  readonly #writeQueue = createSerialQueue()
  readonly #reads: KeptStatements
  readonly #limitTick = createTickLimit(TICK_MS)

  constructor(files: EmbeddedFiles) {
    super({ database: files.reader })
    this.#files = files
    this.#reads = new KeptStatements(files.reader)
  }

  override acquireConnection(): Promise<EmbeddedConnection> {
    return Promise.resolve(
      new EmbeddedConnection(this.#files, this.#writeQueue, this.#reads, this.#limitTick),
    )
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
      // Kysely rolls the transaction back next.
      noteTrouble(this.#files.health, error)
      throw error
    }
    release(connection)
  }

  override async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    try {
      await this.#files.writer.rollback()
    } catch (error) {
      // Throwing here would hide the first error. The next write rolls back again (`sqlite-writer.ts`).
      this.#files.log('warn', 'transaction not rolled back', { error })
    } finally {
      release(connection)
    }
  }

  override async destroy(): Promise<void> {
    const { reader, writer, log } = this.#files
    // Running and waiting writes end first, however long they take.
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

/** SQLite can roll back changes of the schema, so a migration that fails half-way leaves nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  /** The driver serializes access to the reader and the writer, so Kysely need not. */
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
