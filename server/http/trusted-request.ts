import { findClientAddress, type NodeBindings } from '#server/client-address.ts'
import { acceptFormerNames } from './former-cookie-names.ts'
import { isOwnOrigin } from './same-origin.ts'

const FORWARDING_HEADERS = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
]

interface TrustOptions {
  readonly origin: string
  /** The number of the operator's own proxies in front of this server; each appends its client's address. */
  readonly proxies: number
}

/**
 * The request with only trustworthy properties. The host name and the proxies are the client's claims, so routes see the site's
 * own address and one client address in X-Real-IP. The origin has been checked before.
 */
export function trustedRequest(
  request: Request,
  incoming: NodeBindings['incoming'],
  { origin, proxies }: TrustOptions,
): Request {
  const headers = new Headers(request.headers)
  const forwardedFor = headers.get('X-Forwarded-For')
  for (const name of FORWARDING_HEADERS) headers.delete(name)
  headers.set('X-Real-IP', findClientAddress(forwardedFor, incoming?.socket.remoteAddress, proxies))
  if (headers.has('Origin')) headers.set('Origin', origin)
  // Answers are in the language of the page in this header, so it may only name one of ours.
  const page = headers.get('Referer') ?? ''
  if (!URL.canParse(page) || !isOwnOrigin(new URL(page).origin, request, origin)) headers.delete('Referer')
  const cookies = acceptFormerNames(headers.get('Cookie'))
  if (cookies !== null) headers.set('Cookie', cookies)
  const { pathname, search } = new URL(request.url)
  const { method, body, signal } = request
  const init = { method, headers, body, signal, ...(body !== null && { duplex: 'half' as const }) }
  return new Request(new URL(pathname + search, origin), init)
}
