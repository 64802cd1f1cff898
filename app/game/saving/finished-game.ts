import { ENGINE_VERSION } from '#engine/version.ts'
import { leastSeconds } from '#matches/clock-record.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { MOST_TAKEBACKS } from '#matches/settings.ts'
import { endOf, isAgainstComputer, type LocalGame } from '#app/game/game.ts'
import type { LocalOpponent } from '#app/game/settings.ts'

/** The finished game to save. `undefined` before its end, and if no move was played. */
export function finishGame(game: LocalGame, playedMs: number, finishedAt: Date): GameRecord | undefined {
  if (!endOf(game) || game.line.length === 0) return undefined
  const { id, time, line, clock, called, takebacks } = game
  const finished = {
    gameId: id,
    opponent: withoutScreen(game.opponent),
    time,
    takebacks: Math.min(takebacks, MOST_TAKEBACKS),
    line,
    // Rounded up, so that a running clock never reads 0.
    times: time.untimed
      ? undefined
      : line.moves.map((_, ply) => Math.ceil(game.times[ply + 1]?.[line.sideToMoveAt(ply)] ?? 0)),
    left: time.untimed ? undefined : { w: Math.ceil(clock.leftMs.w), b: Math.ceil(clock.leftMs.b) },
    called,
    finishedAt: finishedAt.toISOString(),
    engineVersion: isAgainstComputer(game) ? ENGINE_VERSION : undefined,
  }
  // After a crash, part of the measured play time is missing, but the clocks still show it.
  const durationSeconds = Math.max(Math.round(playedMs / 1000), leastSeconds(finished))
  return { ...finished, durationSeconds }
}

/** Leaves out what concerns only the screen. */
const withoutScreen = (opponent: LocalOpponent): GameRecord['opponent'] =>
  opponent.type === 'computer'
    ? { type: opponent.type, skill: opponent.skill, seat: opponent.seat }
    : { type: opponent.type, names: opponent.names }
