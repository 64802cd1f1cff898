import type { Color } from '#chess/types.ts'
import { elapsedMs } from '#live/clock.ts'
import { LONGEST_HOLD_MS } from '#live/grace.ts'
import { isRunning, turnOf, type LiveGame } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import type { LiveHouse } from './house.ts'
import type { Line } from './line.ts'
import type { Rooms } from './rooms.ts'

/** What happens to live games by itself: pings, flags that nobody is there to see fall, servers that have died, old rows. */

const BEAT_EVERY_MS = 2_000
const DEAD_AFTER_MS = 6_000
const SWEEP_EVERY_MS = 2_000
/** Later than the mover's own server would have seen it. */
const SWEEP_BEHIND_MS = 2_000
const SWEEP_AT_ONCE = 100
const PING_EVERY_MS = { inTurn: 1_000, else: 15_000 } as const
const PINGS_OF_A_TURN_MS = 10_000
/** Nobody is there who has not answered for so long. */
const SILENT_MS = 30_000
const COMPARE_EVERY_MS = { heard: 5_000, else: 250 } as const
const PURGE_EVERY_MS = 60_000
const PURGED_AT_ONCE = 200
const HOUR = 60 * 60_000
const KEPT_MS = { without: HOUR, over: 30 * 24 * HOUR } as const

export interface ClockworkSettings {
  readonly database: Database
  readonly house: LiveHouse
  readonly rooms: Rooms
  readonly isHeard: () => boolean
}

export interface Clockwork {
  start(): Promise<void>
  stop(): void
  /** Looks at once whether others have changed what is known here. */
  compare(): Promise<void>
  sweep(): Promise<void>
  beat(): Promise<void>
  buryDead(): Promise<void>
  purge(): Promise<number>
}

export function createClockwork({ database, house, rooms, isHeard }: ClockworkSettings): Clockwork {
  const { query } = database
  const { server, log } = house
  const timers: NodeJS.Timeout[] = []
  const startedAt = Math.round(house.now())
  let comparedAtMs = 0
  let beatenAtMs = house.now()
  let backAtMs = -Infinity

  /** One at a time, and what fails is tried again at its next time. */
  function every(ms: number, what: string, work: () => Promise<unknown>): void {
    let isWorking = false
    const timer = setInterval(() => {
      if (isWorking) return
      isWorking = true
      void work()
        .catch((error: unknown) => log('warn', `${what} failed`, { error }))
        .finally(() => (isWorking = false))
    }, ms).unref()
    timers.push(timer)
  }

  function pingAll(): void {
    const atMs = house.now()
    for (const room of rooms.all()) for (const line of room.lines) pingLine(room.game, line, atMs)
    rooms.tidy()
  }

  async function beat(): Promise<void> {
    const beatAt = Math.round(house.now())
    await query
      .insertInto('live_servers')
      .values({ id: server, started_at: startedAt, beat_at: beatAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: beatAt }))
      .execute()
    if (beatAt - beatenAtMs > DEAD_AFTER_MS) backAtMs = beatAt
    beatenAtMs = beatAt
  }

  /** Of those that have died only one server takes care: whose deletion finds the row. */
  async function buryDead(): Promise<void> {
    const before = Math.round(house.now()) - (database.kind === 'sqlite' ? 0 : DEAD_AFTER_MS)
    const dead = await query
      .selectFrom('live_servers')
      .select(['id', 'beat_at'])
      .where('beat_at', '<', before)
      .where('id', '!=', server)
      .execute()
    for (const { id, beat_at } of dead) {
      await leaveGamesOf(id, Number(beat_at))
      await query.deleteFrom('live_servers').where('id', '=', id).where('beat_at', '=', beat_at).execute()
    }
  }

  async function leaveGamesOf(deadServer: string, sinceMs: number): Promise<void> {
    const left = await query
      .selectFrom('live_games')
      .select('id')
      .where('ended_at', 'is', null)
      .where((game) => game.or([game('w_server', '=', deadServer), game('b_server', '=', deadServer)]))
      .execute()
    await Promise.all(left.map(({ id }) => leaveGame(id, deadServer, sinceMs)))
    if (left.length > 0) log('warn', 'games of a server that has died', { games: left.length })
  }

  async function leaveGame(id: string, deadServer: string, sinceMs: number): Promise<void> {
    const room = await rooms.open(id)
    if (room === undefined) return
    const atMs = house.now()
    // The embedded site was away as a whole; beside other servers the players have had them all the while.
    const fromMs = database.kind === 'sqlite' ? atMs : sinceMs
    const { presence } = room.game
    if (isRunning(room.game) && presence[turnOf(room.game)].server === deadServer)
      await room.change(() => ({ type: 'hold', sinceMs, untilMs: fromMs + LONGEST_HOLD_MS }), atMs)
    for (const color of ['w', 'b'] satisfies Color[]) {
      if (presence[color].server === deadServer)
        await room.change(() => ({ type: 'depart', color, server: deadServer, sinceMs: fromMs }), atMs)
    }
  }

  async function sweep(): Promise<void> {
    // The database was away, and rooms are about to say since when their clocks are held.
    if (house.now() - backAtMs < DEAD_AFTER_MS) return
    const late = await query
      .selectFrom('live_games')
      .select('id')
      .where('ended_at', 'is', null)
      .where('deadline_at', '<', Math.round(house.now()) - SWEEP_BEHIND_MS)
      .limit(SWEEP_AT_ONCE)
      .execute()
    for (const { id } of late) await (await rooms.open(id))?.timeUp()
  }

  async function compare(): Promise<void> {
    const known = new Map([...rooms.all()].map(({ game }) => [game.id, game.version]))
    if (known.size === 0) return
    for (const game of await house.store.findNewer(known)) rooms.known(game.id)?.receive(game)
  }

  async function compareInTime(): Promise<void> {
    const everyMs = isHeard() ? COMPARE_EVERY_MS.heard : COMPARE_EVERY_MS.else
    if (house.now() - comparedAtMs < everyMs) return
    comparedAtMs = house.now()
    await compare()
  }

  async function purge(): Promise<number> {
    const now = Math.round(house.now())
    const old = query
      .selectFrom('live_games')
      .select('id')
      .where((game) =>
        game.or([
          game.and([
            game('phase', 'in', ['aborted', 'expired']),
            game('ended_at', '<', now - KEPT_MS.without),
          ]),
          game('ended_at', '<', now - KEPT_MS.over),
          // Nobody has touched it for as long, and no clock ends it.
          game.and([game('ended_at', 'is', null), game('touched_at', '<', now - KEPT_MS.over)]),
        ]),
      )
      .limit(PURGED_AT_ONCE)
    const { numDeletedRows } = await query.deleteFrom('live_games').where('id', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  }

  return {
    async start() {
      const pings = setInterval(pingAll, PING_EVERY_MS.inTurn).unref()
      timers.push(pings)
      await beat().catch((error: unknown) => log('warn', 'first sign of life failed', { error }))
      await buryDead().catch((error: unknown) => log('warn', 'looking after games failed', { error }))
      every(BEAT_EVERY_MS, 'sign of life', beat)
      every(SWEEP_EVERY_MS, 'sweep of live games', sweep)
      every(PURGE_EVERY_MS, 'removal of old live games', purge)
      if (database.kind === 'sqlite') return
      every(BEAT_EVERY_MS, 'looking for dead servers', buryDead)
      every(COMPARE_EVERY_MS.else, 'comparing live games', compareInTime)
    },
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer)
    },
    compare,
    sweep,
    beat,
    buryDead,
    purge,
  }
}

function pingLine(game: LiveGame, line: Line, atMs: number): void {
  if (line.unansweredMs(atMs) > SILENT_MS) return line.close('slow')
  const isTurn = isRunning(game) && line.color === turnOf(game) && elapsedMs(game, atMs) < PINGS_OF_A_TURN_MS
  if (atMs - line.lastPingMs >= (isTurn ? PING_EVERY_MS.inTurn - 50 : PING_EVERY_MS.else)) line.ping(atMs)
}
