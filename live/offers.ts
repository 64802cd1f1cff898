import { opposite, type Color } from '#chess/types.ts'
import { leftBefore, startTurn } from './clock.ts'
import { declare } from './end-game.ts'
import { REMATCH_WITHIN_MS } from './grace.ts'
import {
  isRunning,
  rematchOf,
  turnOf,
  withPhase,
  type LiveGame,
  type NewIds,
  type Offers,
  type RunningGame,
} from './live-game.ts'
import { changed, known, refuse, type Reduction } from './reduction.ts'

/** Offers by one side and answers by the other. A move by either side declines all offers. */

/**
 * Least half-moves between two draw offers by one side, and most takeback requests by one side in a game, to prevent
 * pestering.
 */
const DRAW_EVERY_PLIES = 10
const MOST_BACK_ASKS = 3

export function offerDraw(game: LiveGame, color: Color, atMs: number): Reduction {
  if (game.phase !== 'playing' || !game.policy.mayOfferDraw) return refuse('ERR_NOT_ALLOWED')
  if (game.offers.draw === color) return known(game)
  if (game.offers.draw === opposite(color)) return declare(game, { reason: 'agreement' }, atMs)
  const last = game.lastDrawOffer[color]
  const ply = game.line.length
  if (last !== null && ply < last + DRAW_EVERY_PLIES) return refuse('ERR_NOT_ALLOWED')
  return changed({
    ...game,
    offers: { ...game.offers, draw: color },
    lastDrawOffer: { ...game.lastDrawOffer, [color]: ply },
  })
}

export const acceptDraw = (game: LiveGame, color: Color, atMs: number): Reduction =>
  game.phase === 'playing' && game.offers.draw === opposite(color)
    ? declare(game, { reason: 'agreement' }, atMs)
    : refuse('ERR_NOT_ALLOWED')

export const declineDraw = (game: LiveGame, color: Color): Reduction =>
  isRunning(game) && game.offers.draw === opposite(color)
    ? changed(without(game, 'draw'))
    : refuse('ERR_NOT_ALLOWED')

/**
 * If the requesting side has just moved, only that move is taken back; if it is to move, the opponent's answer is taken back
 * too.
 */
function plyToGoBackTo(game: RunningGame, color: Color): number {
  return game.line.length - (turnOf(game) === color ? 2 : 1)
}

export function askBack(game: LiveGame, color: Color): Reduction {
  if (!isRunning(game) || !game.policy.mayTakeBack || plyToGoBackTo(game, color) < 0)
    return refuse('ERR_NOT_ALLOWED')
  if (game.offers.back === color) return known(game)
  if (game.offers.back !== undefined || game.backAsks[color] >= MOST_BACK_ASKS)
    return refuse('ERR_NOT_ALLOWED')
  return changed({
    ...game,
    offers: { ...game.offers, back: color },
    backAsks: { ...game.backAsks, [color]: game.backAsks[color] + 1 },
  })
}

/** Resets both clocks to their times before the move that is taken back, as in all games on this site. */
export function acceptBack(game: LiveGame, color: Color, atMs: number): Reduction {
  const asker = opposite(color)
  if (!isRunning(game) || game.offers.back !== asker) return refuse('ERR_NOT_ALLOWED')
  const ply = plyToGoBackTo(game, asker)
  if (game.line.sideToMoveAt(ply) !== asker)
    throw new Error('After a takeback the side that asked must be on the move')
  const kept = {
    ...game,
    line: game.line.upTo(ply),
    times: game.times.slice(0, ply),
    left: leftBefore(game, ply),
    offers: {},
    lastDrawOffer: { w: null, b: null },
  }
  return changed(startTurn<RunningGame>(withPhase(kept, atMs), atMs))
}

export const declineBack = (game: LiveGame, color: Color): Reduction =>
  isRunning(game) && game.offers.back === opposite(color)
    ? changed(without(game, 'back'))
    : refuse('ERR_NOT_ALLOWED')

export function askRematch(game: LiveGame, color: Color, ids: NewIds, atMs: number): Reduction {
  if (game.phase !== 'over') return refuse('ERR_NOT_ALLOWED')
  if (game.nextId !== null) return known(game)
  if (!game.policy.mayRematch || atMs > game.endedAtMs + REMATCH_WITHIN_MS) return refuse('ERR_NOT_ALLOWED')
  if (game.rematch === color) return known(game)
  if (game.rematch === null) return changed({ ...game, rematch: color })
  const next = rematchOf(game, ids, Math.round(atMs))
  return { ok: true, value: { game: { ...game, rematch: null, nextId: next.id }, event: 'changed', next } }
}

/** The side that made the offer may also withdraw it. */
export const declineRematch = (game: LiveGame): Reduction =>
  game.phase === 'over' && game.rematch !== null
    ? changed({ ...game, rematch: null })
    : refuse('ERR_NOT_ALLOWED')

function without(game: RunningGame, offer: keyof Offers): RunningGame {
  const standing = Object.entries(game.offers).filter(([name]) => name !== offer)
  return { ...game, offers: Object.fromEntries(standing) }
}
