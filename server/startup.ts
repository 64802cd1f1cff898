import { resolve } from 'node:path'
import type { Result } from '#chess/types.ts'
import { openDatabase, type Database, type OpenError } from './database/db.ts'
import { measureQueries } from './database/query-metrics.ts'
import { lockDataFolder, type LockError } from './database/data-folder.ts'
import { parseEnv, type Env } from './env.ts'
import { codeOf } from './error-code.ts'
import { createLog, type Log } from './log.ts'
import { migrate } from './database/migrate.ts'
import { UnknownMigrationError } from './database/unknown-migrations.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** The resources of a server in production and development: valid settings, a log, an open database. */
export interface Resources {
  readonly env: Env
  readonly log: Log
  readonly database: Database
  readonly metrics: Metrics
  /** Releases all resources. The last step of a stop. */
  readonly close: () => Promise<void>
}

/** Each line of the detail names a wrong setting in a message for the operator. */
type Startup = Result<Resources, 'ERR_CANNOT_START'>

const FOLDER_TROUBLE: Record<OpenError | LockError, string> = {
  ERR_DATA_DIR_UNUSABLE: 'cannot be written',
  ERR_DATA_DIR_IN_USE: 'is in use by another server that is running',
  ERR_DATABASE_DAMAGED: 'holds a damaged database; nothing was changed in it',
  ERR_DATABASE_EMPTY:
    'holds an empty site.db where a database was; put a backup in its place, or remove it to begin with nothing',
}

export async function startUp(
  variables: Record<string, string | undefined>,
  { writerThread, checker }: { readonly writerThread?: URL; readonly checker?: URL } = {},
): Promise<Startup> {
  const parsed = parseEnv(variables)
  if (!parsed.ok) return refused(parsed.detail)
  const env = parsed.value
  const log = createLog(env.LOG_LEVEL, (line) => process.stderr.write(line))

  // With a database server, several site servers may share the folder, which then has only emails.
  const locked = env.DATABASE_URL === undefined ? lockDataFolder(resolve(env.DATA_DIR)) : undefined
  if (locked?.ok === false) return refused(folderLine(env, locked))
  const metrics = createMetrics(env.METRICS_TOKEN)
  const onQuery = measureQueries(metrics)
  const refuseFolder = (refusal: Parameters<typeof folderLine>[1]) => {
    locked?.value()
    return refused(folderLine(env, refusal))
  }
  let opened = openDatabase(env, log, { onQuery })
  if (!opened.ok) return refuseFolder(opened)
  try {
    const applied = await migrate(opened.value)
    if (applied.length > 0) log('info', 'database brought up to date', { migrations: applied })
  } catch (error) {
    await opened.value.close()
    locked?.value()
    const setting = env.DATABASE_URL === undefined ? `DATA_DIR ${resolve(env.DATA_DIR)}` : 'DATABASE_URL'
    return refused(`${setting} names a database that ${describeMigrationError(error)}`)
  }
  if (writerThread && env.DATABASE_URL === undefined) {
    // Runs only now, because migrations would otherwise wait for the thread to start.
    await opened.value.close()
    opened = openDatabase(env, log, { onQuery, writerThread, checker })
    if (!opened.ok) return refuseFolder(opened)
  }
  const database = opened.value
  metrics.gauge(
    'rook_database_outages',
    'Queries that failed since the start because the database was away',
    () => database.outages(),
  )
  const close = async () => {
    await database.close()
    locked?.value()
  }
  return { ok: true, value: { env, log, database, metrics, close } }
}

function folderLine(
  env: Env,
  { error, detail = '' }: { error: OpenError | LockError; detail?: string },
): string {
  return `DATA_DIR ${resolve(env.DATA_DIR)} ${FOLDER_TROUBLE[error]} (${detail})`
}

function describeMigrationError(error: unknown): string {
  if (!(error instanceof UnknownMigrationError)) return `could not be brought up to date (${codeOf(error)})`
  return error.code === 'ERR_DATABASE_NEWER'
    ? `a newer release has changed so that this one cannot use it (${error.migration}); start the newer release, or restore the backup from before the upgrade`
    : `has a migration of a different program (${error.migration})`
}

function refused(detail = ''): Startup {
  return { ok: false, error: 'ERR_CANNOT_START', detail }
}
