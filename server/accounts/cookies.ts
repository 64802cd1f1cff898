/**
 * The names of our cookies that scripts cannot read. Browsers accept a `__Host-` cookie only over HTTPS, for all paths and from
 * this exact host, so that no other host of the domain can set it.
 */
const PREFIX = 'rook'

export const cookiePrefix = (origin: string): string =>
  origin.startsWith('https:') ? `__Host-${PREFIX}` : PREFIX

export const cookieName = (origin: string, name: string): string => `${cookiePrefix(origin)}.${name}`
