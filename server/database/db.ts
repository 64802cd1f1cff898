import type Libsql from 'libsql'
import { Kysely, PostgresDialect, sql, type Logger } from 'kysely'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Result } from '#chess/types.ts'
import { makeDatabaseFile, makePrivateFolder } from './data-folder.ts'
import { startIntegrityCheck } from './integrity-check.ts'
import { createPostgresPool } from './postgres-pool.ts'
import { EmbeddedDialect, type DiskHealth } from './sqlite-dialect.ts'
import { createWriter, openFile, openForWriting } from './sqlite-writer.ts'
import { codeOf } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/timeout.server.ts'
import type { Tables } from './tables.ts'
import { openThreadedWriter } from './threaded-writer.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export interface Database {
  readonly kind: DatabaseKind
  readonly query: Kysely<Tables>
  /**
   * True if the database answers, and if a write failed before, if it can write again. Never throws; takes PING_TIMEOUT at
   * most.
   */
  ping(): Promise<boolean>
  /** The number of queries so far that failed because the database was away or locked by another process; see http/app.ts. */
  outages(): number
  close(): Promise<void>
}

export type OpenError = 'ERR_DATA_DIR_UNUSABLE' | 'ERR_DATABASE_DAMAGED' | 'ERR_DATABASE_EMPTY'
/** The detail is the error code of the system or the driver. */
type Opened = Result<Database, OpenError>

const PING_TIMEOUT = 1_000

export interface OpenOptions {
  readonly onQuery?: Logger | undefined
  /** The program of writer-thread.ts. Without it, this thread writes the embedded database and blocks while the disk works. */
  readonly writerThread?: URL | undefined
  /** The program of check-database.ts. Without it, the embedded database is not checked for damage. */
  readonly checker?: URL | undefined
}

export function openDatabase(
  settings: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  log: Log,
  options: OpenOptions = {},
): Opened {
  if (settings.DATABASE_URL === undefined) return openEmbedded(resolve(settings.DATA_DIR), log, options)
  return { ok: true, value: openPostgres(settings.DATABASE_URL, log, options) }
}

/**
 * SQLite in the folder `DATA_DIR`. With WAL, readers do not wait for a writer. FULL syncs each commit before it is
 * acknowledged, which costs about a millisecond a write: a saved game must never be lost. Other processes may have the database
 * open too; see sqlite-dialect.ts.
 */
function openEmbedded(folder: string, log: Log, { onQuery, writerThread, checker }: OpenOptions): Opened {
  const path = join(folder, 'site.db')
  try {
    makePrivateFolder(folder)
    if (statSync(path, { throwIfNoEntry: false })?.size === 0)
      return { ok: false, error: 'ERR_DATABASE_EMPTY', detail: '0 bytes' }
    makeDatabaseFile(path)
  } catch (error) {
    return { ok: false, error: 'ERR_DATA_DIR_UNUSABLE', detail: codeOf(error) }
  }

  const openReader = () => {
    const file = openFile(path)
    file.exec('pragma query_only = ON')
    return file
  }
  let file: Libsql.Database | undefined
  let reader: Libsql.Database
  try {
    file = openForWriting(path)
    reader = openReader()
  } catch (error) {
    file?.close()
    const detail = codeOf(error)
    const isDamaged = detail.startsWith('SQLITE_NOTADB') || detail.startsWith('SQLITE_CORRUPT')
    return { ok: false, error: isDamaged ? 'ERR_DATABASE_DAMAGED' : 'ERR_DATA_DIR_UNUSABLE', detail }
  }
  // Opened only to check that it can be; the thread opens its own connection.
  if (writerThread) file.close()
  const writer = writerThread ? openThreadedWriter(writerThread, path) : createWriter(file)

  const health: DiskHealth = { isFailing: false, outages: 0 }
  /** Pings share one attempt, since they would queue up behind a slow disk. */
  let trying: Promise<void> | undefined
  const tryToWrite = () => (trying ??= writeAgain(query, health).finally(() => (trying = undefined)))
  const query = new Kysely<Tables>({
    dialect: new EmbeddedDialect({ writer, reader, openReader, health, log }),
    ...(onQuery && { log: onQuery }),
  })
  let isDamaged = false
  const onDamage = () => void (isDamaged = true)
  const stopCheck = checker && startIntegrityCheck({ program: checker, path, log, onDamage })
  return {
    ok: true,
    value: {
      kind: 'sqlite',
      query,
      ping: async () => !isDamaged && (await inTime(health.isFailing ? tryToWrite() : read(query))),
      outages: () => health.outages,
      close: () => {
        stopCheck?.()
        return query.destroy()
      },
    },
  }
}

/** Writes a number that has no meaning. Costs a sync of the disk, so it is done only after a failed write. */
async function writeAgain(query: Kysely<Tables>, health: DiskHealth): Promise<void> {
  await query.transaction().execute((transaction) => sql`pragma user_version = 0`.execute(transaction))
  health.isFailing = false
}

async function read(query: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(query)
}

function openPostgres(connectionString: string, log: Log, { onQuery }: OpenOptions): Database {
  let outages = 0
  const pool = createPostgresPool({ connectionString, log, onOutage: () => outages++ })
  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && { log: onQuery }),
  })
  return {
    kind: 'postgres',
    query,
    ping: () => inTime(read(query)),
    outages: () => outages,
    close: () => query.destroy(),
  }
}

async function inTime(work: Promise<void>): Promise<boolean> {
  const answer = work.then(
    () => true,
    () => false,
  )
  return (await withTimeout(PING_TIMEOUT, answer)) === true
}
