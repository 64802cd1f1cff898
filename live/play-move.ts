import type { Color, Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { afterMoveMs } from '#matches/settings.ts'
import { clockRuns, elapsedMs, startTurn } from './clock.ts'
import type { MoveCommand } from './command.ts'
import { declare, endedWith } from './end-game.ts'
import { chargeMove, type Charge } from './lag.ts'
import { isRunning, turnOf, withPhase, type LiveGame, type RunningGame } from './live-game.ts'
import { known, refuse, type Reduction } from './reduction.ts'

/** Plays a move: validates it by the rules, charges the clock and ends the game if the rules say so. */

export function playMove(game: LiveGame, command: MoveCommand, atMs: number): Reduction {
  const { color, ply, uci, lag } = command
  // The client resends a move if its answer was lost.
  if (ply < game.line.length) return game.line.ucis()[ply] === uci ? known(game) : refuse('ERR_STALE')
  if (ply > game.line.length) return refuse('ERR_STALE')
  if (!isRunning(game)) return refuse('ERR_NOT_ALLOWED')
  if (turnOf(game) !== color) return refuse('ERR_NOT_YOUR_TURN')
  const move = parseUci(game.line.positionAt(), uci)
  if (!move.ok) return refuse('ERR_ILLEGAL')
  const elapsed = elapsedMs(game, atMs)
  const charge = chargeMove(lag, game.spare[color], { ...command.timing, elapsedMs: elapsed })
  const paid = pay(game, color, charge)
  if (paid === undefined) return declare(game, { reason: 'timeout', color }, atMs)
  const moved = withMove({ ...game, ...paid }, move.value, atMs)
  // The first moves are free, so they do not change the pool either.
  return { ok: true, value: { game: moved, event: 'moved', lag: clockRuns(game) ? charge.lag : lag } }
}

/** `undefined` if the time ran out before the move arrived. */
function pay(
  game: RunningGame,
  color: Color,
  charge: Charge,
): Pick<RunningGame, 'left' | 'spare'> | undefined {
  const { left, spare, settings } = game
  if (left === null || !clockRuns(game)) return { left, spare }
  const kept = left[color] - charge.chargedMs
  if (kept <= 0) return undefined
  return {
    left: { ...left, [color]: afterMoveMs(settings, kept) },
    spare: { ...spare, [color]: charge.spareMs },
  }
}

function withMove(game: RunningGame, move: Move, atMs: number): LiveGame {
  const color = turnOf(game)
  const line = game.line.with(move)
  const moved = withPhase(
    {
      ...game,
      line,
      times: game.left === null ? [] : [...game.times, game.left[color]],
      awaited: { ...game.awaited, [color]: null },
      offers: {},
    },
    atMs,
  )
  const outcome = line.outcome()
  return outcome
    ? endedWith(moved, { reason: outcome.reason, winner: outcome.winner ?? null }, null, atMs)
    : startTurn(moved, atMs)
}
