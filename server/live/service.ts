import { randomUUID } from 'node:crypto'
import type { Result } from '#chess/types.ts'
import { isRunning, seatsOn, type NewIds } from '#live/live-game.ts'
import { LONGEST_HOLD_MS } from '#live/grace.ts'
import type { Database } from '#server/database/db.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import { readLiveRow } from '#server/database/live-game-row.ts'
import { createBackgroundJobs } from './background-jobs.ts'
import { createGame, type CreatedGame, type NewGame } from './create-game.ts'
import { createGames, type BatchGame } from './create-games.ts'
import { saveFinishedGame } from './finished-games.ts'
import { createGameSessions, type GameSessions } from './game-sessions.ts'
import { createGameTopic } from './game-topic.ts'
import { silentSince } from './heartbeats.ts'
import { createInvitations, type Invitations } from './invitations.ts'
import { createConnectionLimit, createLiveLimits } from './limits.ts'
import { createLiveMetrics } from './metrics.ts'
import { createNotifications, type NotificationHandlers } from './notifications.ts'
import { MATCH_REFERENCE, type GameReference } from './references.ts'
import { createServerClock } from './server-clock.ts'
import type { SessionContext } from './session-context.ts'
import { createSockets, type Upgrade } from './socket.ts'
import { createLiveStore } from './store.ts'
import { createStreams } from './stream.ts'
import { createTopics, type Topic, type TopicKind, type Topics } from './topics.ts'
import type { GameEndedHandler } from './write-batch.ts'

/** The live games of this server. */
export interface Live {
  readonly invitations: Invitations
  /** Creates a game; for two players of a class, say, with both seats taken. */
  createGame(game: NewGame): Promise<CreatedGame>
  /**
   * Creates games together, such as a round of a tournament: all of them once, or none. Repeat it with the same key until it
   * resolves; it returns the same ids.
   */
  createGames(batch: readonly BatchGame[], key: string): Promise<Result<readonly NewIds[], 'ERR_OTHER_BATCH'>>
  /** Keeps the games that a table refers to from being deleted. Call it before the start. */
  addReference(reference: GameReference): void
  /**
   * The handler runs in the transaction that ends a game, with or without a result, after the earlier handlers. Returns how to
   * unsubscribe.
   */
  onGameEnded(handler: GameEndedHandler): () => void
  /** Serves another kind of topic over the same sockets and event streams. */
  registerTopic(name: string, kind: TopicKind): void
  /** Sends an event to a topic's kind on all other servers. It may get lost. */
  publish(topic: Topic, event: unknown): void
  readonly upgrade: Upgrade
  /** Event streams and posted messages. Absent for other addresses. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  start(): void
  /** Resolves when notifications arrive and the games of dead servers have been taken over. */
  readonly ready: () => Promise<void>
  /** Called before requests stop: holds the clocks and asks all pages to reconnect. */
  readonly drain: () => Promise<void>
  stop(): Promise<void>
}

export interface LiveServiceOptions {
  readonly database: Database
  readonly connectionString: string | undefined
  readonly log: Log
  readonly origin: string
  readonly proxies: number
  readonly metrics: Metrics
  readonly makeRateLimit: MakeRateLimit
  readonly findUserId: (headers: Headers) => Promise<string | undefined>
}

/** Spreads the reconnections: a few milliseconds for each page, up to a maximum. */
const LONGEST_GOODBYE_MS = 2_000
const GOODBYE_EACH_MS = 2

export function createLive(settings: LiveServiceOptions): Live {
  const { database, log, origin, proxies, findUserId } = settings
  const server = randomUUID()
  const clock = createServerClock(database)
  const endedHandlers = new Set([saveFinishedGame(log)])
  const references = new Set([MATCH_REFERENCE])
  const store = createLiveStore(database, server, endedHandlers)
  const topics = createTopics()
  const connections = createConnectionLimit()
  const metrics = createLiveMetrics(settings.metrics, {
    connections: connections.count,
    games: () => [...sessions.all()].length,
    waiting: () => store.waiting(),
  })
  const notifications = createNotifications(
    { database, connectionString: settings.connectionString, server, log },
    notificationHandlers({ sessions: () => sessions, topics }, () => void jobs.compare().catch(() => {})),
  )
  const context: SessionContext = {
    ...{ server, store, log, ...metrics },
    now: () => clock.now(),
    silentSince: (other) => silentSince(database, other, clock.now()),
    publish: (event) => notifications.publish(event),
  }
  const sessions = createGameSessions(context)
  const isNotified = () => notifications.areArriving()
  const jobs = createBackgroundJobs({ database, context, sessions, references, isNotified })
  topics.register('game', createGameTopic(context, sessions))
  let isOpen = true
  const shared = { topics, connections, isOpen: () => isOpen, findUserId }
  let starting: Promise<void> = Promise.resolve()

  return {
    invitations: createInvitations({
      ...{ database, context, sessions, origin },
      limits: createLiveLimits(settings.makeRateLimit),
    }),
    ...makeExtensionPoints({ database, context, topics, endedHandlers, references }),
    upgrade: createSockets({ ...shared, origin, proxies, log, now: () => clock.now() }),
    answer: createStreams(shared),
    start() {
      starting = startAll(clock, notifications, jobs)
    },
    ready: () => starting,
    async drain() {
      isOpen = false
      await holdClocks(context, sessions).catch((error: unknown) => log('warn', 'clocks not held', { error }))
      await sayGoodbye(topics)
    },
    async stop() {
      await starting
      await jobs.stop()
      clock.stop()
      sessions.close()
      await notifications.stop()
    },
  }
}

type ExtensionPoints = Pick<
  Live,
  'createGame' | 'createGames' | 'addReference' | 'onGameEnded' | 'registerTopic' | 'publish'
>

interface Extended {
  readonly database: Database
  readonly context: SessionContext
  readonly topics: Topics
  readonly endedHandlers: Set<GameEndedHandler>
  readonly references: Set<GameReference>
}

const makeExtensionPoints = ({
  database,
  context,
  topics,
  endedHandlers,
  references,
}: Extended): ExtensionPoints => ({
  createGame: (game) => createGame(context, game),
  createGames: (batch, key) => createGames(database, batch, { key, atMs: context.now() }),
  addReference: (reference) => void references.add(reference),
  onGameEnded(handler) {
    endedHandlers.add(handler)
    return () => void endedHandlers.delete(handler)
  },
  registerTopic: (name, kind) => topics.register(name, kind),
  publish: (topic, event) => context.publish({ topic, event }),
})

async function startAll(...parts: readonly { start(): Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.start()
}

const notificationHandlers = (
  { sessions, topics }: { readonly sessions: () => GameSessions; readonly topics: Topics },
  compare: () => void,
): NotificationHandlers => ({
  changed(row) {
    const session = sessions().find(row.id)
    session?.receive(readLiveRow(row, session.game))
  },
  changedLong: (id) => sessions().find(id) && compare(),
  missed: compare,
  published(published) {
    // Servers still running a release without topics publish a game's events under the game's id.
    const [name, event] =
      'topic' in published ? [published.topic, published.event] : [published.id, published]
    const topic = topics.find(name)
    topic?.kind.receive?.(topic.id, event)
  },
})

/** Pauses the clocks of the players connected here until they have reconnected, to this server or another. */
async function holdClocks(context: SessionContext, sessions: GameSessions): Promise<void> {
  const atMs = context.now()
  const untilMs = atMs + LONGEST_HOLD_MS
  await Promise.all(
    [...sessions.all()].map(async (session) => {
      const cutOff = seatsOn(session.game, context.server)
      if (isRunning(session.game) && cutOff.length > 0)
        await session.change(() => ({ type: 'hold', sinceMs: atMs, untilMs, cutOff }), atMs)
    }),
  )
}

async function sayGoodbye(topics: Topics): Promise<void> {
  const connections = [...topics.kinds()].flatMap((kind) => [...kind.connections()])
  const withinMs = Math.min(LONGEST_GOODBYE_MS, connections.length * GOODBYE_EACH_MS)
  await Promise.all(
    connections.map(async (connection) => {
      const inMs = Math.round(Math.random() * withinMs)
      connection.sendGoodbye(inMs)
      await new Promise((resolve) => setTimeout(resolve, inMs))
      connection.close('restart')
    }),
  )
}
