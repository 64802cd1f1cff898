import { COLORS, opposite, type Color } from '#chess/types.ts'
import { endingOf, type DeclaredEnd } from '#matches/ending.ts'
import { deadlineMs, settledLeft } from './clock.ts'
import { claimInMs } from './grace.ts'
import { turnOf, type LiveEnd, type LiveGame } from './live-game.ts'
import { changed, refuse, type Reduction } from './reduction.ts'

/** Endings of a live game that are not determined by the board. */

export function endedWith(game: LiveGame, end: LiveEnd, atMs: number): LiveGame {
  const { w, b } = game.score
  const points = pointsBy(end.winner)
  return {
    ...game,
    phase: 'over',
    end,
    offers: {},
    turnAtMs: null,
    isHeld: false,
    score: { w: w + points.w, b: b + points.b },
    endedAtMs: Math.round(atMs),
  }
}

export function declare(game: LiveGame, declared: DeclaredEnd, atMs: number): Reduction {
  const { reason, winner } = endingOf(declared, game.line.positionAt())
  const settled = settledLeft(game, atMs)
  const late = declared.reason === 'timeout' ? declared.color : undefined
  const left = settled && late ? { ...settled, [late]: 0 } : settled
  return changed(endedWith({ ...game, left, called: declared }, { reason, winner: winner ?? null }, atMs))
}

/** Ends the game before both have moved: nothing is saved. */
const endedWithout = (
  game: LiveGame,
  phase: 'aborted' | 'expired',
  atMs: number,
  absent: readonly Color[] = [],
): LiveGame => ({
  ...game,
  phase,
  absent,
  isListed: false,
  maker: null,
  offers: {},
  turnAtMs: null,
  isHeld: false,
  endedAtMs: Math.round(atMs),
})

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
  if (claimInMs(game, color, atMs) !== 0) return refuse('ERR_NOT_ALLOWED')
  return declare(game, { reason: 'abandonment', color: loser }, atMs)
}

export const claimWin = (game: LiveGame, color: Color, atMs: number): Reduction =>
  claimed(game, color, opposite(color), atMs)

export const claimDraw = (game: LiveGame, color: Color, atMs: number): Reduction =>
  claimed(game, color, null, atMs)

/** Refused unless the deadline passed more than `graceMs` ago. */
export function timeUp(game: LiveGame, graceMs: number, atMs: number): Reduction {
  const deadline = deadlineMs(game)
  if (deadline === null || atMs < deadline + graceMs) return refuse('ERR_NOT_ALLOWED')
  if (game.turnAtMs === null) return changed(endedWithout(game, 'expired', atMs, neverConnected(game)))
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
export function pointsOf({
  phase,
  end,
  absent,
  policy,
}: LiveGame): Readonly<Record<Color, number>> | undefined {
  if (phase === 'over' && end !== null) return pointsBy(end.winner)
  if ((phase !== 'aborted' && phase !== 'expired') || absent.length === 0) return undefined
  if (policy.ifAbsent === 'no-result') return undefined
  return absent.length === 2 ? { w: 0, b: 0 } : pointsBy(opposite(absent[0]!))
}

const pointsBy = (winner: Color | null): Readonly<Record<Color, number>> =>
  winner === null ? { w: 0.5, b: 0.5 } : winner === 'w' ? { w: 1, b: 0 } : { w: 0, b: 1 }
