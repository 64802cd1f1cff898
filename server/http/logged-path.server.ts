/**
 * The id of an online game or the token of a shared one opens that game, so readers of the log must not learn it. Its first four
 * characters are enough to find the lines of one game.
 */
const GAME_KEY = /(\/(?:online|watch|games)\/)([\w-]{4})[\w-]{8,}/

/** In characters. Without a limit, strangers could make the log grow at will. */
const LONGEST_LOGGED_PATH = 500

/** The path as it may appear in the log: bounded in length and without a game's full id or share token. */
export const loggedPath = (path: string): string =>
  (path.length > LONGEST_LOGGED_PATH ? `${path.slice(0, LONGEST_LOGGED_PATH)}…` : path).replace(
    GAME_KEY,
    '$1$2…',
  )
