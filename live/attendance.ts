import type { Color } from '#chess/types.ts'
import { holdClock, releaseClock } from './clock.ts'
import { turnOf, type LiveGame } from './live-game.ts'
import { changed, known, type Reduction } from './reduction.ts'

/**
 * Players connecting and disconnecting. Presence is part of the game, so that the version orders a claim and a reconnection
 * that cross.
 */

interface Where {
  readonly color: Color
  readonly server: string
}

interface Arrival extends Where {
  readonly cutOffSinceMs?: number | undefined
}

/**
 * The time limit of the first move starts when both players have connected. A clock on hold for this seat continues. If the
 * clock kept running because the outage had not been noticed yet, only the time before the outage is charged.
 */
export function arrive(before: LiveGame, { color, server, cutOffSinceMs }: Arrival, atMs: number): Reduction {
  const isTurn = turnOf(before) === color
  const game =
    isTurn && cutOffSinceMs !== undefined && before.turnAtMs !== null && !before.isHeld
      ? holdClock(before, Math.min(cutOffSinceMs, atMs), atMs)
      : before
  const was = game.presence[color]
  const isReleased = game.isHeld && isTurn
  const isKnown = was.server === server && was.goneAtMs === null && game.awaited[color] === null
  if (isKnown && !isReleased) return known(game)
  const presence = { ...game.presence, [color]: { server, goneAtMs: null, isLeaving: false } }
  const isComplete = presence.w.server !== null && presence.b.server !== null
  const begins = game.phase === 'seated' && isComplete && game.turnAtMs === null
  const there: LiveGame = {
    ...game,
    presence,
    awaited: { ...game.awaited, [color]: null },
    turnAtMs: begins ? Math.round(atMs) : game.turnAtMs,
  }
  return changed(isReleased ? releaseClock(there, atMs) : there)
}

/** Ignored from a server that no longer holds the seat's newest connection. */
export function depart(
  game: LiveGame,
  { color, server, sinceMs }: Where & { readonly sinceMs: number },
): Reduction {
  const was = game.presence[color]
  if (was.server !== server || was.goneAtMs !== null) return known(game)
  return changed(withPresence(game, color, { ...was, goneAtMs: Math.round(sinceMs) }))
}

/** Leaving by the button: the opponent has to wait only ten seconds. */
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
