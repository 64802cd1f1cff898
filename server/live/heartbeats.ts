import type { Color } from '#chess/types.ts'
import { LONGEST_HOLD_MS } from '#live/grace.ts'
import { isRunning, seatsOn, turnOf } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import type { LiveHouse } from './house.ts'
import type { Rooms } from './rooms.ts'

/** A server that has given no sign of life for so long is dead. */
const DEAD_AFTER_MS = 6_000
/** One that misses a heartbeat probably is: players who leave it then for another server were cut off. */
const SILENT_AFTER_MS = 3_000

/** Since when a server has been silent; absent if it is alive, or its games have been taken care of. */
export async function silentSince(
  { query }: Database,
  server: string,
  atMs: number,
): Promise<number | undefined> {
  const row = await query
    .selectFrom('live_servers')
    .select('beat_at')
    .where('id', '=', server)
    .executeTakeFirst()
  return row && atMs - Number(row.beat_at) > SILENT_AFTER_MS ? Number(row.beat_at) : undefined
}

/** Each server's sign of life in the database, and the games of those that give none any more. */
export interface SignsOfLife {
  readonly beat: () => Promise<void>
  /** Of those that have died only one server takes care: whose deletion finds the row. */
  readonly buryDead: () => Promise<void>
  /** The database was away, and rooms are about to say since when their clocks are held. */
  readonly isJustBack: () => boolean
}

export function makeSignsOfLife(database: Database, house: LiveHouse, rooms: Rooms): SignsOfLife {
  const { query } = database
  const { server, log } = house
  const startedAt = Math.round(house.now())
  let beatenAtMs = house.now()
  let backAtMs = -Infinity

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
    const cutOff = seatsOn(room.game, deadServer)
    const hold = (untilMs: number, seats: readonly Color[]) =>
      room.change(() => ({ type: 'hold', sinceMs, untilMs, cutOff: seats }), atMs)
    if (isRunning(room.game) && cutOff.length > 0) await hold(fromMs + LONGEST_HOLD_MS, cutOff)
    // A player who had left before could not have come back during the outage either.
    const isAway = database.kind === 'sqlite' && !cutOff.includes(turnOf(room.game))
    if (isRunning(room.game) && isAway) await hold(atMs, [])
    for (const color of ['w', 'b'] satisfies Color[]) {
      if (presence[color].server === deadServer)
        await room.change(() => ({ type: 'depart', color, server: deadServer, sinceMs: fromMs }), atMs)
    }
  }

  return { beat, buryDead, isJustBack: () => house.now() - backAtMs < DEAD_AFTER_MS }
}
