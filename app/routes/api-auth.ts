import { accountsContext, markCookies } from '#server/session.server.ts'
import type { Route } from './+types/api-auth.ts'

/** better-auth's own addresses: where Google sends visitors back to, and all it offers to programs. */
async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const response = await context.get(accountsContext).auth().handler(request)
  const headers = markCookies(new Headers(response.headers))
  headers.set('Cache-Control', 'private, no-store')
  const retryAfter = headers.get('X-Retry-After')
  if (retryAfter !== null) headers.set('Retry-After', retryAfter)
  return new Response(response.body, { status: response.status, headers })
}

export const loader = answer
export const action = answer
