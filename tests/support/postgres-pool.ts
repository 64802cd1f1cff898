import pg from 'pg'
import { createDatabaseOn } from './postgres-server.ts'

/**
 * Databases with all tables and no rows that tests take in turn: creating and migrating one takes a quarter of a second of a
 * core, emptying it 10 ms. Test files run in separate processes, so the pool is in PostgreSQL: a database whose name begins
 * with `idle_` is free.
 */
interface PooledDatabase {
  readonly url: string
  /** True if it has been used before; otherwise it has no tables yet. */
  readonly hasTables: boolean
  /** Empties it for the next test, or drops it if its schema has changed. All connections must be closed. */
  readonly release: () => Promise<void>
}

export async function takeDatabase(serverUrl: string): Promise<PooledDatabase> {
  const claimed = await claimIdle(serverUrl)
  const { url, drop } =
    claimed === undefined
      ? await createDatabaseOn(serverUrl)
      : {
          url: urlOf(serverUrl, claimed),
          drop: () => ask(serverUrl, `drop database ${claimed} with (force)`),
        }
  return {
    url,
    hasTables: claimed !== undefined,
    async release() {
      const name = new URL(url).pathname.slice(1)
      if (!(await empty(url))) return drop()
      await ask(serverUrl, `alter database ${name} rename to ${name.replace(/^test_/, 'idle_')}`)
    },
  }
}

/** Claims an idle database by renaming it, which only one process can do. */
async function claimIdle(serverUrl: string): Promise<string | undefined> {
  return connected(serverUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ name: string }>(`${IDLE} order by random() limit 1`)
      const [idle] = rows
      if (idle === undefined) return undefined
      const name = idle.name.replace(/^idle_/, 'test_')
      try {
        await client.query(`alter database ${idle.name} rename to ${name}`)
        return name
      } catch (error) {
        if ((error as { code?: string }).code !== UNKNOWN_DATABASE) throw error
      }
    }
  })
}

const UNKNOWN_DATABASE = '3D000'

/** The schema of a database that has been migrated but not used. */
let migrated: string | undefined

/** Call once after migrating, before a test changes anything. */
export async function noteShape(url: string): Promise<void> {
  migrated ??= await connected(url, readShape)
}

/** Deletes all rows. False if the tables are not as migrations have made them. */
async function empty(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    if (!(await isSuperuser(client)) || (await readShape(client)) !== migrated) return false
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename not in ('schema_migrations', 'migrations', 'migrations_lock')`,
    )
    // In replica mode, triggers and foreign keys are off, so the order of deletion does not matter.
    const deletions = rows.map(({ name }) => `delete from ${name}`)
    await client.query(
      ['begin', 'set local session_replication_role = replica', ...deletions, 'commit'].join(';'),
    )
    return true
  })
}

/** Only a superuser may set replica mode, and an external server may have given us another user. */
async function isSuperuser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_superuser: string }>('show is_superuser')
  return rows[0]?.is_superuser === 'on'
}

/** On a server that outlives the tests, idle databases of another release may remain. */
export async function dropIdleDatabases(serverUrl: string): Promise<void> {
  await connected(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(IDLE)
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  })
}

const IDLE = `select datname as name from pg_database where datname like 'idle!_%' escape '!'`

/** Everything besides rows that a test could change: tables, indexes, views, rules, functions, settings, applied migrations. */
const SHAPE = `
  select md5(string_agg(part, chr(10) order by part)) as shape from (
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select viewname || definition from pg_views where schemaname = 'public'
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select unnest(setconfig) from pg_db_role_setting
      join pg_database on pg_database.oid = setdatabase where datname = current_database()
    union all select 'migration ' || name from schema_migrations
    union all select 'old migration ' || name from migrations
  ) parts`

async function readShape(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ shape: string }>(SHAPE)
  return rows[0]?.shape
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const ask = (url: string, statement: string): Promise<void> =>
  connected(url, async (client) => void (await client.query(statement)))

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
