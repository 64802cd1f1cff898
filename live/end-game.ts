import { opposite, type Color } from '#chess/types.ts'
import { endingOf, type DeclaredEnd } from '#matches/ending.ts'
import { deadlineMs, settledLeft } from './clock.ts'
import { claimInMs } from './grace.ts'
import { turnOf, type LiveEnd, type LiveGame } from './live-game.ts'
import { changed, refuse, type Reduction } from './reduction.ts'

/** Endings of a live game that are not determined by the board. */

export function endedWith(game: LiveGame, end: LiveEnd, atMs: number): LiveGame {
  const { w, b } = game.score
  const points = (color: Color) => (end.winner === null ? 0.5 : end.winner === color ? 1 : 0)
  return {
    ...game,
    phase: 'over',
    end,
    offers: {},
    turnAtMs: null,
    isHeld: false,
    score: { w: w + points('w'), b: b + points('b') },
    endedAtMs: Math.round(atMs),
  }
}

export function declare(game: LiveGame, declared: DeclaredEnd, atMs: number): Reduction {
  const { reason, winner } = endingOf(declared, game.line.positionAt())
  const settled = settledLeft(game, atMs)
  const late = declared.reason === 'timeout' ? declared.color : undefined
  const left = settled && late ? { ...settled, [late]: 0 } : settled
  return changed(endedWith({ ...game, left }, { reason, winner: winner ?? null }, atMs))
}

/** Ends the game without a result: nothing is saved. */
const endedWithout = (game: LiveGame, phase: 'aborted' | 'expired', atMs: number): LiveGame => ({
  ...game,
  phase,
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
  return game.phase === 'seated' ? changed(endedWithout(game, 'aborted', atMs)) : refuse('ERR_NOT_ALLOWED')
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
  if (game.turnAtMs === null) return changed(endedWithout(game, 'expired', atMs))
  if (game.phase === 'seated') return changed(endedWithout(game, 'aborted', atMs))
  return declare(game, { reason: 'timeout', color: turnOf(game) }, atMs)
}
