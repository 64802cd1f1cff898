import { opposite, type Color } from '#chess/types.ts'
import { arrive, depart, leave } from './attendance.ts'
import { holdClock, latestHold, releaseClock } from './clock.ts'
import type { LiveCommand, PlayerAct } from './command.ts'
import { abort, claimDraw, claimWin, resign, timeUp } from './end-game.ts'
import { coreOf, isRunning, seated, turnOf, type LiveGame, type Seat } from './live-game.ts'
import {
  acceptBack,
  acceptDraw,
  askBack,
  askRematch,
  declineBack,
  declineDraw,
  declineRematch,
  offerDraw,
} from './offers.ts'
import { playMove } from './play-move.ts'
import { changed, known, refuse, type Reduction } from './reduction.ts'

/**
 * The only way to change a live game: applies a command at a time and returns the new game or a refusal. Each change increments the
 * version, and the result must only replace the version that it was computed from.
 */
export function reduce(game: LiveGame, command: LiveCommand, atMs: number): Reduction {
  const reduction = apply(game, command, atMs)
  if (!reduction.ok || reduction.value.event === 'known') return reduction
  const { value } = reduction
  return { ok: true, value: { ...value, game: { ...value.game, version: game.version + 1 } } }
}

function apply(game: LiveGame, command: LiveCommand, atMs: number): Reduction {
  switch (command.type) {
    case 'join':
      return join(game, command.seat)
    case 'move':
      return playMove(game, command, atMs)
    case 'rematch':
      return askRematch(game, command.color, command.ids, atMs)
    case 'arrive':
      return arrive(game, command, atMs)
    case 'depart':
      return depart(game, command)
    case 'time-up':
      return timeUp(game, command.graceMs, atMs)
    case 'hold':
      return hold(game, command, atMs)
    case 'release':
      return isRunning(game) && game.isHeld && (game.awaited[turnOf(game)] ?? 0) <= atMs
        ? changed(releaseClock(game, atMs))
        : known(game)
    case 'abort':
    case 'back':
    case 'back-no':
    case 'back-yes':
    case 'claim':
    case 'claim-draw':
    case 'draw':
    case 'draw-no':
    case 'draw-yes':
    case 'leave':
    case 'rematch-no':
    case 'resign':
      return ACTS[command.type](game, command.color, atMs)
  }
}

const ACTS: Readonly<Record<PlayerAct, (game: LiveGame, color: Color, atMs: number) => Reduction>> = {
  draw: offerDraw,
  'draw-yes': acceptDraw,
  'draw-no': declineDraw,
  back: askBack,
  'back-yes': acceptBack,
  'back-no': declineBack,
  resign,
  abort,
  claim: claimWin,
  'claim-draw': claimDraw,
  'rematch-no': declineRematch,
  leave,
}

/** A player cannot take both seats with the same device or the same account. */
function join(game: LiveGame, seat: Seat): Reduction {
  if (game.phase !== 'open') return refuse('ERR_NOT_ALLOWED')
  const free = game.seats.w === null ? 'w' : 'b'
  const other = game.seats[opposite(free)]
  const isSameUser = seat.userId !== null && seat.userId === other?.userId
  if (other === null || isSameUser || seat.keyHash === other.keyHash) return refuse('ERR_NOT_ALLOWED')
  return changed(seated(coreOf(game), free === 'w' ? { w: seat, b: other } : { w: other, b: seat }))
}

function hold(
  game: LiveGame,
  { sinceMs, untilMs, cutOff }: LiveCommand & { type: 'hold' },
  atMs: number,
): Reduction {
  if (!isRunning(game) || game.turnAtMs === null) return known(game)
  const endsMs = Math.round(Math.min(untilMs, latestHold(atMs)))
  const awaited = { ...game.awaited, ...Object.fromEntries(cutOff.map((color) => [color, endsMs])) }
  const cut = { ...game, awaited }
  const isMoverCutOff = cutOff.length === 0 || cutOff.includes(turnOf(game))
  return changed(isMoverCutOff ? holdClock(cut, Math.min(sinceMs, atMs), endsMs) : cut)
}
