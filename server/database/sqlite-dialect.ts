import type Libsql from 'libsql'
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
} from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'

/**
 * SQLite as several processes share it, through libsql 0.5.29. Whatever writes does so in a transaction that takes the
 * right to write when it begins, for three reasons. A transaction that began by reading fails at once when it wants to
 * write and another process has written meanwhile. libsql never resets a statement that failed because the database was
 * busy: while that one lingers, what later statements write by themselves is acknowledged and not committed (measured: a
 * second connection did not see the row); `exec`, which begins and commits here, does not have that fault. And a wait for
 * another process's turn, when it is ours, need not hold up every request: the driver's own busy timeout would.
 *
 * Whatever only reads has a connection of its own. In WAL mode it sees all that is committed, and waits neither for our
 * own transactions nor for another process that keeps the right to write to itself.
 */

/** How long one process waits for another to finish writing, in milliseconds. */
const WRITE_PATIENCE = 5_000
const FIRST_PAUSE = 1
const LONGEST_PAUSE = 25

/** Raw statements that can do nothing but read. */
const READS = /^\s*(select|explain)\b/i

/** Raw statements that leave the data as it is, steer a transaction themselves, or do not work in one. */
const LEAVES_DATA = /^\s*(select|with|explain|pragma|savepoint|release|rollback|vacuum|attach)\b/i

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
  if (DISK_TROUBLE.test(code)) health.isFailing = true
  if (DISK_TROUBLE.test(code) || code.startsWith('SQLITE_BUSY')) health.outages++
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

/** The connection that writes, while somebody has it. */
class WritingConnection implements DatabaseConnection {
  readonly #file: Libsql.Database
  readonly #inner: DatabaseConnection

  constructor(file: Libsql.Database, inner: DatabaseConnection) {
    this.#file = file
    this.#inner = inner
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
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

/** The one connection of a file, handed to one after the other. */
class OneFileDriver extends SqliteDriver {
  /** Settled when whoever asked last has given the connection back. */
  #lastTurn: Promise<void> = Promise.resolve()
  #endTurn = () => {}

  constructor(database: Libsql.Database) {
    super({ database })
  }

  override async acquireConnection(): ReturnType<SqliteDriver['acquireConnection']> {
    const before = this.#lastTurn
    let endTurn = () => {}
    this.#lastTurn = new Promise((resolve) => (endTurn = resolve))
    await before
    this.#endTurn = endTurn
    return super.acquireConnection()
  }

  override releaseConnection(): Promise<void> {
    this.#endTurn()
    return Promise.resolve()
  }

  async use<T>(work: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const connection = await this.acquireConnection()
    try {
      return await work(connection)
    } finally {
      await this.releaseConnection()
    }
  }
}

/** What Kysely gets for a connection: it chooses for each statement, and keeps the writing one through a transaction. */
class EmbeddedConnection implements DatabaseConnection {
  /** Set from the beginning of a transaction to its end. */
  held: DatabaseConnection | undefined
  readonly #files: EmbeddedFiles
  readonly #drivers: Record<'reader' | 'writer', OneFileDriver>

  constructor(files: EmbeddedFiles, drivers: Record<'reader' | 'writer', OneFileDriver>) {
    this.#files = files
    this.#drivers = drivers
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#execute<R>(query)
    } catch (error) {
      noteTrouble(this.#files.health, error)
      throw error
    }
  }

  #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer } = this.#files
    if (this.held !== undefined) return new WritingConnection(writer, this.held).executeQuery<R>(query)
    if (isRead(query)) return this.#drivers.reader.use((inner) => inner.executeQuery<R>(query))
    return this.#drivers.writer.use((inner) => new WritingConnection(writer, inner).executeQuery<R>(query))
  }

  /** By a connection of its own, so that nobody else waits for whoever takes the rows. */
  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    if (this.held !== undefined) return yield* this.held.streamQuery<R>(query, chunkSize)
    const driver = new OneFileDriver(this.#files.openReader())
    try {
      await driver.init()
      yield* (await driver.acquireConnection()).streamQuery<R>(query, chunkSize)
    } finally {
      await driver.destroy()
    }
  }
}

function isRead(query: CompiledQuery): boolean {
  return SelectQueryNode.is(query.query) || (query.query.kind === 'RawNode' && READS.test(query.sql))
}

interface EmbeddedFiles {
  readonly writer: Libsql.Database
  readonly reader: Libsql.Database
  /** One more that only reads; whoever opens it closes it. */
  readonly openReader: () => Libsql.Database
  readonly health: DiskHealth
  readonly log: Log
}

class EmbeddedDriver implements Driver {
  readonly #files: EmbeddedFiles
  readonly #drivers: Record<'reader' | 'writer', OneFileDriver>

  constructor(files: EmbeddedFiles) {
    this.#files = files
    this.#drivers = { reader: new OneFileDriver(files.reader), writer: new OneFileDriver(files.writer) }
  }

  async init(): Promise<void> {
    await this.#drivers.reader.init()
    await this.#drivers.writer.init()
  }

  acquireConnection(): Promise<EmbeddedConnection> {
    return Promise.resolve(new EmbeddedConnection(this.#files, this.#drivers))
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    const held = await this.#drivers.writer.acquireConnection()
    try {
      await beginWriting(this.#files.writer)
      connection.held = held
    } catch (error) {
      await this.#drivers.writer.releaseConnection()
      noteTrouble(this.#files.health, error)
      throw error
    }
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    try {
      this.#files.writer.exec('commit')
    } catch (error) {
      // Kysely takes it back next.
      noteTrouble(this.#files.health, error)
      throw error
    }
    await this.#letGo(connection)
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    try {
      // SQLite takes some failed transactions back by itself: a full disk, for one.
      if (this.#files.writer.inTransaction) this.#files.writer.exec('rollback')
    } finally {
      await this.#letGo(connection)
    }
  }

  async #letGo(connection: EmbeddedConnection): Promise<void> {
    if (connection.held === undefined) return
    connection.held = undefined
    await this.#drivers.writer.releaseConnection()
  }

  savepoint(connection: EmbeddedConnection, ...rest: Named): Promise<void> {
    return this.#drivers.writer.savepoint(connection, ...rest)
  }

  rollbackToSavepoint(connection: EmbeddedConnection, ...rest: Named): Promise<void> {
    return this.#drivers.writer.rollbackToSavepoint(connection, ...rest)
  }

  releaseSavepoint(connection: EmbeddedConnection, ...rest: Named): Promise<void> {
    return this.#drivers.writer.releaseSavepoint(connection, ...rest)
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve()
  }

  /** Brings the log back into the one file, so that whoever copies `site.db` alone has every row. */
  destroy(): Promise<void> {
    const { reader, writer, log } = this.#files
    reader.close()
    try {
      writer.pragma('wal_checkpoint(truncate)')
    } catch (error) {
      // The rows are safe in the log, and the next start reads them there.
      log('warn', 'database not written back from its log', { error })
    }
    writer.close()
    return Promise.resolve()
  }
}

type Named = [name: string, compileQuery: QueryCompiler['compileQuery']]

/** SQLite can take back a change of the schema; a migration that dies half-way must leave nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  /** A reader and a writer, each of which the driver hands to one after the other: Kysely need not. */
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
    super({ database: files.writer })
    this.#files = files
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#files)
  }

  override createAdapter(): EmbeddedAdapter {
    return new EmbeddedAdapter()
  }
}
