import type { HeadersArgs } from 'react-router'

/**
 * `export const headers = ownHeaders`: the page goes out with the headers its loader or action gave it, which React
 * Router otherwise drops, and is kept nowhere. For pages that know who asks.
 */
export function ownHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) headers.set(name, value)
  headers.set('Cache-Control', 'private, no-store')
  return headers
}
