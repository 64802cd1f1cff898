import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import type { LiveRow } from '#server/database/live-game-row.ts'
import type { PublishedEvent } from './session-context.ts'
import { CHANNEL } from './write-batch.ts'

/**
 * Changes made by other servers, by PostgreSQL's LISTEN on a dedicated connection. NOTIFY is part of the transaction that
 * writes, so a notification arrives exactly when that is committed. A lost one costs little: versions are also compared.
 */
export interface Notifications {
  start(): Promise<void>
  stop(): Promise<void>
  publish(event: PublishedEvent): void
  /** True if notifications arrive. They never do behind a transaction pooler; then rows are polled often. */
  areArriving(): boolean
}

export interface NotificationHandlers {
  /** The row after the change. */
  changed(row: LiveRow): void
  /** The row is too long for a notification and has to be read. */
  changedLong(id: string): void
  published(event: PublishedEvent): void
  /** Notifications may have been missed. */
  missed(): void
}

const EPHEMERAL_CHANNEL = 'live_passing'
const PROBE_CHANNEL = 'live_probe'
const PROBE_WITHIN_MS = 2_000
const RECONNECT_MS = 500
const NOT_ARRIVING = 'no notifications arrive: changes of other servers are polled four times a second'

/** The embedded database has a single server. */
const SINGLE_SERVER: Notifications = {
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
  publish: () => {},
  areArriving: () => true,
}

export function createNotifications(
  {
    database,
    connectionString,
    server,
    log,
  }: { database: Database; connectionString: string | undefined; server: string; log: Log },
  handlers: NotificationHandlers,
): Notifications {
  if (connectionString === undefined) return SINGLE_SERVER
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isArriving = false

  const onNotification = (notice: pg.Notification) => {
    if (notice.channel === PROBE_CHANNEL) isArriving = isArriving || notice.payload === server
    handleNotification(notice, server, handlers)
  }

  async function connect(): Promise<void> {
    if (isStopped) return
    const opened = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 3_000 })
    const lost = (error?: Error) => {
      if (client !== opened && client !== undefined) return
      client = undefined
      isArriving = false
      if (isStopped) return
      if (error) log('warn', 'notifications of live games lost', { error })
      clearTimeout(timer)
      timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    opened.on('error', lost)
    opened.on('end', () => lost())
    opened.on('notification', onNotification)
    try {
      await opened.connect()
      client = opened
      await listen(opened)
      await sql`select pg_notify(${PROBE_CHANNEL}, ${server})`.execute(database.query)
      handlers.missed()
      setTimeout(() => !isArriving && client === opened && log('warn', NOT_ARRIVING), PROBE_WITHIN_MS).unref()
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
    publish(event) {
      // Not awaited: losing one is harmless.
      const text = `${server}\n${JSON.stringify(event)}`
      void client?.query('select pg_notify($1, $2)', [EPHEMERAL_CHANNEL, text]).catch(() => {})
    },
    areArriving: () => isArriving,
  }
}

async function listen(client: pg.Client): Promise<void> {
  for (const channel of [CHANNEL, EPHEMERAL_CHANNEL, PROBE_CHANNEL]) await client.query(`listen ${channel}`)
}

/** The first line names the server that sent it, which ignores it; each other line is a change or an event. */
function handleNotification(
  { channel, payload = '' }: pg.Notification,
  server: string,
  handlers: NotificationHandlers,
): void {
  const [from, ...texts] = payload.split('\n')
  if (from === server) return
  for (const text of texts) {
    if (channel === CHANNEL) handleChange(text, handlers)
    if (channel === EPHEMERAL_CHANNEL) handlers.published(JSON.parse(text) as PublishedEvent)
  }
}

function handleChange(text: string, handlers: NotificationHandlers): void {
  const row = JSON.parse(text) as LiveRow | { id: string }
  if ('state' in row) handlers.changed(row)
  else handlers.changedLong(row.id)
}
