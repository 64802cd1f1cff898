import type { LiveGame } from '#live/live-game.ts'
import { GameSession } from './game-session.ts'
import type { PlayerConnection } from './player-connection.ts'
import type { SessionContext } from './session-context.ts'

/** The live games in memory on this server. */
export interface GameSessions {
  /** Finds a session by the game's id or its watch id. Rejects if the game is not in memory and the database is away. */
  open(id: string): Promise<GameSession | undefined>
  /** Finds a session by the game's id, only if it is in memory. */
  find(id: string): GameSession | undefined
  all(): Iterable<GameSession>
  connections(): Iterable<PlayerConnection>
  /** Evicts sessions without connections. */
  evictIdle(): void
  close(): void
}

/** A player who reconnects after a short loss finds the session in memory. */
const IDLE_FOR_MS = 30_000

export function createGameSessions(context: SessionContext): GameSessions {
  const sessions = new Map<string, GameSession>()
  const opening = new Map<string, Promise<GameSession | undefined>>()

  async function load(id: string): Promise<GameSession | undefined> {
    const game = await context.store.find(id)
    return game && (sessions.get(game.id) ?? add(game))
  }

  function add(game: LiveGame): GameSession {
    const session = new GameSession(game, context)
    sessions.set(game.id, session)
    return session
  }

  return {
    async open(id) {
      const session = sessions.get(id)
      if (session) {
        session.usedAtMs = context.now()
        return session
      }
      const loading = opening.get(id) ?? load(id).finally(() => opening.delete(id))
      opening.set(id, loading)
      const loaded = await loading
      if (loaded) loaded.usedAtMs = context.now()
      return loaded
    },
    find: (id) => sessions.get(id),
    all: () => sessions.values(),
    *connections() {
      for (const { channel } of sessions.values()) yield* channel.connections
    },
    evictIdle() {
      for (const [id, session] of sessions) {
        if (!session.isIdle || context.now() - session.usedAtMs < IDLE_FOR_MS) continue
        session.close()
        sessions.delete(id)
      }
    },
    close() {
      for (const session of sessions.values()) session.close()
      sessions.clear()
    },
  }
}
