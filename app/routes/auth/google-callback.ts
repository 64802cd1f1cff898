import { asksForCode, takeCookies } from '#server/accounts/session.server.ts'
import { finishGoogle } from '#server/accounts/google.server.ts'
import type { Route } from './+types/google-callback.ts'

/** The page that Google redirects to. Redirects to the site with a session, or to an explanation of the failure. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const response = await finishGoogle(context, request)
  const headers = takeCookies(response)
  headers.set('Cache-Control', 'private, no-store')
  // Failures lead to one of our pages, since the library's error responses are meant for programs.
  const to = (await asksForCode(response)) ? '/auth/two-factor' : response.headers.get('Location')
  headers.set('Location', to ?? '/auth/google-failed')
  return new Response(null, { status: 302, headers })
}
