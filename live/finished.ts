import type { Color } from '#chess/types.ts'
import type { GameRecord } from '#matches/game-record.ts'
import type { LiveGame, OverGame } from './live-game.ts'

/**
 * The record to save for the side `owner`. `at` is the wall-clock time of its end, since a live game only has
 * monotonic times. `undefined` if there is nothing to save.
 */
export function makeFinishedLive(game: LiveGame, owner: Color, at: Date): GameRecord | undefined {
  if (game.phase !== 'over' || game.line.length === 0) return undefined
  const { settings, seats, line } = game
  return {
    gameId: game.gameId,
    opponent: {
      type: 'online',
      seat: owner,
      names: { w: seats.w.name, b: seats.b.name },
    },
    time: settings,
    takebacks: 0,
    line,
    times: game.left === null ? undefined : game.times,
    left: game.left ?? undefined,
    called: game.called ?? undefined,
    finishedAt: at.toISOString(),
    durationSeconds: playedSeconds(game),
    engineVersion: undefined,
  }
}

/** From when both had moved. */
export const playedSeconds = ({ startedAtMs, endedAtMs }: OverGame): number =>
  Math.max(0, Math.ceil((endedAtMs - (startedAtMs ?? endedAtMs)) / 1000))
