/** Percent signs must decode, to text without control characters; `//host/path` must not pass for an address elsewhere. */
export function isWellFormed(pathname: string): boolean {
  if (pathname.startsWith('//')) return false
  try {
    // oxlint-disable-next-line no-control-regex -- these are exactly the characters meant
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** By hand: `/\/+$/` takes quadratic time on many slashes that are not at the end. */
export function withoutSlashesAtEnd(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

/** In characters. A log that repeats what strangers send grows at their pace. */
const LONGEST_LOGGED_PATH = 500

/** The path as it may appear in the log: bounded in length and without a game's full id or share token. */
export const loggedPath = (path: string): string =>
  (path.length > LONGEST_LOGGED_PATH ? `${path.slice(0, LONGEST_LOGGED_PATH)}…` : path).replace(
    GAME_KEY,
    '$1$2…',
  )

/**
 * The id of an online game or the token of a shared one opens that game, so readers of the log must not learn it. Its first four
 * characters are enough to find the lines of one game.
 */
const GAME_KEY = /(\/(?:online|watch|games)\/)([\w-]{4})[\w-]{8,}/
