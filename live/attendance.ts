import type { Color } from '#chess/types.ts'
import { holdClock, releaseClock } from './clock.ts'
import { isRunning, turnOf, type LiveGame, type Presence } from './live-game.ts'
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
  const was = before.presence[color]
  const isConnected = was.server === server && was.goneAtMs === null
  const there = { server, goneAtMs: null, isLeaving: false }
  if (!isRunning(before)) return isConnected ? known(before) : changed(withPresence(before, color, there))
  const isTurn = turnOf(before) === color
  const game =
    isTurn && cutOffSinceMs !== undefined && !before.isHeld
      ? holdClock(before, Math.min(cutOffSinceMs, atMs), atMs)
      : before
  const isReleased = game.isHeld && isTurn
  if (isConnected && game.awaited[color] === null && !isReleased) return known(game)
  const arrived = withPresence({ ...game, awaited: { ...game.awaited, [color]: null } }, color, there)
  const { w, b } = arrived.presence
  const begins =
    arrived.phase === 'seated' && w.server !== null && b.server !== null && arrived.turnAtMs === null
  const begun = begins ? { ...arrived, turnAtMs: Math.round(atMs) } : arrived
  return changed(isReleased ? releaseClock(begun, atMs) : begun)
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

const withPresence = <G extends LiveGame>(game: G, color: Color, there: Presence): G => ({
  ...game,
  presence: { ...game.presence, [color]: there },
})
