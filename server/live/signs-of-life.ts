import type { Color } from '#chess/types.ts'
import { LONGEST_HOLD_MS } from '#live/grace.ts'
import { isRunning, turnOf } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import type { LiveHouse } from './house.ts'
import type { Rooms } from './rooms.ts'

/** A server that has given no sign of life for so long is dead. */
const DEAD_AFTER_MS = 6_000

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
    if (isRunning(room.game) && presence[turnOf(room.game)].server === deadServer)
      await room.change(() => ({ type: 'hold', sinceMs, untilMs: fromMs + LONGEST_HOLD_MS }), atMs)
    for (const color of ['w', 'b'] satisfies Color[]) {
      if (presence[color].server === deadServer)
        await room.change(() => ({ type: 'depart', color, server: deadServer, sinceMs: fromMs }), atMs)
    }
  }

  return { beat, buryDead, isJustBack: () => house.now() - backAtMs < DEAD_AFTER_MS }
}
