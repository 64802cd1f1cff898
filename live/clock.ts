import type { Color } from '#chess/types.ts'
import { initialMs } from '#matches/settings.ts'
import { IDLE_MS, LONGEST_HOLD_MS } from './grace.ts'
import {
  hasEnded,
  isRunning,
  turnOf,
  type LiveGame,
  type PlayingGame,
  type RunningGame,
} from './live-game.ts'

/**
 * The clock of a live game. Its whole state is `left` and `turnAtMs`, so any server that reads the row has the exact clock.
 * It starts with the third half-move.
 */

/** Milliseconds since the side to move started its move; 0 while the clock is on hold and while none runs. */
export const elapsedMs = (game: LiveGame, atMs: number): number =>
  isRunning(game) && game.turnAtMs !== null ? Math.max(0, Math.round(atMs - game.turnAtMs)) : 0

export const clockRuns = (game: LiveGame): game is PlayingGame =>
  game.phase === 'playing' && game.left !== null

/** Milliseconds until a clock on hold continues; `null` if it is not on hold. */
export const heldForMs = (game: LiveGame, atMs: number): number | null =>
  isRunning(game) && game.isHeld && game.turnAtMs !== null && game.turnAtMs > atMs
    ? Math.round(game.turnAtMs - atMs)
    : null

/** When the game ends or is aborted if neither player acts; `null` once it has ended. */
export function deadlineMs(game: LiveGame): number | null {
  if (hasEnded(game)) return null
  if (game.phase === 'open' || game.turnAtMs === null) return game.createdAtMs + game.policy.appearWithinMs
  if (game.phase === 'seated') return game.turnAtMs + firstMoveWithinMs(game)
  return game.turnAtMs + (game.left === null ? IDLE_MS : game.left[turnOf(game)])
}

/** Where a move may take days, the first may too. */
const firstMoveWithinMs = ({ policy, settings }: LiveGame): number =>
  settings.days === undefined ? policy.firstMoveWithinMs : initialMs(settings)

/** Remaining time of both sides if the clock stops at `atMs`. At least 1 ms, since only a flag makes it 0. */
export function settledLeft(game: LiveGame, atMs: number): Readonly<Record<Color, number>> | null {
  const { left } = game
  if (left === null || !clockRuns(game)) return left
  const turn = turnOf(game)
  return { ...left, [turn]: Math.max(1, left[turn] - elapsedMs(game, atMs)) }
}

/** Remaining time of both sides before half-move `ply`. */
export function leftBefore(game: LiveGame, ply: number): Readonly<Record<Color, number>> | null {
  if (game.left === null) return null
  const baseMs = initialMs(game.settings)
  const left = { w: baseMs, b: baseMs }
  for (const [index, time] of game.times.slice(0, ply).entries()) left[game.line.sideToMoveAt(index)] = time
  return left
}

/** Puts the clock on hold from `sinceMs` to `untilMs` for an outage. Time before that is charged, and no time is added. */
export function holdClock<G extends RunningGame>(game: G, sinceMs: number, untilMs: number): G {
  const { turnAtMs, left } = game
  if (turnAtMs === null) return game
  const passed = Math.max(0, Math.round(sinceMs - turnAtMs))
  const turn = turnOf(game)
  // The first moves have a time limit but no clock. Restarting the limit gives no advantage.
  const running = game.phase === 'playing' && left !== null
  return {
    ...game,
    left: running ? { ...left, [turn]: Math.max(1, left[turn] - passed) } : left,
    turnAtMs: Math.max(turnAtMs, Math.round(untilMs)),
    isHeld: true,
  }
}

/** Starts the clock of the side to move, or puts it on hold while an outage keeps that side disconnected. */
export function startTurn<G extends RunningGame>(game: G, atMs: number): G {
  const untilMs = game.awaited[turnOf(game)]
  const isHeld = untilMs !== null && untilMs > atMs
  const turnAtMs = isHeld ? untilMs : Math.round(atMs)
  return { ...game, turnAtMs, isHeld }
}

/** Continues a clock on hold. */
export const releaseClock = <G extends RunningGame>(game: G, atMs: number): G =>
  game.isHeld && game.turnAtMs !== null
    ? { ...game, isHeld: false, turnAtMs: Math.min(game.turnAtMs, Math.round(atMs)) }
    : game

/** The latest end of a hold that begins at `atMs`. */
export const latestHold = (atMs: number): number => atMs + LONGEST_HOLD_MS
