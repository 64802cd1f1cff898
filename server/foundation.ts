import { resolve } from 'node:path'
import { openDatabase, type Database, type OpenError } from './db.ts'
import { parseEnv, type Env } from './env.ts'
import { createLog, type Log } from './log.ts'

/** What a server stands on, in production and in development: settings that make sense, a log, an open database. */
export interface Foundation {
  readonly env: Env
  readonly log: Log
  readonly database: Database
}

/** Each line names the setting that is at fault, and is written for whoever typed it. */
type Laid =
  { ok: true; foundation: Foundation } | { ok: false; error: 'ERR_CANNOT_START'; lines: readonly string[] }

const DATABASE_TROUBLE: Record<OpenError, string> = {
  ERR_DATA_DIR_UNUSABLE: 'cannot be written',
  ERR_DATA_DIR_IN_USE: 'is in use by another server that is running',
  ERR_DATABASE_DAMAGED: 'holds a damaged database; nothing was changed in it',
}

export function layFoundation(variables: Record<string, string | undefined>): Laid {
  const parsed = parseEnv(variables)
  if (!parsed.ok) return { ok: false, error: 'ERR_CANNOT_START', lines: parsed.lines }
  const { env } = parsed
  const log = createLog(env.LOG_LEVEL, (line) => process.stderr.write(line))
  const opened = openDatabase(env, log)
  if (!opened.ok) {
    const line = `DATA_DIR ${resolve(env.DATA_DIR)} ${DATABASE_TROUBLE[opened.error]} (${opened.reason})`
    return { ok: false, error: 'ERR_CANNOT_START', lines: [line] }
  }
  return { ok: true, foundation: { env, log, database: opened.database } }
}
