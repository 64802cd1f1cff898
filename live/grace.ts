import { opposite, type Color } from '#chess/types.ts'
import type { TimeSettings } from '#matches/settings.ts'
import { turnOf, type LiveGame, type Presence } from './live-game.ts'

/** Time limits for absent players. */

/** A player who reconnects within this time does not count as gone. */
export const GONE_AFTER_MS = 5_000
/** A game without a clock is aborted after this time without a move. */
export const IDLE_MS = 30 * 24 * 60 * 60_000
/** A rematch can be offered for this long after the end. */
export const REMATCH_WITHIN_MS = 10 * 60_000
/** After an outage, the clocks of disconnected players are on hold for at most this long. */
export const LONGEST_HOLD_MS = 60_000

const AFTER_LEAVING_MS = 10_000
const UNTIMED_MS = 300_000

/** The wait before a claim. It is shorter in short games, where half a minute decides. */
function graceMs({ minutes, untimed }: TimeSettings, { isLeaving }: Presence): number {
  if (isLeaving) return AFTER_LEAVING_MS
  if (untimed) return UNTIMED_MS
  if (minutes <= 3) return 30_000
  return minutes <= 10 ? 60_000 : 120_000
}

/**
 * Milliseconds until `color` may claim the game because the opponent has disconnected. `undefined` if there is nothing to
 * claim: before both have moved, while `color` is to move, and in games with days for a move.
 */
export function claimInMs(game: LiveGame, color: Color, atMs: number): number | undefined {
  const other = opposite(color)
  const there = game.presence[other]
  if (game.phase !== 'playing' || turnOf(game) !== other || there.goneAtMs === null) return undefined
  if (game.settings.days !== undefined) return undefined
  // A player disconnected by an outage may reconnect while the clock is on hold.
  const restsUntilMs = game.isHeld ? game.turnAtMs : 0
  return Math.max(0, there.goneAtMs + graceMs(game.settings, there) - atMs, restsUntilMs - atMs)
}
