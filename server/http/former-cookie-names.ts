/**
 * On https our cookies are named `__Host-rook.…`, which browsers accept from this exact host only. They used to be named
 * `__Secure-rook.…`. Until the release after this one, both names are written and the old one is read if the new one is
 * missing, so that upgrading, rolling back and running both releases side by side sign no user out. Remove this file and its
 * three callers then (docs/decisions/032-accounts.md).
 */
const CURRENT = '__Host-rook.'
const FORMER = '__Secure-rook.'

/**
 * Returns the value of a `Cookie` header in which each cookie that has only its former name also appears under its current one.
 */
export function acceptFormerNames(cookies: string | null): string | null {
  if (cookies === null || !cookies.includes(FORMER)) return cookies
  const all = cookies.split(';').map((cookie) => cookie.trim())
  const nameOf = (cookie: string) => cookie.slice(0, Math.max(cookie.indexOf('='), 0))
  const names = new Set(all.map(nameOf))
  const renamed = all
    .filter((cookie) => cookie.startsWith(FORMER))
    .map((cookie) => CURRENT + cookie.slice(FORMER.length))
    .filter((cookie) => !names.has(nameOf(cookie)))
  return [...all, ...renamed].join('; ')
}

/** Also writes each cookie of a response under its former name. */
export function writeFormerNames(headers: Headers): void {
  for (const cookie of headers.getSetCookie())
    if (cookie.startsWith(CURRENT)) headers.append('Set-Cookie', FORMER + cookie.slice(CURRENT.length))
}
