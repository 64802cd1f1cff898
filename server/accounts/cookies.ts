/**
 * The names of our cookies that scripts cannot read. Browsers take one that begins with `__Host-` only over https, for
 * every path, and from this very host, so that no other host of the domain can plant it.
 */
const PREFIX = 'rook'

export const cookiePrefix = (origin: string): string =>
  origin.startsWith('https:') ? `__Host-${PREFIX}` : PREFIX

export const cookieName = (origin: string, name: string): string => `${cookiePrefix(origin)}.${name}`
