import type { Color } from '#chess/types.ts'
import { releaseClock } from './clock.ts'
import { turnOf, type LiveGame } from './live-game.ts'
import { changed, known, type Reduction } from './reduction.ts'

/** Who comes and goes. Kept with the game, so that a claim and a return that cross are put in order by its version. */

interface Where {
  readonly color: Color
  readonly server: string
}

/** The limit of the first move begins once both have been there. A clock that was held for the mover goes on. */
export function arrive(game: LiveGame, { color, server }: Where, atMs: number): Reduction {
  const was = game.presence[color]
  const isReleased = game.isHeld && turnOf(game) === color
  if (was.server === server && was.goneAtMs === null && !isReleased) return known(game)
  const presence = { ...game.presence, [color]: { server, goneAtMs: null, isLeaving: false } }
  const isComplete = presence.w.server !== null && presence.b.server !== null
  const begins = game.phase === 'seated' && isComplete && game.turnAtMs === null
  const there: LiveGame = { ...game, presence, turnAtMs: begins ? Math.round(atMs) : game.turnAtMs }
  return changed(isReleased ? releaseClock(there, atMs) : there)
}

/** Told by a server that does not hold his newest connection any more, it means nothing. */
export function depart(
  game: LiveGame,
  { color, server, sinceMs }: Where & { readonly sinceMs: number },
): Reduction {
  const was = game.presence[color]
  if (was.server !== server || was.goneAtMs !== null) return known(game)
  return changed(withPresence(game, color, { ...was, goneAtMs: Math.round(sinceMs) }))
}

/** By the button: the other side needs to wait for ten seconds alone. */
export function leave(game: LiveGame, color: Color, atMs: number): Reduction {
  const was = game.presence[color]
  if (was.isLeaving) return known(game)
  const goneAtMs = was.goneAtMs ?? Math.round(atMs)
  return changed(withPresence(game, color, { ...was, goneAtMs, isLeaving: true }))
}

const withPresence = (game: LiveGame, color: Color, there: LiveGame['presence']['w']): LiveGame => ({
  ...game,
  presence: { ...game.presence, [color]: there },
})
