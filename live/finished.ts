import { opposite, type Color } from '#chess/types.ts'
import type { DeclaredEnd } from '#matches/ending.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { turnOf, type LiveGame } from './live-game.ts'

/**
 * A live game that is over, as it is kept as a match (matches/match.ts): `owner` is the side whose match it becomes, `at`
 * the day and time of its end by the calendar, which a clock that never jumps does not know. `undefined` for games with nothing to keep.
 */
export function makeFinishedLive(game: LiveGame, owner: Color, at: Date): FinishedGame | undefined {
  const { end, settings, seats, startedAtMs, endedAtMs } = game
  if (game.phase !== 'over' || end === null || game.line.length === 0) return undefined
  const playedMs = (endedAtMs ?? 0) - (startedAtMs ?? endedAtMs ?? 0)
  return {
    gameId: game.gameId,
    settings: {
      mode: 'online',
      timeControl: settings.minutes,
      increment: settings.increment,
      untimed: settings.untimed,
      // Of no meaning between two people, as in a game at one screen.
      aiDifficulty: 'intermediate',
    },
    names: { w: seats.w?.name ?? '', b: seats.b?.name ?? '' },
    playerColor: owner,
    start: game.line.start,
    moves: game.line.sans(),
    times: game.left === null ? null : game.times,
    left: game.left,
    called: declaredOf(game),
    finishedAt: at.toISOString(),
    durationSeconds: Math.max(0, Math.ceil(playedMs / 1000)),
    engineVersion: null,
  }
}

/** What a player has declared, from how it ended; the judge finds the same end in it again. */
function declaredOf(game: LiveGame): DeclaredEnd | null {
  const { reason, winner } = game.end!
  const turn = turnOf(game)
  if (reason === 'agreement') return { reason }
  if (reason === 'resignation') return { reason, color: opposite(winner!) }
  if (reason === 'timeout' || reason === 'timeout-without-mating-material')
    return { reason: 'timeout', color: turn }
  if (reason === 'abandonment') return { reason, color: winner === null ? null : turn }
  return null
}
