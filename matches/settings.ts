/** The settings of a game, shared by running games, saved matches and the server. */

export const GAME_MODES = ['human-vs-human', 'human-vs-ai'] as const
export type GameMode = (typeof GAME_MODES)[number]

/** Only the server saves online games: a device cannot prove which moves were played. */
export const MATCH_MODES = [...GAME_MODES, 'online'] as const
export type MatchMode = (typeof MATCH_MODES)[number]

/** Minutes for each side, from bullet to classical. */
export const TIME_CONTROLS = [1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 45, 60, 90, 120] as const
export type TimeControl = (typeof TIME_CONTROLS)[number]
/** Those of the specification. Setup shows them first. */
export const SPECIFIED_TIME_CONTROLS = [1, 3, 5, 10, 15, 30] as const satisfies readonly TimeControl[]

/** Seconds added after each move. */
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const
export type Increment = (typeof INCREMENTS)[number]
/** Setup shows these first. */
export const USUAL_INCREMENTS = [0, 1, 2, 3, 5, 10, 30] as const satisfies readonly Increment[]

/** Days for each move in a game by correspondence. */
export const MOVE_DAYS = [1, 2, 3, 5, 7, 14] as const
export type MoveDays = (typeof MOVE_DAYS)[number]

/** The clock settings of a game. */
export interface TimeSettings {
  /** For each side; ignored in untimed games and in those with days for a move. */
  readonly minutes: TimeControl
  /** Seconds. */
  readonly increment: Increment
  readonly untimed: boolean
  /** Days for each move, which starts with the full time. Only online games have them. */
  readonly days?: MoveDays | undefined
}

const DAY_MS = 24 * 60 * 60_000

/** Each side's time at the start of a game with a clock. */
export const initialMs = ({ minutes, days }: Pick<TimeSettings, 'minutes' | 'days'>): number =>
  days === undefined ? minutes * 60_000 : days * DAY_MS

/** A side's time after its move, of which `leftMs` remained. */
export const afterMoveMs = (settings: TimeSettings, leftMs: number): number =>
  settings.days === undefined ? leftMs + settings.increment * 1000 : initialMs(settings)

export const GAME_SPEEDS = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence'] as const
type GameSpeed = (typeof GAME_SPEEDS)[number]

/** The usual name of a time control, by the time for a game of forty moves. Undefined without a clock. */
export function speedOf({ minutes, increment, untimed, days }: TimeSettings): GameSpeed | undefined {
  if (days !== undefined) return 'correspondence'
  if (untimed) return undefined
  const seconds = minutes * 60 + increment * 40
  return seconds < 180 ? 'bullet' : seconds < 480 ? 'blitz' : seconds < 1_500 ? 'rapid' : 'classical'
}

/** Longer names would not fit beside a clock. */
export const LONGEST_NAME = 24

/** The computer refuses draws before this half-move. */
export const FIRST_DRAW_PLY = 20

/**
 * The limit per account: more games than people play, and few enough to search and export without slowing down other
 * requests.
 */
export const MOST_MATCHES = 10_000

/** Takebacks are counted up to this limit. */
export const MOST_TAKEBACKS = 999
