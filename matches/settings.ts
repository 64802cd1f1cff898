/** The settings of a game, shared by running games, saved matches and the server. */

export const GAME_MODES = ['human-vs-human', 'human-vs-ai'] as const
export type GameMode = (typeof GAME_MODES)[number]

/** Only the server saves online games: a device cannot prove which moves were played. */
export const MATCH_MODES = [...GAME_MODES, 'online'] as const
export type MatchMode = (typeof MATCH_MODES)[number]

/** Minutes for each side. */
export const TIME_CONTROLS = [1, 3, 5, 10, 15, 30] as const
export type TimeControl = (typeof TIME_CONTROLS)[number]

/** Seconds added after each move. */
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 30] as const
export type Increment = (typeof INCREMENTS)[number]

/** The clock settings of a game. */
export interface TimeSettings {
  /** For each side; ignored in untimed games. */
  readonly minutes: TimeControl
  /** Seconds. */
  readonly increment: Increment
  readonly untimed: boolean
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
