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

/**
 * `open`: waiting for a second player. `seated`: both have a seat, but not both have moved. `playing`: both have moved and the
 * clocks run. `over`: ended and saved. `aborted` and `expired`: ended without a game to save; a player may have forfeited it.
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

export interface Offers {
  readonly draw?: Color
  /** The side that requests to take back a move. */
  readonly back?: Color
  readonly rematch?: Color
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

export interface LiveGame {
  readonly id: string
  /** The id for watchers. */
  readonly watchId: string
  /** The UUID that it is saved under, once per account. */
  readonly gameId: string
  /** Incremented by each change. If two changes are based on the same version, only one is written. */
  readonly version: number
  readonly phase: LivePhase
  readonly origin: GameOrigin
  readonly isListed: boolean
  /** `null` once the game is no longer open, and for games created by an older release. */
  readonly maker: Maker | null
  readonly settings: TimeSettings
  readonly policy: GamePolicy
  readonly seats: Readonly<Record<Color, Seat | null>>
  readonly line: Line
  /** The mover's remaining time after each move; empty in untimed games. */
  readonly times: readonly number[]
  /** Remaining time of both sides at the last move; `null` in untimed games. */
  readonly left: Readonly<Record<Color, number>> | null
  /**
   * When the running clock started; in the future while it is on hold. `null` until both have connected, and after the end.
   */
  readonly turnAtMs: number | null
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
  readonly presence: Readonly<Record<Color, Presence>>
  readonly end: LiveEnd | null
  /** The declaration that ended the game; `null` if its end follows from the position, and before the end. */
  readonly called: DeclaredEnd | null
  /** In an aborted or expired game: the sides that did not connect, or did not make their first move, in time. */
  readonly absent: readonly Color[]
  /** Points of these two players against each other, including this game once it is over. */
  readonly score: Readonly<Record<Color, number>>
  readonly previousId: string | null
  readonly nextId: string | null
  readonly createdAtMs: number
  /** The time when both had made their first move. */
  readonly startedAtMs: number | null
  readonly endedAtMs: number | null
}

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

export function createLiveGame(chosen: NewLiveGame, atMs: number): LiveGame {
  const { id, watchId, gameId, settings, seats, origin, isListed = false, start } = chosen
  const baseMs = initialMs(settings)
  const spare = spareAtStart(settings)
  return {
    id,
    watchId,
    gameId,
    version: 1,
    phase: seats.w === null || seats.b === null ? 'open' : 'seated',
    origin,
    isListed,
    maker: chosen.maker ?? null,
    settings,
    policy: chosen.policy ?? INVITATION_POLICY,
    seats,
    line: new Line(start ?? START_FEN),
    times: [],
    left: settings.untimed ? null : { w: baseMs, b: baseMs },
    turnAtMs: null,
    isHeld: false,
    awaited: { w: null, b: null },
    spare: { w: spare, b: spare },
    offers: {},
    lastDrawOffer: { w: null, b: null },
    backAsks: { w: 0, b: 0 },
    presence: { w: NOBODY, b: NOBODY },
    end: null,
    called: null,
    absent: [],
    score: { w: 0, b: 0 },
    previousId: null,
    nextId: null,
    createdAtMs: atMs,
    startedAtMs: null,
    endedAtMs: null,
  }
}

/** A new game between the same players with colours swapped. The seats' keys stay valid, so no invitation is needed. */
export function rematchOf(game: LiveGame, ids: NewIds, atMs: number): LiveGame {
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
export const isRunning = ({ phase }: LiveGame): boolean => phase === 'seated' || phase === 'playing'

export const hasEnded = ({ phase }: LiveGame): boolean =>
  phase === 'over' || phase === 'aborted' || phase === 'expired'

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
