import { ENGINE_VERSION } from '#engine/version.ts'
import { leastSeconds } from '#matches/clock-record.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import type { Opponent } from '#matches/opponent.ts'
import { MOST_TAKEBACKS } from '#matches/settings.ts'
import { endOf, isAgainstComputer, type Game } from '#app/game/game.ts'

/**
 * The finished game to save. `undefined` before its end, if no move was played, and for spectators of an online game.
 */
export function finishGame(game: Game, playedMs: number, finishedAt: Date): FinishedGame | undefined {
  const opponent = opponentOf(game)
  if (!opponent || !endOf(game) || game.line.length === 0) return undefined
  const { id, time, line, clock, called, takebacks } = game
  const finished = {
    gameId: id,
    rules: line.rules,
    opponent,
    time,
    takebacks: Math.min(takebacks, MOST_TAKEBACKS),
    start: line.start,
    moves: line.sans(),
    // Rounded up, so that a running clock never reads 0.
    times: time.untimed
      ? null
      : line.moves.map((_, ply) => Math.ceil(game.times[ply + 1]?.[line.sideToMoveAt(ply)] ?? 0)),
    left: time.untimed ? null : { w: Math.ceil(clock.leftMs.w), b: Math.ceil(clock.leftMs.b) },
    called: called ?? null,
    finishedAt: finishedAt.toISOString(),
    engineVersion: isAgainstComputer(game) ? ENGINE_VERSION : null,
  }
  // After a crash, part of the measured play time is missing, but the clocks still show it.
  const durationSeconds = Math.max(Math.round(playedMs / 1000), leastSeconds(finished, line.sideToMoveAt(0)))
  return { ...finished, durationSeconds }
}

function opponentOf({ opponent }: Game): Opponent | undefined {
  switch (opponent.type) {
    case 'computer':
      return { type: opponent.type, skill: opponent.skill, seat: opponent.seat }
    case 'same-screen':
      return { type: opponent.type, names: opponent.names }
    case 'online':
      return opponent.seat && { ...opponent, seat: opponent.seat }
  }
}
