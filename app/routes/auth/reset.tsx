import { data, redirect } from 'react-router'
import { findPasswordFault } from '#app/auth/credentials.ts'
import { ResetPage } from '#app/auth/reset-page.tsx'
import type { AuthOutcome } from '#app/auth/sign-in-page.tsx'
import { authRefusalText } from '#app/auth/refusal-text.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ownHeaders } from '#app/own-headers.ts'
import { textOf } from '#app/ui/form/form-text.ts'
import { callAuth, readRefusal, takeCookies } from '#server/accounts/session.server.ts'
import { readForm } from '#server/http/read-form.server.ts'
import type { Route } from './+types/reset.ts'
import { words } from '#words/auth'

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  // The URL contains the token, so no referrer goes to other sites. `no-referrer` would also remove the origin from the form's
  // request.
  return data({ token }, { headers: { 'Referrer-Policy': 'same-origin' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const password = textOf(fields, 'password')
  const fault = findPasswordFault(password, textOf(fields, 'confirmation'))
  if (fault !== undefined) return outcome(fault, 400)
  const response = await callAuth(context, request, '/reset-password', {
    token: textOf(fields, 'token'),
    newPassword: password,
  })
  if (response.ok) throw redirect('/auth?said=changed', { headers: takeCookies(response) })
  const { code } = await readRefusal(response)
  return outcome(
    code === 'INVALID_TOKEN' ? words.reset.thisLinkHasExpired : authRefusalText(code),
    response.status,
  )
}

const outcome = (error: string, status: number) => data<AuthOutcome>({ error }, { status })

export const headers = ownHeaders

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    hasPicture: false,
    title: words.reset.newPassword,
    description: words.reset.setANewPassword,
  })

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPage token={loaderData.token} outcome={actionData ?? {}} />
}
