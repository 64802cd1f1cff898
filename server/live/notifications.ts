import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import { readLiveRow, type LiveRow } from './rows.ts'
import type { PassingNews } from './house.ts'
import type { LiveGame } from '#live/live-game.ts'
import { CHANNEL } from './write-batch.ts'

/**
 * What other servers have changed, by PostgreSQL's LISTEN on a connection of its own: told inside the transaction that
 * writes, so it comes exactly when that is committed. A notice that is lost costs little: versions are compared besides.
 */
export interface News {
  start(): Promise<void>
  stop(): Promise<void>
  tell(news: PassingNews): void
  /** Whether notices arrive. Behind a proxy that pools transactions they never do; then rows are asked for often. */
  isHeard(): boolean
}

export interface NewsHandlers {
  /** A row as it is now. */
  changed(game: LiveGame): void
  /** One that is too long for a notice. */
  named(id: string): void
  passing(news: PassingNews): void
  /** Something may have been missed. */
  missed(): void
}

const PASSING_CHANNEL = 'live_passing'
const PROBE_CHANNEL = 'live_probe'
const PROBE_WITHIN_MS = 2_000
const RECONNECT_MS = 500
const UNHEARD = 'no notices come through: changes of other servers are asked for four times a second'

/** The embedded database has one server, which knows everything already. */
const NOBODY_ELSE: News = {
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
  tell: () => {},
  isHeard: () => true,
}

export function createNews(
  {
    database,
    connectionString,
    server,
    log,
  }: { database: Database; connectionString: string | undefined; server: string; log: Log },
  handlers: NewsHandlers,
): News {
  if (connectionString === undefined) return NOBODY_ELSE
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isHeard = false

  const onNotice = (notice: pg.Notification) => {
    if (notice.channel === PROBE_CHANNEL) isHeard = isHeard || notice.payload === server
    readNotice(notice, server, handlers)
  }

  async function connect(): Promise<void> {
    if (isStopped) return
    const opened = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 3_000 })
    const lost = (error?: Error) => {
      if (client !== opened && client !== undefined) return
      client = undefined
      isHeard = false
      if (isStopped) return
      if (error) log('warn', 'news of live games lost', { error })
      clearTimeout(timer)
      timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    opened.on('error', lost)
    opened.on('end', () => lost())
    opened.on('notification', onNotice)
    try {
      await opened.connect()
      client = opened
      await listen(opened)
      await sql`select pg_notify(${PROBE_CHANNEL}, ${server})`.execute(database.query)
      handlers.missed()
      setTimeout(() => !isHeard && client === opened && log('warn', UNHEARD), PROBE_WITHIN_MS).unref()
    } catch (error) {
      lost(error instanceof Error ? error : undefined)
      void opened.end().catch(() => {})
    }
  }

  return {
    start: connect,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
    tell(news) {
      // Nobody waits for it, and nothing is lost with it: it need not be synced.
      const text = `${server}\n${JSON.stringify(news)}`
      void client?.query('select pg_notify($1, $2)', [PASSING_CHANNEL, text]).catch(() => {})
    },
    isHeard: () => isHeard,
  }
}

async function listen(client: pg.Client): Promise<void> {
  for (const channel of [CHANNEL, PASSING_CHANNEL, PROBE_CHANNEL]) await client.query(`listen ${channel}`)
}

/** The first line says which server tells it, the others what: its own news a server knows already. */
function readNotice(
  { channel, payload = '' }: pg.Notification,
  server: string,
  handlers: NewsHandlers,
): void {
  const [from, ...texts] = payload.split('\n')
  if (from === server) return
  for (const text of texts) {
    if (channel === CHANNEL) readChange(text, handlers)
    if (channel === PASSING_CHANNEL) handlers.passing(JSON.parse(text) as PassingNews)
  }
}

function readChange(text: string, handlers: NewsHandlers): void {
  const row = JSON.parse(text) as LiveRow | { id: string }
  if ('state' in row) handlers.changed(readLiveRow(row))
  else handlers.named(row.id)
}
