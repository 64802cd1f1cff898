import { redirect } from 'react-router'
import { callAuth, takeCookies } from '#server/session.server.ts'
import type { Route } from './+types/auth-confirm.ts'

/** The link in a mail that proves an address: of a new account, or of an old one that moves. It ends at the site's root. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const query = new URLSearchParams({ token })
  const response = await callAuth(context, request, `/verify-email?${query}`, undefined)
  throw redirect(response.ok ? '/' : '/auth?said=invalid', { headers: takeCookies(response) })
}
