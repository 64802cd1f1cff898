import { COLORS, type Color } from '#chess/types.ts'
import { LONGEST_HOLD_MS } from '#live/grace.ts'
import { isRunning, seatsOn, turnOf } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import type { GameSession } from './game-session.ts'
import type { GameSessions } from './game-sessions.ts'
import type { SessionContext } from './session-context.ts'

/** Without a heartbeat for this long, a server is dead. */
const DEAD_AFTER_MS = 6_000
/** Players who leave a server for another after it has missed a heartbeat were probably cut off. */
const SILENT_AFTER_MS = 3_000

/**
 * The time of a server's last heartbeat if it was more than `SILENT_AFTER_MS` ago; undefined if the server is alive or its
 * games have been taken over.
 */
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

/** The heartbeat of each server in the database, and the games of servers whose heartbeat has stopped. */
export interface Heartbeats {
  readonly beat: () => Promise<void>
  /** Holds the clocks of players whose server has died, and notes that they are disconnected. */
  readonly takeOverDead: () => Promise<void>
  /** True shortly after the database was away: sessions have not held their clocks yet. */
  readonly isJustBack: () => boolean
}

export function createHeartbeats(
  database: Database,
  context: SessionContext,
  sessions: GameSessions,
): Heartbeats {
  const { query } = database
  const { server, log } = context
  const startedAt = Math.round(context.now())
  let beatenAtMs = context.now()
  let backAtMs = -Infinity

  async function beat(): Promise<void> {
    const beatAt = Math.round(context.now())
    await query
      .insertInto('live_servers')
      .values({ id: server, started_at: startedAt, beat_at: beatAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: beatAt }))
      .execute()
    if (beatAt - beatenAtMs > DEAD_AFTER_MS) backAtMs = beatAt
    beatenAtMs = beatAt
  }

  async function takeOverDead(): Promise<void> {
    // The embedded database has one server, so every other one is dead.
    const before = Math.round(context.now()) - (database.kind === 'sqlite' ? 0 : DEAD_AFTER_MS)
    const dead = await query
      .selectFrom('live_servers')
      .select(['id', 'beat_at'])
      .where('beat_at', '<', before)
      .where('id', '!=', server)
      .execute()
    for (const { id, beat_at } of dead) {
      const sinceMs = Number(beat_at)
      // The embedded site was down as a whole. With several servers, players could have reconnected to the others all along.
      const backSinceMs = database.kind === 'sqlite' ? context.now() : sinceMs
      await takeOverGames({ id, sinceMs, backSinceMs })
      await query.deleteFrom('live_servers').where('id', '=', id).where('beat_at', '=', beat_at).execute()
    }
  }

  async function takeOverGames(dead: DeadServer): Promise<void> {
    const games = await query
      .selectFrom('live_games')
      .select('id')
      .where('ended_at', 'is', null)
      .where((game) => game.or([game('w_server', '=', dead.id), game('b_server', '=', dead.id)]))
      .execute()
    await Promise.all(
      games.map(async ({ id }) => {
        const session = await sessions.open(id)
        if (session) await takeOverGame(session, dead, context.now())
      }),
    )
    if (games.length > 0) log('warn', 'games of a server that has died', { games: games.length })
  }

  return { beat, takeOverDead, isJustBack: () => context.now() - backAtMs < DEAD_AFTER_MS }
}

interface DeadServer {
  readonly id: string
  readonly sinceMs: number
  /** The time from which its players were able to reconnect. */
  readonly backSinceMs: number
}

async function takeOverGame(
  session: GameSession,
  { id: server, sinceMs, backSinceMs }: DeadServer,
  atMs: number,
): Promise<void> {
  const { presence } = session.game
  const cutOff = seatsOn(session.game, server)
  const hold = (untilMs: number, seats: readonly Color[]) =>
    session.change(() => ({ type: 'hold', sinceMs, untilMs, cutOff: seats }), atMs)
  if (isRunning(session.game) && cutOff.length > 0) await hold(backSinceMs + LONGEST_HOLD_MS, cutOff)
  // A player who had left before could not have returned during the outage either.
  const isAway = backSinceMs > sinceMs && !cutOff.includes(turnOf(session.game))
  if (isRunning(session.game) && isAway) await hold(backSinceMs, [])
  for (const color of COLORS) {
    if (presence[color].server !== server) continue
    await session.change(() => ({ type: 'depart', color, server, sinceMs: backSinceMs }), atMs)
  }
}
