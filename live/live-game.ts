import { START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { COLORS, type Color, type Fen } from '#chess/types.ts'
import type { EndReason } from '#matches/ending.ts'
import type { Increment, TimeControl } from '#matches/settings.ts'

/**
 * A live game: one between two browsers, kept by the server. Changed only by `reduce` (reduce.ts). All times are
 * milliseconds of the server's clock, which follows the database's and never jumps; all that is left is whole milliseconds.
 */

/**
 * `open`: waits for a second person. `seated`: both are there, and not both have moved. `playing`: both have moved once, the
 * clocks run. `over`: ended, and kept. `aborted` and `expired`: ended without anything to keep.
 */
export const LIVE_PHASES = ['open', 'seated', 'playing', 'over', 'aborted', 'expired'] as const
export type LivePhase = (typeof LIVE_PHASES)[number]

export interface LiveSettings {
  /** For each side; has no meaning where nobody has a clock. */
  readonly minutes: TimeControl
  /** Seconds. */
  readonly increment: Increment
  readonly untimed: boolean
}

/** A side that somebody has taken. Whoever has the key, or is that user, plays it. */
export interface Seat {
  /** SHA-256 of the seat's key, in hex: the key itself is known to the device alone. */
  readonly keyHash: string
  readonly userId: string | null
  /** Empty for whoever gave none. */
  readonly name: string
}

/** Where a seat's newest connection is, as far as all servers know. */
export interface Presence {
  /** The server that holds it, or held it last; `null` for somebody who has never been there. */
  readonly server: string | null
  readonly goneAtMs: number | null
  /** He has pressed Leave, so nobody needs to wait for long. */
  readonly isLeaving: boolean
}

export interface Offers {
  readonly draw?: Color
  /** Who asks to take back. */
  readonly back?: Color
  readonly rematch?: Color
}

/** Who created an open game, for limits on the lobby: digests of a browser or account and of a network. */
export interface Maker {
  readonly browser: string
  readonly network: string
}

export interface LiveEnd {
  /** `aborted` and `expired` games have none. */
  readonly reason: EndReason
  readonly winner: Color | null
}

export interface LiveGame {
  readonly id: string
  /** Whoever has this one only watches. */
  readonly watchId: string
  /** Under this UUID it is saved, once for each account. */
  readonly gameId: string
  /** One more with each change that is kept; two changes of the same version cannot both be kept. */
  readonly version: number
  readonly phase: LivePhase
  readonly isListed: boolean
  /** `null` once the game is not open any more, and for games created by an older release. */
  readonly maker: Maker | null
  readonly settings: LiveSettings
  readonly seats: Readonly<Record<Color, Seat | null>>
  readonly line: Line
  /** What the mover had left after each move; empty without a clock. */
  readonly times: readonly number[]
  /** What both had left when the turn began; `null` without a clock. */
  readonly left: Readonly<Record<Color, number>> | null
  /**
   * When the turn began, as far as clocks are concerned. Lies ahead while the clock is held. `null` before both have been
   * there, and after the end.
   */
  readonly turnAtMs: number | null
  /** The clock rests until `turnAtMs` because of an outage: no player left. */
  readonly isHeld: boolean
  /** Until when the clock of a seat rests that an outage has disconnected; `null` if it is connected or left before. */
  readonly awaited: Readonly<Record<Color, number | null>>
  /** Milliseconds that stalls which the server has seen itself may still cost nothing (lag.ts). */
  readonly spare: Readonly<Record<Color, number>>
  readonly offers: Offers
  /** At which ply each side offered a draw last, and how often it asked to take back. */
  readonly lastDrawOffer: Readonly<Record<Color, number | null>>
  readonly backAsks: Readonly<Record<Color, number>>
  readonly presence: Readonly<Record<Color, Presence>>
  readonly end: LiveEnd | null
  /** Points of these two against each other, this game counted once it is over. */
  readonly score: Readonly<Record<Color, number>>
  readonly previousId: string | null
  readonly nextId: string | null
  readonly createdAtMs: number
  /** When both had moved once. */
  readonly startedAtMs: number | null
  readonly endedAtMs: number | null
}

/** What chance decides of a new game: handed in, so that all here is a function of its arguments. */
export interface NewIds {
  readonly id: string
  readonly watchId: string
  readonly gameId: string
}

interface NewLiveGame extends NewIds {
  readonly settings: LiveSettings
  readonly color: Color
  readonly seat: Seat
  readonly isListed: boolean
  readonly maker?: Maker
  /** By default the usual one. */
  readonly start?: Fen
}

const NOBODY: Presence = { server: null, goneAtMs: null, isLeaving: false }

/** What each side may have for stalls in a whole game: lag.ts says what it is for. */
const LEAST_SPARE_MS = 2_000
const MOST_SPARE_MS = 10_000

export function spareAtStart({ minutes, increment, untimed }: LiveSettings): number {
  if (untimed) return 0
  const expectedMs = minutes * 60_000 + 40 * increment * 1000
  return Math.round(Math.min(MOST_SPARE_MS, LEAST_SPARE_MS + 0.02 * expectedMs))
}

export function newLiveGame(chosen: NewLiveGame, atMs: number): LiveGame {
  const { id, watchId, gameId, settings, isListed, color, seat, start } = chosen
  const baseMs = settings.minutes * 60_000
  const spare = spareAtStart(settings)
  return {
    id,
    watchId,
    gameId,
    version: 1,
    phase: 'open',
    isListed,
    maker: chosen.maker ?? null,
    settings,
    seats: { w: null, b: null, [color]: seat },
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
    score: { w: 0, b: 0 },
    previousId: null,
    nextId: null,
    createdAtMs: atMs,
    startedAtMs: null,
    endedAtMs: null,
  }
}

/** The same two once more with colors swapped: the seats' keys stay good, so nobody is invited again. */
export function rematchOf(game: LiveGame, ids: NewIds, atMs: number): LiveGame {
  const { w, b } = game.seats
  const fresh = newLiveGame(
    {
      ...ids,
      settings: game.settings,
      isListed: false,
      color: 'w',
      seat: b!,
      start: game.line.start,
    },
    atMs,
  )
  return {
    ...fresh,
    phase: 'seated',
    seats: { w: b, b: w },
    score: { w: game.score.b, b: game.score.w },
    previousId: game.id,
  }
}

export const turnOf = ({ line }: Pick<LiveGame, 'line'>): Color => line.sideToMoveAt()

/** Moves are awaited: somebody can still win or lose. */
export const isRunning = ({ phase }: LiveGame): boolean => phase === 'seated' || phase === 'playing'

export const hasEnded = ({ phase }: LiveGame): boolean =>
  phase === 'over' || phase === 'aborted' || phase === 'expired'

/** The seats that are connected to a server. */
export const seatsOn = ({ presence }: LiveGame, server: string): readonly Color[] =>
  COLORS.filter((color) => presence[color].server === server && presence[color].goneAtMs === null)

/** The side that belongs to whoever comes with this key or as this user. */
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
