import { asksForCode, takeCookies } from '#server/accounts/session.server.ts'
import { finishGoogle } from '#server/accounts/google.server.ts'
import type { Route } from './+types/google-callback.ts'
import { addressIn, readAddress } from '#words/addresses.ts'

/** The page that Google redirects to. Redirects to the site with a session, or to an explanation of the failure. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const response = await finishGoogle(context, request)
  const headers = takeCookies(response)
  headers.set('Cache-Control', 'private, no-store')
  // Failures lead to one of our pages, since the library's error responses are meant for programs.
  const to = response.headers.get('Location') ?? '/auth/google-failed'
  // The library returns to the page that the visitor started from, which has a language; this address has none.
  const { language } = readAddress(new URL(to, request.url).pathname)
  headers.set('Location', (await asksForCode(response)) ? addressIn('/auth/two-factor', language) : to)
  return new Response(null, { status: 302, headers })
}
