import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'

/**
 * The connection pool of PostgreSQL. A connection may break at any moment, idle or in use: its query fails, and the process
 * lives on.
 */

const POOL_SIZE = 10
const CONNECT_TIMEOUT = 3_000
/** The longest that PostgreSQL works on a query. */
const STATEMENT_TIMEOUT = 10_000
/**
 * A server that freezes in the middle of a transaction holds its locks, and all others wait for them. PostgreSQL ends such a
 * session after this time. No transaction of ours pauses nearly as long between two queries.
 */
const IDLE_IN_TRANSACTION_TIMEOUT = 4_000
/** A query that takes this long triggers a probe. */
const SUSPECT_AFTER = 700
const PROBE_TIMEOUT = 700
const PROBE_EVERY = 500

interface PoolSettings {
  readonly connectionString: string
  readonly log: Log
  /** Called for each query or request for a connection that failed because the server was away. */
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
  // The pool reports the end of an idle connection, and the client that of one in use. Without a listener, either ends the
  // process.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const breaker = createCircuitBreaker({
    // Two probes: if this process itself was held up, one late response must not take the site down.
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
        // The connection may still open after the breaker gave up; it goes back to the pool then.
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

/** Removes a connection from the pool once it has failed, since an abandoned query may still be running on it. */
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
    // Kysely passes text only; cursors, which it would pass here too, are not in use.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  }
}

/** Classes of SQLSTATE: connection failure, too many connections, stopped by an operator; and a statement that took too long. */
const OUTAGE_STATE = /^(08...|53...|57P..|57014)$/

/**
 * True if the server was away or too slow. Errors without a server code come from the driver or the system: the connection
 * failed.
 */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return OUTAGE_STATE.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError)
}

/** Probes on a separate connection. Any response counts as an answer, even a refusal. */
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
    // Not awaited: closing might wait for ever on a server that does not answer.
    void client.end().catch(() => {})
  }
}
