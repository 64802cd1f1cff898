import { takeCookies } from '#server/session.server.ts'
import { finishGoogle } from '#server/google.server.ts'
import type { Route } from './+types/google-callback.ts'

/** Where Google sends its visitors back to: on to the site with a session, or to what went wrong. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const response = await finishGoogle(context, request)
  const headers = takeCookies(response)
  headers.set('Cache-Control', 'private, no-store')
  const location = response.headers.get('Location')
  if (location !== null) headers.set('Location', location)
  return new Response(response.body, { status: response.status, headers })
}
