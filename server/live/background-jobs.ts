import { elapsedMs } from '#live/clock.ts'
import { isRunning, turnOf, type LiveGame } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import type { LiveHouse } from './house.ts'
import type { Line } from './line.ts'
import { purgeLiveGames } from './purge.ts'
import type { Rooms } from './rooms.ts'
import { makeSignsOfLife } from './signs-of-life.ts'

/** What happens to live games by itself: pings, flags that nobody is there to see fall, servers that have died, old rows. */

const BEAT_EVERY_MS = 2_000
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
}

export function createClockwork({ database, house, rooms, isHeard }: ClockworkSettings): Clockwork {
  const { query } = database
  const { log } = house
  const timers: NodeJS.Timeout[] = []
  const { beat, buryDead, isJustBack } = makeSignsOfLife(database, house, rooms)
  const purge = () => purgeLiveGames(database, house.now())
  let comparedAtMs = 0

  const every = (ms: number, what: string, work: () => Promise<unknown>) =>
    void timers.push(repeat(ms, what, work, log))

  function pingAll(): void {
    const atMs = house.now()
    for (const room of rooms.all()) for (const line of room.lines) pingLine(room.game, line, atMs)
    rooms.tidy()
  }

  async function sweep(): Promise<void> {
    if (isJustBack()) return
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
  }
}

/** One at a time, and what fails is tried again at its next time. */
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

function pingLine(game: LiveGame, line: Line, atMs: number): void {
  if (line.unansweredMs(atMs) > SILENT_MS) return line.close('slow')
  const isTurn = isRunning(game) && line.color === turnOf(game) && elapsedMs(game, atMs) < PINGS_OF_A_TURN_MS
  if (atMs - line.lastPingMs >= (isTurn ? PING_EVERY_MS.inTurn - 50 : PING_EVERY_MS.else)) line.ping(atMs)
}
