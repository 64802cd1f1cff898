import Libsql from 'libsql'
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import type { Log } from './log.ts'

/** The tables, filled by the features that own them. Ids and times are text, so that both databases hold the same values. */
interface Tables {}

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly query: Kysely<Tables>
  /** Whether it answers now. Never throws, and never takes longer than PING_TIMEOUT. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

export type OpenError = 'ERR_DATA_DIR_UNUSABLE' | 'ERR_DATA_DIR_IN_USE' | 'ERR_DATABASE_DAMAGED'
type Opened = { ok: true; database: Database } | { ok: false; error: OpenError; reason: string }

const PING_TIMEOUT = 1_000
const BUSY_TIMEOUT = 5_000
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
 * SQLite in the folder `DATA_DIR`. WAL lets a reader (a backup, say) in while a game is being saved; FULL syncs each
 * commit to the disk before it is acknowledged, which costs a write about a millisecond and keeps the promise that
 * a saved game is never lost.
 */
function openEmbedded(folder: string): Opened {
  try {
    makePrivateFolder(folder)
    makePrivateFile(join(folder, 'in-use.lock'))
    makePrivateFile(join(folder, 'site.db'))
  } catch (error) {
    return { ok: false, error: 'ERR_DATA_DIR_UNUSABLE', reason: codeOf(error) }
  }

  let lock: Libsql.Database | undefined
  let file: Libsql.Database | undefined
  try {
    lock = new Libsql(join(folder, 'in-use.lock'))
    // Held while this process lives. The system drops it at any kind of death, so it is never stale.
    lock.exec('begin exclusive')
    file = new Libsql(join(folder, 'site.db'))
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
    // Reads the schema: a damaged file shows here, at the start, and not at the first visitor.
    file.prepare('select count(*) from sqlite_schema').all()
  } catch (error) {
    file?.close()
    lock?.close()
    return { ok: false, error: openErrorOf(error), reason: codeOf(error) }
  }

  const [held, opened] = [lock, file]
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: opened }) })
  return {
    ok: true,
    database: {
      kind: 'sqlite',
      query,
      ping: () => answers(query),
      close: async () => {
        await query.destroy()
        held.close()
      },
    },
  }
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
  return { kind: 'postgres', query, ping: () => answers(query), close: () => query.destroy() }
}

async function answers(query: Kysely<Tables>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), PING_TIMEOUT)
  })
  const answer = sql`select 1`.execute(query).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Not `recursive: true`: where the system refuses with ENOENT (in /proc, say) Node 20 tries again for ever. */
function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return
  makePrivateFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

function openErrorOf(error: unknown): OpenError {
  const code = codeOf(error)
  if (code.startsWith('SQLITE_BUSY')) return 'ERR_DATA_DIR_IN_USE'
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) return 'ERR_DATABASE_DAMAGED'
  return 'ERR_DATA_DIR_UNUSABLE'
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.message : String(error)
}
