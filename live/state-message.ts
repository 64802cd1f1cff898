import type { Color } from '#chess/types.ts'
import { clockRuns, elapsedMs, heldForMs } from './clock.ts'
import { claimInMs } from './grace.ts'
import { isRunning, turnOf, type LiveGame } from './live-game.ts'
import { RESTRICTED_ACTS, type Here, type MovedMessage, type StateMessage } from './protocol.ts'
import type { GamePolicy } from './policy.ts'
import { pointsOf } from './end-game.ts'

/** Facts about a game that are not in its row: hidden pages, watchers and the mover's network latency. */
export interface Surroundings {
  readonly isHidden: Readonly<Record<Color, boolean>>
  readonly watchers: number
  /** The expected lag of the side to move. */
  readonly lagMs: number
}

/** The complete game as seen by one connection. */
export function makeState(
  game: LiveGame,
  you: Color | null,
  { isHidden, watchers, lagMs }: Surroundings,
  atMs: number,
): StateMessage {
  const claimIn = you === null ? undefined : claimInMs(game, you, atMs)
  return {
    type: 'state',
    v: game.version,
    you,
    phase: game.phase,
    ...(game.phase === 'open' && game.isListed && { listed: true as const }),
    settings: game.settings,
    names: forBoth((color) => game.seats[color]?.name ?? null),
    start: game.line.start,
    moves: game.line.ucis().join(' '),
    times: [...game.times],
    left: game.left,
    runs: runsOf(game),
    ran: clockRuns(game) ? elapsedMs(game, atMs) : 0,
    hold: heldForMs(game, atMs),
    lag: lagMs,
    offers: offersIn(game),
    here: forBoth((color) => hereOf(game, color, isHidden[color])),
    ...(claimIn !== undefined && { claimIn: Math.round(claimIn) }),
    ...(game.phase === 'over' && { end: game.end, called: game.called }),
    ...restrictionsOf(game.policy),
    ...forfeitOf(game),
    score: game.score,
    ...(you !== null && game.phase === 'over' && { game: game.gameId }),
    ...(game.phase === 'over' && game.nextId !== null && { next: game.nextId }),
    watchers,
    watch: game.watchId,
  }
}

/** The last move, for connections that have the previous version. */
export function makeMoved(game: LiveGame, lagMs: number): MovedMessage {
  const ply = game.line.length - 1
  return {
    type: 'moved',
    v: game.version,
    ply,
    uci: game.line.ucis()[ply]!,
    left: game.left,
    runs: runsOf(game),
    lag: lagMs,
    ...(game.phase === 'over' && { end: game.end, score: game.score }),
  }
}

export function hereOf({ presence }: LiveGame, color: Color, isHidden: boolean): Here {
  const { server, goneAtMs } = presence[color]
  if (server === null || goneAtMs !== null) return 'gone'
  return isHidden ? 'away' : 'here'
}

function offersIn(game: LiveGame): StateMessage['offers'] {
  if (isRunning(game)) return game.offers
  return game.phase === 'over' && game.rematch !== null ? { rematch: game.rematch } : {}
}

const runsOf = (game: LiveGame): Color | null => (clockRuns(game) ? turnOf(game) : null)

function forBoth<T>(of: (color: Color) => T): Record<Color, T> {
  return { w: of('w'), b: of('b') }
}

const MAY = { abort: 'mayAbort', back: 'mayTakeBack', draw: 'mayOfferDraw', rematch: 'mayRematch' } as const

function restrictionsOf(policy: GamePolicy): Pick<StateMessage, 'mayNot'> {
  const mayNot = RESTRICTED_ACTS.filter((act) => !policy[MAY[act]])
  return mayNot.length === 0 ? {} : { mayNot }
}

function forfeitOf(game: LiveGame): Pick<StateMessage, 'forfeit'> {
  const points = game.phase === 'over' ? undefined : pointsOf(game)
  if (points === undefined) return {}
  return { forfeit: { winner: points.w > points.b ? 'w' : points.b > points.w ? 'b' : null } }
}
