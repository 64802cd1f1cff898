import type { HeadersArgs } from 'react-router'

/**
 * `export const headers = ownHeaders`: sends the headers that the page's loader or action set, which React Router otherwise
 * drops, and forbids caching. For pages whose content depends on the visitor.
 */
export function ownHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) headers.set(name, value)
  headers.set('Cache-Control', 'private, no-store')
  return headers
}
