import { COLORS, opposite, type Color } from '#chess/types.ts'
import { endingOf, type DeclaredEnd } from '#matches/ending.ts'
import { deadlineMs, settledLeft } from './clock.ts'
import { claimInMs } from './grace.ts'
import {
  coreOf,
  hasEnded,
  turnOf,
  type LiveEnd,
  type LiveGame,
  type OpenGame,
  type OverGame,
  type RunningGame,
  type UnplayedGame,
} from './live-game.ts'
import { changed, refuse, type Reduction } from './reduction.ts'

/** Endings of a live game that are not determined by the board. */

/** `called`: the declaration that ended it; `null` if its end follows from the position. */
export function endedWith(
  game: RunningGame,
  end: LiveEnd,
  called: DeclaredEnd | null,
  atMs: number,
): OverGame {
  const { seats, startedAtMs } = game
  const { w, b } = game.score
  const points = pointsBy(end.winner)
  const score = { w: w + points.w, b: b + points.b }
  const endedAtMs = Math.round(atMs)
  const open = { rematch: null, nextId: null }
  return { ...coreOf(game), phase: 'over', seats, end, called, score, startedAtMs, endedAtMs, ...open }
}

export function declare(game: RunningGame, declared: DeclaredEnd, atMs: number): Reduction {
  const { reason, winner } = endingOf(declared, game.line.positionAt())
  const settled = settledLeft(game, atMs)
  const late = declared.reason === 'timeout' ? declared.color : undefined
  const left = settled && late ? { ...settled, [late]: 0 } : settled
  return changed(endedWith({ ...game, left }, { reason, winner: winner ?? null }, declared, atMs))
}

/** Ends the game before both have moved: nothing is saved. */
const endedWithout = (
  game: OpenGame | RunningGame,
  phase: UnplayedGame['phase'],
  atMs: number,
  absent: readonly Color[] = [],
): UnplayedGame => ({ ...coreOf(game), phase, seats: game.seats, absent, endedAtMs: Math.round(atMs) })

export const resign = (game: LiveGame, color: Color, atMs: number): Reduction =>
  game.phase === 'playing' ? declare(game, { reason: 'resignation', color }, atMs) : refuse('ERR_NOT_ALLOWED')

/** Aborting an open game withdraws the invitation. */
export function abort(game: LiveGame, _color: Color, atMs: number): Reduction {
  if (game.phase === 'open') return changed(endedWithout(game, 'expired', atMs))
  return game.phase === 'seated' && game.policy.mayAbort
    ? changed(endedWithout(game, 'aborted', atMs))
    : refuse('ERR_NOT_ALLOWED')
}

/** `loser` is the side that left, or `null` if a draw is claimed. A side with only a king cannot claim a win. */
function claimed(game: LiveGame, color: Color, loser: Color | null, atMs: number): Reduction {
  if (game.phase !== 'playing' || claimInMs(game, color, atMs) !== 0) return refuse('ERR_NOT_ALLOWED')
  return declare(game, { reason: 'abandonment', color: loser }, atMs)
}

export const claimWin = (game: LiveGame, color: Color, atMs: number): Reduction =>
  claimed(game, color, opposite(color), atMs)

export const claimDraw = (game: LiveGame, color: Color, atMs: number): Reduction =>
  claimed(game, color, null, atMs)

/** Refused unless the deadline passed more than `graceMs` ago. */
export function timeUp(game: LiveGame, graceMs: number, atMs: number): Reduction {
  const deadline = deadlineMs(game)
  if (hasEnded(game) || deadline === null || atMs < deadline + graceMs) return refuse('ERR_NOT_ALLOWED')
  if (game.phase === 'open' || game.turnAtMs === null)
    return changed(endedWithout(game, 'expired', atMs, neverConnected(game)))
  if (game.phase === 'seated') return changed(endedWithout(game, 'aborted', atMs, [turnOf(game)]))
  // An idle game without a clock.
  if (game.left === null) return changed(endedWithout(game, 'aborted', atMs))
  return declare(game, { reason: 'timeout', color: turnOf(game) }, atMs)
}

const neverConnected = ({ presence }: LiveGame): readonly Color[] =>
  COLORS.filter((color) => presence[color].server === null)

/**
 * The points of both sides once the game has ended, for those who score it. Undefined if it has no result. Both sides get none
 * if both have forfeited it.
 */
export function pointsOf(game: LiveGame): Readonly<Record<Color, number>> | undefined {
  if (game.phase === 'over') return pointsBy(game.end.winner)
  if (!hasEnded(game) || game.absent.length === 0) return undefined
  const { absent, policy } = game
  if (policy.ifAbsent === 'no-result') return undefined
  return absent.length === 2 ? { w: 0, b: 0 } : pointsBy(opposite(absent[0]!))
}

const pointsBy = (winner: Color | null): Readonly<Record<Color, number>> =>
  winner === null ? { w: 0.5, b: 0.5 } : winner === 'w' ? { w: 1, b: 0 } : { w: 0, b: 1 }
