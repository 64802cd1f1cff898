/**
 * Whether a request that changes something comes from the site's own pages. Browsers say where a request comes from,
 * in `Origin` or at least in `Sec-Fetch-Site`, and a page cannot forge either; a program that says neither carries no
 * visitor's cookies. React Router has a check of its own, which covers forms only.
 */
export function isFromOwnPages(request: Request, origin: string): boolean {
  const from = request.headers.get('Origin')
  if (from !== null) return from === origin || (!origin.startsWith('https:') && from === ownAddress(request))
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}

/**
 * By the name under which this very request found the server: `127.0.0.1` where the origin says `localhost`. On a site on
 * https only its origin counts: anybody on the way may write a page that comes from http and the same host.
 */
function ownAddress(request: Request): string {
  return new URL(request.url).origin
}

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']

/** `text/plain` is how a form elsewhere would send something that looks like JSON. */
export function hasExpectedType(request: Request): boolean {
  const type = request.headers.get('Content-Type')
  return type === null || FORM_TYPES.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')
}
