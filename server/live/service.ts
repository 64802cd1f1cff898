import { randomUUID } from 'node:crypto'
import { isRunning, seatsOn } from '#live/live-game.ts'
import { LONGEST_HOLD_MS } from '#live/grace.ts'
import type { Database } from '#server/database/db.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { createClockwork } from './clockwork.ts'
import type { LiveHouse } from './house.ts'
import { makeInvitations, type Invitations } from './invitations.ts'
import { createConnectionLimit, makeLiveLimits } from './limits.ts'
import type { Metrics } from '#server/metrics.ts'
import { createLiveMetrics } from './metrics.ts'
import { createNews, type NewsHandlers } from './news.ts'
import { createRooms, type Rooms } from './rooms.ts'
import { silentSince } from './signs-of-life.ts'
import { createServerClock } from './server-clock.ts'
import { createSockets, type Upgrade } from './socket.ts'
import { createLiveStore } from './store.ts'
import { createStreams } from './stream.ts'

/** Everything about live games on this server, put together. */
export interface Live {
  readonly invitations: Invitations
  readonly upgrade: Upgrade
  /** What has no page: events, posted messages. Nothing where the address is another's. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  start(): void
  /** When it hears of other servers, and looks after what one of them left. */
  readonly ready: () => Promise<void>
  /** Before requests are stopped: clocks rest, and whoever is connected is sent to come back. */
  readonly drain: () => Promise<void>
  stop(): Promise<void>
}

export interface LiveSettings {
  readonly database: Database
  readonly connectionString: string | undefined
  readonly log: Log
  readonly origin: string
  readonly proxies: number
  readonly metrics: Metrics
  readonly makeRateLimit: MakeRateLimit
  readonly findUserId: (headers: Headers) => Promise<string | undefined>
}

/** So long at most, a few milliseconds each: they must not all come back in the same moment. */
const LONGEST_GOODBYE_MS = 2_000
const GOODBYE_EACH_MS = 2

export function makeLive(settings: LiveSettings): Live {
  const { database, log, origin, proxies, findUserId } = settings
  const server = randomUUID()
  const clock = createServerClock(database)
  const store = createLiveStore(database, server, log)
  const connections = createConnectionLimit()
  const metrics = createLiveMetrics(settings.metrics, {
    connections: connections.count,
    games: () => [...rooms.all()].length,
    waiting: () => store.waiting(),
  })
  const news = createNews(
    { database, connectionString: settings.connectionString, server, log },
    newsHandlers(
      () => rooms,
      () => void clockwork.compare().catch(() => {}),
    ),
  )
  const house: LiveHouse = {
    ...{ server, store, log, ...metrics },
    now: () => clock.now(),
    silentSince: (other) => silentSince(database, other, clock.now()),
    tellOthers: (passing) => news.tell(passing),
  }
  const rooms = createRooms(house)
  const clockwork = createClockwork({ database, house, rooms, isHeard: () => news.isHeard() })
  let isOpen = true
  const shared = { house, rooms, connections, isOpen: () => isOpen, findUserId }

  let starting: Promise<void> = Promise.resolve()
  async function begin(): Promise<void> {
    await clock.start()
    await news.start()
    await clockwork.start()
  }

  return {
    invitations: makeInvitations({
      ...{ database, house, rooms, origin },
      limits: makeLiveLimits(settings.makeRateLimit),
    }),
    upgrade: createSockets({ ...shared, origin, proxies }),
    answer: createStreams(shared),
    start() {
      starting = begin()
    },
    ready: () => starting,
    async drain() {
      isOpen = false
      await holdClocks(house, rooms).catch((error: unknown) => log('warn', 'clocks not held', { error }))
      await sayGoodbye(house, rooms)
    },
    async stop() {
      await starting
      clockwork.stop()
      clock.stop()
      rooms.close()
      await news.stop()
    },
  }
}

/** What other servers tell of games that are known here. */
const newsHandlers = (rooms: () => Rooms, compare: () => void): NewsHandlers => ({
  changed: (game) => rooms().known(game.id)?.receive(game),
  named: (id) => rooms().known(id) && compare(),
  missed: compare,
  passing({ id, here, said }) {
    const room = rooms().known(id)
    if (here) room?.tellHere(here.color, here.isHidden)
    if (said) room?.say(said.color, said.preset)
  },
})

/** The clocks of the players connected here rest until they have reconnected, to this server or another. */
async function holdClocks(house: LiveHouse, rooms: Rooms): Promise<void> {
  const atMs = house.now()
  const untilMs = atMs + LONGEST_HOLD_MS
  await Promise.all(
    [...rooms.all()].map(async (room) => {
      const cutOff = seatsOn(room.game, house.server)
      if (isRunning(room.game) && cutOff.length > 0)
        await room.change(() => ({ type: 'hold', sinceMs: atMs, untilMs, cutOff }), atMs)
    }),
  )
}

async function sayGoodbye(house: LiveHouse, rooms: Rooms): Promise<void> {
  const lines = [...rooms.lines()]
  const withinMs = Math.min(LONGEST_GOODBYE_MS, lines.length * GOODBYE_EACH_MS)
  await Promise.all(
    lines.map(async (line) => {
      const inMs = Math.round(Math.random() * withinMs)
      line.send({ type: 'bye', inMs }, house.now())
      await new Promise((resolve) => setTimeout(resolve, inMs))
      line.close('restart')
    }),
  )
}
