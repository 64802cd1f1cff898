import type { Color } from '#chess/types.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import type { LiveGame } from './live-game.ts'

/**
 * The finished game to save for the side `owner`. `at` is the wall-clock time of its end, since a live game only has
 * monotonic times. `undefined` if there is nothing to save.
 */
export function makeFinishedLive(game: LiveGame, owner: Color, at: Date): FinishedGame | undefined {
  const { end, settings, seats, startedAtMs, endedAtMs } = game
  if (game.phase !== 'over' || end === null || game.line.length === 0) return undefined
  const playedMs = (endedAtMs ?? 0) - (startedAtMs ?? endedAtMs ?? 0)
  return {
    gameId: game.gameId,
    rules: game.line.rules,
    opponent: {
      type: 'online',
      seat: owner,
      names: { w: seats.w?.name ?? '', b: seats.b?.name ?? '' },
    },
    time: settings,
    takebacks: 0,
    start: game.line.start,
    moves: game.line.sans(),
    times: game.left === null ? null : game.times,
    left: game.left,
    called: game.called,
    finishedAt: at.toISOString(),
    durationSeconds: Math.max(0, Math.ceil(playedMs / 1000)),
    engineVersion: null,
  }
}
