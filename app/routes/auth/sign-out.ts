import { redirect } from 'react-router'
import { callAuth, takeCookies } from '#server/accounts/session.server.ts'
import type { Route } from './+types/sign-out.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const response = await callAuth(context, request, '/sign-out', {})
  throw redirect('/', { headers: takeCookies(response) })
}

/** Signing out changes state, so a GET request must not do it. */
export const loader = () => redirect('/')
