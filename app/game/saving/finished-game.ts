import { ENGINE_VERSION } from '#engine/version.ts'
import { leastSeconds } from '#matches/clock-record.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { MOST_TAKEBACKS } from '#matches/settings.ts'
import { endOf, isAgainstComputer, type Game } from '#app/game/game.ts'

/** A game that is over, as it is handed over to be kept. `undefined` while it goes on, and where nothing was played. */
export function makeFinishedGame(game: Game, playedMs: number, finishedAt: Date): FinishedGame | undefined {
  if (!endOf(game) || game.line.length === 0) return undefined
  const { id, settings, line, clock, called, takebacks } = game
  const { mode, timeControl, aiDifficulty, increment, untimed, names, playerColor } = settings
  const finished = {
    gameId: id,
    settings: {
      ...{ mode, timeControl, aiDifficulty, increment, untimed },
      ...(takebacks > 0 && { takebacks: Math.min(takebacks, MOST_TAKEBACKS) }),
    },
    names,
    playerColor,
    start: line.start,
    moves: line.sans(),
    // Rounded up: a clock with something left on it must not read nothing.
    times: untimed
      ? null
      : line.moves.map((_, ply) => Math.ceil(game.times[ply + 1]?.[line.sideToMoveAt(ply)] ?? 0)),
    left: untimed ? null : { w: Math.ceil(clock.leftMs.w), b: Math.ceil(clock.leftMs.b) },
    called: called ?? null,
    finishedAt: finishedAt.toISOString(),
    engineVersion: isAgainstComputer(game) ? ENGINE_VERSION : null,
  }
  // A page that crashed has forgotten how long it stood there; the clocks have not.
  const durationSeconds = Math.max(Math.round(playedMs / 1000), leastSeconds(finished, line.sideToMoveAt(0)))
  return { ...finished, durationSeconds }
}
