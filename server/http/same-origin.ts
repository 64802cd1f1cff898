/**
 * True if a request that changes something comes from the site's pages. Browsers send its source in `Origin` or at least in
 * `Sec-Fetch-Site`, and a page cannot forge either; a program that sends neither has no visitor's cookies. React Router's check
 * covers forms only.
 */
export function isFromOwnPages(request: Request, origin: string): boolean {
  const from = request.headers.get('Origin')
  if (from !== null) return isOwnOrigin(from, request, origin)
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}

/**
 * Also accepts the host of this request: `127.0.0.1` even if the configured origin is `localhost`. A site on https accepts only
 * its configured origin, because anyone on the network path can forge a page from http and the same host.
 */
export const isOwnOrigin = (from: string, request: Request, origin: string): boolean =>
  from === origin || (!origin.startsWith('https:') && from === new URL(request.url).origin)

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']

/** `text/plain` lets a form on another site send something that looks like JSON. */
export function hasExpectedType(request: Request): boolean {
  const type = request.headers.get('Content-Type')
  return type === null || FORM_TYPES.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')
}
