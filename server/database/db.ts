import Libsql from 'libsql'
import { Kysely, PostgresDialect, sql, type Logger } from 'kysely'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Result } from '#chess/types.ts'
import { makeDatabaseFile, makePrivateFolder } from './data-folder.ts'
import { createPostgresPool } from './postgres-pool.ts'
import { EmbeddedDialect, type DiskHealth } from './sqlite-dialect.ts'
import { codeOf } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/timeout.server.ts'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export interface Database {
  readonly kind: DatabaseKind
  readonly query: Kysely<Tables>
  /** Whether it answers now, and writes, where that has failed before. Never throws, and never takes longer than PING_TIMEOUT. */
  ping(): Promise<boolean>
  /** How often so far a query has failed because the database was away, or kept by another process; see http/app.ts. */
  outages(): number
  close(): Promise<void>
}

export type OpenError = 'ERR_DATA_DIR_UNUSABLE' | 'ERR_DATABASE_DAMAGED' | 'ERR_DATABASE_EMPTY'
/** The detail is the system's or the driver's code. */
type Opened = Result<Database, OpenError>

const PING_TIMEOUT = 1_000
/** For what the driver waits for by itself: the first opening after a crash, say. It holds up the whole process. */
const BUSY_TIMEOUT = 100

export function openDatabase(
  settings: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  log: Log,
  onQuery?: Logger,
): Opened {
  if (settings.DATABASE_URL === undefined) return openEmbedded(resolve(settings.DATA_DIR), log, onQuery)
  return { ok: true, value: openPostgres(settings.DATABASE_URL, log, onQuery) }
}

/**
 * SQLite in the folder `DATA_DIR`. WAL lets readers in while a game is being saved; FULL syncs each commit to the disk
 * before it is acknowledged, which costs a write about a millisecond and keeps the promise that a saved game is never
 * lost. Other processes may have it open too; see sqlite-dialect.ts.
 */
function openEmbedded(folder: string, log: Log, onQuery: Logger | undefined): Opened {
  const path = join(folder, 'site.db')
  try {
    makePrivateFolder(folder)
    if (statSync(path, { throwIfNoEntry: false })?.size === 0)
      return { ok: false, error: 'ERR_DATABASE_EMPTY', detail: '0 bytes' }
    makeDatabaseFile(path)
  } catch (error) {
    return { ok: false, error: 'ERR_DATA_DIR_UNUSABLE', detail: codeOf(error) }
  }

  const open = () => {
    const file = new Libsql(path)
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
    return file
  }
  const openReader = () => {
    const file = open()
    file.pragma('query_only = ON')
    return file
  }
  let writer: Libsql.Database | undefined
  let reader: Libsql.Database
  try {
    writer = open()
    writer.pragma('journal_mode = WAL')
    writer.pragma('synchronous = FULL')
    writer.pragma('foreign_keys = ON')
    // Reads the schema: a damaged file shows here, at the start, and not at the first visitor.
    writer.prepare('select count(*) from sqlite_schema').all()
    reader = openReader()
  } catch (error) {
    writer?.close()
    const detail = codeOf(error)
    const isDamaged = detail.startsWith('SQLITE_NOTADB') || detail.startsWith('SQLITE_CORRUPT')
    return { ok: false, error: isDamaged ? 'ERR_DATABASE_DAMAGED' : 'ERR_DATA_DIR_UNUSABLE', detail }
  }

  const health: DiskHealth = { isFailing: false, outages: 0 }
  const query = new Kysely<Tables>({
    dialect: new EmbeddedDialect({ writer, reader, openReader, health, log }),
    ...(onQuery && { log: onQuery }),
  })
  return {
    ok: true,
    value: {
      kind: 'sqlite',
      query,
      ping: () => inTime(health.isFailing ? writeAgain(query, health) : read(query)),
      outages: () => health.outages,
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

function openPostgres(connectionString: string, log: Log, onQuery: Logger | undefined): Database {
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
