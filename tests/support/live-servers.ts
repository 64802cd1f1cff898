import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase, type Database } from '#server/database/db.ts'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { createMetrics } from '#server/metrics.ts'
import { createLive, type Live } from '#server/live/service.ts'
import { socketTopicOf } from '#server/live/socket.ts'

/** A server of live games in this process with a separate database connection, so that two of them act as two servers. */
export interface LiveServer {
  readonly origin: string
  readonly port: number
  readonly live: Live
  readonly database: Database
  readonly log: [string, string, unknown][]
  /** A regular stop. */
  stop(): Promise<void>
}

export type Settings = Parameters<typeof openDatabase>[0]

/** `userOf` returns the signed-in user from the header `X-Test-User`, since these tests run without accounts. */
export async function startLiveServer(settings: Settings, database?: Database): Promise<LiveServer> {
  const log: LiveServer['log'] = []
  const opened = database ? undefined : openDatabase(settings, () => {})
  if (opened?.ok === false) throw new Error(opened.detail ?? opened.error)
  const used = database ?? opened!.value
  const http = createServer({
    shouldUpgradeCallback: ({ url }) => socketTopicOf(url) !== undefined,
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const live = createLive({
    database: used,
    connectionString: settings.DATABASE_URL,
    log: (level, message, fields) => void log.push([level, message, fields]),
    origin,
    proxies: 0,
    metrics: createMetrics('a token for tests'),
    makeRateLimit: (rule) => limitInMemory({ ...rule, times: 1_000_000 }),
    findUserId: (headers) => Promise.resolve(/user=([\w-]+)/.exec(headers.get('Cookie') ?? '')?.[1]),
  })
  http.on('upgrade', live.upgrade)
  const answer = getRequestListener(
    async (request) => (await live.answer(request)) ?? new Response('', { status: 404 }),
  )
  http.on('request', (request, response) => void answer(request, response))
  live.start()
  await live.ready()
  let isStopped = false
  return {
    origin,
    port,
    live,
    database: used,
    log,
    async stop() {
      if (isStopped) return
      isStopped = true
      await live.drain()
      http.close()
      http.closeAllConnections()
      await live.stop()
      if (opened) await used.close()
    },
  }
}

export const ASKER = { address: '10.1.2.3', userId: undefined, key: undefined }

/** A two-player game created by White. */
export async function makeGame(
  { live }: Pick<LiveServer, 'live'>,
  changed: {
    minutes?: 1 | 3 | 5 | 10
    increment?: 0 | 3
    untimed?: boolean
    users?: { w?: string; b?: string }
  } = {},
): Promise<{ id: string; keys: { w: string; b: string } }> {
  const { minutes = 10, increment = 0, untimed = false, users = {} } = changed
  const created = await live.invitations.create(
    {
      settings: { minutes, increment, untimed },
      color: 'w',
      name: 'Anna',
      isListed: false,
      start: undefined,
      browser: undefined,
    },
    { ...ASKER, address: someAddress(), userId: users.w },
  )
  if (!created.ok) throw new Error(created.error)
  const joined = await live.invitations.join(created.value.id, 'Ben', {
    ...ASKER,
    address: someAddress(),
    userId: users.b,
  })
  if (!joined.ok) throw new Error(joined.error)
  return { id: created.value.id, keys: { w: created.value.key, b: joined.value.key } }
}

let addresses = 0
const someAddress = () => `10.0.${(addresses >> 8) & 255}.${addresses++ & 255}`
