import Libsql from 'libsql'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { makePrivateFile, makePrivateFolder } from './data-folder.ts'
import { EmbeddedDialect, type DiskHealth } from './sqlite-dialect.ts'
import { codeOf } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export interface Database {
  readonly kind: DatabaseKind
  readonly query: Kysely<Tables>
  /** Whether it answers now, and writes, where that has failed before. Never throws, and never takes longer than PING_TIMEOUT. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

export type OpenError = 'ERR_DATA_DIR_UNUSABLE' | 'ERR_DATABASE_DAMAGED'
type Opened = { ok: true; database: Database } | { ok: false; error: OpenError; reason: string }

const PING_TIMEOUT = 1_000
/** For what the driver waits for by itself: the first opening after a crash, say. It holds up the whole process. */
const BUSY_TIMEOUT = 100
const CONNECT_TIMEOUT = 3_000
/** Bounds every query: a server that has stopped answering must cost a request an error, not its life. */
const STATEMENT_TIMEOUT = 10_000
const POOL_SIZE = 10

export function openDatabase(
  settings: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  log: Log,
): Opened {
  if (settings.DATABASE_URL === undefined) return openEmbedded(resolve(settings.DATA_DIR))
  return { ok: true, database: openPostgres(settings.DATABASE_URL, log) }
}

/**
 * SQLite in the folder `DATA_DIR`. WAL lets readers in while a game is being saved; FULL syncs each commit to the disk
 * before it is acknowledged, which costs a write about a millisecond and keeps the promise that a saved game is never
 * lost. Other processes may have it open too; see embedded-dialect.ts.
 */
function openEmbedded(folder: string): Opened {
  const path = join(folder, 'site.db')
  try {
    makePrivateFolder(folder)
    makePrivateFile(path)
  } catch (error) {
    return { ok: false, error: 'ERR_DATA_DIR_UNUSABLE', reason: codeOf(error) }
  }

  let file: Libsql.Database | undefined
  try {
    file = new Libsql(path)
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    // Reads the schema: a damaged file shows here, at the start, and not at the first visitor.
    file.prepare('select count(*) from sqlite_schema').all()
  } catch (error) {
    file?.close()
    const reason = codeOf(error)
    const isDamaged = reason.startsWith('SQLITE_NOTADB') || reason.startsWith('SQLITE_CORRUPT')
    return { ok: false, error: isDamaged ? 'ERR_DATABASE_DAMAGED' : 'ERR_DATA_DIR_UNUSABLE', reason }
  }

  const health: DiskHealth = { isFailing: false }
  const query = new Kysely<Tables>({ dialect: new EmbeddedDialect(file, health) })
  return {
    ok: true,
    database: {
      kind: 'sqlite',
      query,
      ping: () => inTime(health.isFailing ? writeAgain(query, health) : read(query)),
      close: () => query.destroy(),
    },
  }
}

/** Writes a number that nobody reads. Costs a sync of the disk, so only after a write has failed there. */
async function writeAgain(query: Kysely<Tables>, health: DiskHealth): Promise<void> {
  await query.transaction().execute((transaction) => sql`pragma user_version = 0`.execute(transaction))
  health.isFailing = false
}

async function read(query: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(query)
}

function openPostgres(connectionString: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 1_000,
    keepAlive: true,
  })
  // A database that restarts breaks idle connections; without a listener that would end the process.
  pool.on('error', (error) => log('warn', 'database connection lost', { error }))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', query, ping: () => inTime(read(query)), close: () => query.destroy() }
}

async function inTime(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), PING_TIMEOUT)
  })
  const answer = work.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
