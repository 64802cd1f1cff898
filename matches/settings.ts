/** The choices that make a game, each list once: game, saved match and server share them. */

export const GAME_MODES = ['human-vs-human', 'human-vs-ai'] as const
export type GameMode = (typeof GAME_MODES)[number]

/** Online games are kept by the server, which alone can say what was played in them: no device hands one over. */
export const MATCH_MODES = [...GAME_MODES, 'online'] as const
export type MatchMode = (typeof MATCH_MODES)[number]

/** Minutes for each side. */
export const TIME_CONTROLS = [1, 3, 5, 10, 15, 30] as const
export type TimeControl = (typeof TIME_CONTROLS)[number]

/** Seconds a side gains with each of its moves. */
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 30] as const
export type Increment = (typeof INCREMENTS)[number]

/** Longer names would not fit beside a clock. */
export const LONGEST_NAME = 24

/** Nobody agrees to a draw with the computer before the game has begun in earnest. */
export const FIRST_DRAW_PLY = 20

/** What one account holds: more than anybody plays, and little enough to be searched and exported without harm to others. */
export const MOST_MATCHES = 10_000

/** A game does not count further: more than anybody takes back. */
export const MOST_TAKEBACKS = 999
