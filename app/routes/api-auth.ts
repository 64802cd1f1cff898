import { accountsContext, markCookies } from '#server/accounts/session.server.ts'
import type { Route } from './+types/api-auth.ts'

/**
 * better-auth's own addresses: where Google sends visitors back to, and all it offers to programs. Its answers name the
 * session's token; here that travels in cookies only, out of reach of scripts.
 */
async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const response = await context.get(accountsContext).auth().handler(request)
  const headers = markCookies(new Headers(response.headers))
  headers.set('Cache-Control', 'private, no-store')
  headers.delete('Content-Length')
  const retryAfter = headers.get('X-Retry-After')
  if (retryAfter !== null) headers.set('Retry-After', retryAfter)
  const body = await response.text()
  return new Response(isJson(headers) ? JSON.stringify(JSON.parse(body, withoutToken)) : body, {
    status: response.status,
    headers,
  })
}

const isJson = (headers: Headers): boolean => headers.get('Content-Type')?.includes('json') === true
const withoutToken = (name: string, value: unknown): unknown => (name === 'token' ? undefined : value)

export const loader = answer
export const action = answer
