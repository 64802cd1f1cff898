import { asksForCode, takeCookies } from '#server/accounts/session.server.ts'
import { finishGoogle } from '#server/accounts/google.server.ts'
import type { Route } from './+types/google-callback.ts'

/** Where Google sends its visitors back to: on to the site with a session, or to what went wrong. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const response = await finishGoogle(context, request)
  const headers = takeCookies(response)
  headers.set('Cache-Control', 'private, no-store')
  // Failures lead to a page of ours: the library's own answers are made for programs.
  const to = (await asksForCode(response)) ? '/auth/two-factor' : response.headers.get('Location')
  headers.set('Location', to ?? '/auth/google-failed')
  return new Response(null, { status: 302, headers })
}
