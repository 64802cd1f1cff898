import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'

/**
 * PostgreSQL's connections as the site shares them. A connection may break at any moment, while it is idle or while
 * somebody works with it: that costs a query its answer, never the process its life.
 */

const POOL_SIZE = 10
const CONNECT_TIMEOUT = 3_000
/** Bounds every query that the server works on. */
const STATEMENT_TIMEOUT = 10_000
/**
 * A server that is frozen in the middle of a transaction holds its locks, and everybody else waits for them. After this
 * PostgreSQL ends such a session; between two queries of a transaction nothing here takes nearly as long.
 */
const IDLE_IN_TRANSACTION_TIMEOUT = 4_000
/** A query that has taken so long gives reason to ask whether the server answers at all. */
const SUSPECT_AFTER = 700
const PROBE_TIMEOUT = 700
const PROBE_EVERY = 500

interface PoolSettings {
  readonly connectionString: string
  readonly log: Log
  /** Told of each query, and each wish for a connection, that failed because the server was away. */
  readonly onOutage: () => void
}

export function createPostgresPool({ connectionString, log, onOutage }: PoolSettings): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 1_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    keepAlive: true,
  })
  const onLost = (error: Error) => log('warn', 'database connection lost', { error })
  // While a connection is idle the pool hears of its end, and while somebody works with it nobody does but its own
  // listeners: without one, either ends the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const breaker = createCircuitBreaker({
    // Twice: whatever holds up this process makes one answer late, and would take the site down with it.
    probe: async () => (await isAnswering(connectionString)) || isAnswering(connectionString),
    suspectAfter: SUSPECT_AFTER,
    probeEvery: PROBE_EVERY,
    onChange: (isOpen) =>
      log(isOpen ? 'error' : 'info', isOpen ? 'database does not answer' : 'database answers again'),
  })
  return {
    options: pool.options,
    async connect() {
      let connecting: Promise<pg.PoolClient> | undefined
      try {
        const client = await breaker.run(() => (connecting = pool.connect()))
        return watch(client, breaker, onOutage)
      } catch (error) {
        // What was given up may still come, and is somebody else's then.
        void connecting?.then((client) => client.release()).catch(() => {})
        if (isOutage(error)) onOutage()
        throw error
      }
    },
    async end() {
      breaker.close()
      await pool.end()
    },
  }
}

/** A connection that leaves the pool once it has failed: a query that was given up may still stand in its way. */
function watch(client: pg.PoolClient, breaker: CircuitBreaker, onOutage: () => void): PostgresPoolClient {
  let isBroken = false
  const query = async (text: string, parameters: unknown[]) => {
    try {
      return await breaker.run(() => client.query(text, parameters))
    } catch (error) {
      if (isOutage(error)) {
        isBroken = true
        onOutage()
      }
      throw error
    }
  }
  return {
    // Kysely asks with text alone; its cursors, which it would pass here too, are not in use.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  }
}

/** Classes of SQLSTATE: no connection, no room for one more, stopped by an operator; and a statement that took too long. */
const OUTAGE_STATE = /^(08...|53...|57P..|57014)$/

/** Whether the server was away or had no time. What it did not say itself was said of the way there, by driver or system. */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return OUTAGE_STATE.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError)
}

/** Over a connection of its own. Any word of the server's is an answer, a refusal too: only silence is none. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT,
    query_timeout: PROBE_TIMEOUT,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    // What never answers need not be waited for.
    void client.end().catch(() => {})
  }
}
