import { elapsedMs } from '#live/clock.ts'
import { isRunning, turnOf, type LiveGame } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import { createHourlyPurge } from '#server/database/hourly-purge.ts'
import type { Log } from '#server/log.ts'
import type { GameSessions } from './game-sessions.ts'
import { purgeBatches } from './create-games.ts'
import { purgeFinishedGames } from './finished-games.ts'
import { createHeartbeats } from './heartbeats.ts'
import type { PlayerConnection } from './player-connection.ts'
import { purgeLiveGames } from './purge.ts'
import type { GameReference } from './references.ts'
import type { SessionContext } from './session-context.ts'

const HEARTBEAT_EVERY_MS = 2_000
const SWEEP_EVERY_MS = 2_000
/** Gives the mover's server time to end the game first. */
const SWEEP_BEHIND_MS = 2_000
const SWEEP_AT_ONCE = 100
const PING_EVERY_MS = { onMove: 1_000, otherwise: 15_000 } as const
const PINGS_ON_MOVE_FOR_MS = 10_000
/** A connection that leaves a ping unanswered for this long is dead. */
const DEAD_AFTER_MS = 30_000
const COMPARE_EVERY_MS = { notified: 5_000, otherwise: 250 } as const
const PURGE_EVERY_MS = 60_000

interface BackgroundJobsSettings {
  readonly database: Database
  readonly context: SessionContext
  readonly sessions: GameSessions
  /** References keep old games from being deleted. */
  readonly references: Iterable<GameReference>
  /** True while notifications of other servers arrive. */
  readonly isNotified: () => boolean
}

/** Pings, expired deadlines without a player connected, dead servers and old rows. */
export interface BackgroundJobs {
  start(): Promise<void>
  stop(): Promise<void>
  /** Reads the games in memory that other servers have changed. */
  compare(): Promise<void>
}

export function createBackgroundJobs(settings: BackgroundJobsSettings): BackgroundJobs {
  const { database, context, sessions, references, isNotified } = settings
  const { query } = database
  const { log } = context
  const timers: NodeJS.Timeout[] = []
  const { beat, takeOverDead, isJustBack } = createHeartbeats(database, context, sessions)
  const purge = () => purgeLiveGames(database, context.now(), references)
  const hourlyPurge = createPurgeOfEnded(settings)
  let comparedAtMs = 0

  const every = (ms: number, what: string, work: () => Promise<unknown>) =>
    void timers.push(repeat(ms, what, work, log))

  function pingAll(): void {
    const atMs = context.now()
    for (const { game, channel } of sessions.all())
      for (const connection of channel.connections) pingIfDue(game, connection, atMs)
    sessions.evictIdle()
  }

  async function sweep(): Promise<void> {
    if (isJustBack()) return
    const late = await query
      .selectFrom('live_games')
      .select('id')
      .where('ended_at', 'is', null)
      .where('deadline_at', '<', Math.round(context.now()) - SWEEP_BEHIND_MS)
      .limit(SWEEP_AT_ONCE)
      .execute()
    for (const { id } of late) await (await sessions.open(id))?.checkTime()
  }

  async function compare(): Promise<void> {
    const known = new Map([...sessions.all()].map(({ game }) => [game.id, game.version]))
    if (known.size === 0) return
    for (const game of await context.store.findNewer(known)) sessions.find(game.id)?.receive(game)
  }

  async function compareIfDue(): Promise<void> {
    const everyMs = isNotified() ? COMPARE_EVERY_MS.notified : COMPARE_EVERY_MS.otherwise
    if (context.now() - comparedAtMs < everyMs) return
    comparedAtMs = context.now()
    await compare()
  }

  return {
    async start() {
      const pings = setInterval(pingAll, PING_EVERY_MS.onMove).unref()
      timers.push(pings)
      await beat().catch((error: unknown) => log('warn', 'first heartbeat failed', { error }))
      await takeOverDead().catch((error: unknown) => log('warn', 'taking over games failed', { error }))
      every(HEARTBEAT_EVERY_MS, 'heartbeat', beat)
      every(SWEEP_EVERY_MS, 'sweep of live games', sweep)
      every(PURGE_EVERY_MS, 'removal of old live games', purge)
      hourlyPurge.start()
      if (database.kind === 'sqlite') return
      every(HEARTBEAT_EVERY_MS, 'taking over games of dead servers', takeOverDead)
      every(COMPARE_EVERY_MS.otherwise, 'comparing live games', compareIfDue)
    },
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer)
      return hourlyPurge.stop()
    },
    compare,
  }
}

/** Finished games, and keys of batches. */
const createPurgeOfEnded = ({ database, context, references }: BackgroundJobsSettings) =>
  createHourlyPurge(
    'finished online games',
    async () =>
      (await purgeFinishedGames(database, references)) + (await purgeBatches(database, context.now())),
    context.log,
  )

/** Skips a run while the previous one is under way. Failures are logged, and the next run is the retry. */
function repeat(ms: number, what: string, work: () => Promise<unknown>, log: Log): NodeJS.Timeout {
  let isWorking = false
  return setInterval(() => {
    if (isWorking) return
    isWorking = true
    void work()
      .catch((error: unknown) => log('warn', `${what} failed`, { error }))
      .finally(() => (isWorking = false))
  }, ms).unref()
}

function pingIfDue(game: LiveGame, connection: PlayerConnection, atMs: number): void {
  if (connection.unansweredMs(atMs) > DEAD_AFTER_MS) return connection.close('slow')
  const isOnMove =
    isRunning(game) && connection.color === turnOf(game) && elapsedMs(game, atMs) < PINGS_ON_MOVE_FOR_MS
  const everyMs = isOnMove ? PING_EVERY_MS.onMove - 50 : PING_EVERY_MS.otherwise
  if (atMs - connection.lastPingMs >= everyMs) connection.ping(atMs)
}
