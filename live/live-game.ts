import { START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { COLORS, type Color, type Fen } from '#chess/types.ts'
import type { DeclaredEnd, EndReason } from '#matches/ending.ts'
import { initialMs, type TimeSettings } from '#matches/settings.ts'
import { INVITATION_POLICY, type GamePolicy } from './policy.ts'

/**
 * A live game: a game between two browsers, stored by the server. Only `reduce` (reduce.ts) changes it. All times are
 * milliseconds of the server's monotonic clock, which follows the database's; remaining time is in whole milliseconds.
 */

export const LIVE_PHASES = ['open', 'seated', 'playing', 'over', 'aborted', 'expired'] as const
export type LivePhase = (typeof LIVE_PHASES)[number]

/** A side taken by a player. It can be played from the device with its key or from the account. */
export interface Seat {
  /** SHA-256 of the seat's key, in hex. Only the device has the key. */
  readonly keyHash: string
  readonly userId: string | null
  /** Empty if the player gave none. */
  readonly name: string
}

/** The newest connection of a seat, as all servers know it. */
export interface Presence {
  /** The server that holds it or held it last; `null` if the player has never connected. */
  readonly server: string | null
  readonly goneAtMs: number | null
  /** The player has clicked Leave, which shortens the wait for a claim. */
  readonly isLeaving: boolean
}

/** Offers that the next move declines. */
export interface Offers {
  readonly draw?: Color
  /** The side that requests to take back a move. */
  readonly back?: Color
}

/** The creator of an open game, for lobby limits: digests of a browser or account, of a network and of its block of addresses. */
export interface Maker {
  readonly browser: string
  readonly network: string
  /** Absent from games created by an older release. */
  readonly block?: string
}

/** How a game was created: by invitation, as a rematch, or by another feature's kind and id, such as `tournament:ID`. */
export type GameOrigin = 'invitation' | 'rematch' | `${string}:${string}`

export interface LiveEnd {
  readonly reason: EndReason
  readonly winner: Color | null
}

/** What a game has in every phase. */
export interface GameCore {
  readonly id: string
  /** The id for watchers. */
  readonly watchId: string
  /** The UUID that it is saved under, once per account. */
  readonly gameId: string
  /** Incremented by each change. If two changes are based on the same version, only one is written. */
  readonly version: number
  readonly origin: GameOrigin
  readonly settings: TimeSettings
  readonly policy: GamePolicy
  readonly line: Line
  /** The mover's remaining time after each move; empty in untimed games. */
  readonly times: readonly number[]
  /** Remaining time of both sides at the last move; `null` in untimed games. */
  readonly left: Readonly<Record<Color, number>> | null
  readonly presence: Readonly<Record<Color, Presence>>
  /** Points of these two players against each other, including this game once it is over. */
  readonly score: Readonly<Record<Color, number>>
  readonly previousId: string | null
  readonly createdAtMs: number
}

/** Waiting for a second player. */
export interface OpenGame extends GameCore {
  readonly phase: 'open'
  /** A side that is `null` is free. */
  readonly seats: Readonly<Record<Color, Seat | null>>
  readonly isListed: boolean
  /** `null` for games created by an older release. */
  readonly maker: Maker | null
}

type BothSeats = Readonly<Record<Color, Seat>>

interface Running extends GameCore {
  readonly seats: BothSeats
  /** The clock is on hold until `turnAtMs` because of an outage; the player did not leave. */
  readonly isHeld: boolean
  /** For a seat disconnected by an outage, the latest time at which its clock continues; `null` for other seats. */
  readonly awaited: Readonly<Record<Color, number | null>>
  /** Milliseconds of observed stalls that the server will still not charge (lag.ts). */
  readonly spare: Readonly<Record<Color, number>>
  readonly offers: Offers
  /** The ply of each side's last draw offer, and the number of each side's takeback requests. */
  readonly lastDrawOffer: Readonly<Record<Color, number | null>>
  readonly backAsks: Readonly<Record<Color, number>>
}

/** Both have a seat, but not both have moved. */
export interface SeatedGame extends Running {
  readonly phase: 'seated'
  /** When the limit of the side to move started; in the future while it is on hold. `null` until both have connected. */
  readonly turnAtMs: number | null
  /** The time when both had made their first move, if they have taken it back. */
  readonly startedAtMs: number | null
}

/** Both have moved, and the clocks run. */
export interface PlayingGame extends Running {
  readonly phase: 'playing'
  /** When the running clock started; in the future while it is on hold. */
  readonly turnAtMs: number
  readonly startedAtMs: number
}

export type RunningGame = SeatedGame | PlayingGame

/** Ended and saved. */
export interface OverGame extends GameCore {
  readonly phase: 'over'
  readonly seats: BothSeats
  readonly end: LiveEnd
  /** The declaration that ended the game; `null` if its end follows from the position. */
  readonly called: DeclaredEnd | null
  /** `null` if the first move of a side ended the game. */
  readonly startedAtMs: number | null
  readonly endedAtMs: number
  /** The side that offers a rematch. */
  readonly rematch: Color | null
  readonly nextId: string | null
}

/** Ended without a game to save; a player may have forfeited it. */
export interface UnplayedGame extends GameCore {
  readonly phase: 'aborted' | 'expired'
  readonly seats: Readonly<Record<Color, Seat | null>>
  /** The sides that did not connect, or did not make their first move, in time. */
  readonly absent: readonly Color[]
  readonly endedAtMs: number
}

export type EndedGame = OverGame | UnplayedGame

/** By phase, so that no game has a field that means nothing in its phase. */
export type LiveGame = OpenGame | RunningGame | EndedGame

/** What stays when a game enters another phase. */
export const coreOf = (game: GameCore): GameCore => ({
  id: game.id,
  watchId: game.watchId,
  gameId: game.gameId,
  version: game.version,
  origin: game.origin,
  settings: game.settings,
  policy: game.policy,
  line: game.line,
  times: game.times,
  left: game.left,
  presence: game.presence,
  score: game.score,
  previousId: game.previousId,
  createdAtMs: game.createdAtMs,
})

/** The random ids of a new game, passed in so that all functions here are pure. */
export interface NewIds {
  readonly id: string
  readonly watchId: string
  readonly gameId: string
}

interface NewLiveGame extends NewIds {
  readonly settings: TimeSettings
  /** Defaults to that of invitations. */
  readonly policy?: GamePolicy | undefined
  /** A side that is `null` is open for an invitation. */
  readonly seats: Readonly<Record<Color, Seat | null>>
  readonly origin: GameOrigin
  readonly isListed?: boolean
  readonly maker?: Maker
  /** Defaults to the initial position. */
  readonly start?: Fen
}

const NOBODY: Presence = { server: null, goneAtMs: null, isLeaving: false }

/** Bounds of `spare` at the start of a game (lag.ts). */
const LEAST_SPARE_MS = 2_000
const MOST_SPARE_MS = 10_000

export function spareAtStart(settings: TimeSettings): number {
  if (settings.untimed) return 0
  const expectedMs = initialMs(settings) + 40 * settings.increment * 1000
  return Math.round(Math.min(MOST_SPARE_MS, LEAST_SPARE_MS + 0.02 * expectedMs))
}

export function createLiveGame(chosen: NewLiveGame, atMs: number): OpenGame | SeatedGame {
  const { id, watchId, gameId, settings, seats, origin, isListed = false, start } = chosen
  const baseMs = initialMs(settings)
  const core: GameCore = {
    id,
    watchId,
    gameId,
    version: 1,
    origin,
    settings,
    policy: chosen.policy ?? INVITATION_POLICY,
    line: new Line(start ?? START_FEN),
    times: [],
    left: settings.untimed ? null : { w: baseMs, b: baseMs },
    presence: { w: NOBODY, b: NOBODY },
    score: { w: 0, b: 0 },
    previousId: null,
    createdAtMs: atMs,
  }
  const { w, b } = seats
  return w === null || b === null
    ? { ...core, phase: 'open', seats, isListed, maker: chosen.maker ?? null }
    : seated(core, { w, b })
}

/** A game whose seats are both taken. */
export function seated(core: GameCore, seats: BothSeats): SeatedGame {
  const spare = spareAtStart(core.settings)
  return {
    ...core,
    phase: 'seated',
    seats,
    turnAtMs: null,
    isHeld: false,
    awaited: { w: null, b: null },
    spare: { w: spare, b: spare },
    offers: {},
    lastDrawOffer: { w: null, b: null },
    backAsks: { w: 0, b: 0 },
    startedAtMs: null,
  }
}

/** A running game after a move or a takeback: it is being played once both have moved. */
export function withPhase(game: Omit<RunningGame, 'phase'>, atMs: number): RunningGame {
  if (game.line.length < 2) return { ...game, phase: 'seated' }
  const turnAtMs = game.turnAtMs ?? Math.round(atMs)
  return { ...game, phase: 'playing', turnAtMs, startedAtMs: game.startedAtMs ?? Math.round(atMs) }
}

/** A new game between the same players with colours swapped. The seats' keys stay valid, so no invitation is needed. */
export function rematchOf(game: OverGame, ids: NewIds, atMs: number): LiveGame {
  const { settings, policy, score, line } = game
  const seats = { w: game.seats.b, b: game.seats.w }
  const fresh = createLiveGame(
    { ...ids, settings, policy, seats, origin: 'rematch', start: line.start },
    atMs,
  )
  return { ...fresh, score: { w: score.b, b: score.w }, previousId: game.id }
}

export const turnOf = ({ line }: Pick<LiveGame, 'line'>): Color => line.sideToMoveAt()

/** True if both players are seated and the game has not ended. */
export const isRunning = (game: LiveGame): game is RunningGame =>
  game.phase === 'seated' || game.phase === 'playing'

export const hasEnded = (game: LiveGame): game is EndedGame => game.phase !== 'open' && !isRunning(game)

/** The seats connected to a server. */
export const seatsOn = ({ presence }: LiveGame, server: string): readonly Color[] =>
  COLORS.filter((color) => presence[color].server === server && presence[color].goneAtMs === null)

/** The side that this key or account plays. */
export function seatOf(
  { seats }: LiveGame,
  who: { readonly keyHash?: string | undefined; readonly userId?: string | undefined },
): Color | null {
  for (const color of ['w', 'b'] as const) {
    const seat = seats[color]
    if (seat === null) continue
    if (who.keyHash !== undefined && seat.keyHash === who.keyHash) return color
  }
  for (const color of ['w', 'b'] as const) {
    if (who.userId !== undefined && seats[color]?.userId === who.userId) return color
  }
  return null
}
