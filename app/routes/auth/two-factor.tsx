import { data, redirect } from 'react-router'
import type { AuthOutcome } from '#app/auth/sign-in-page.tsx'
import { TwoFactorPage } from '#app/auth/two-factor-page.tsx'
import { authRefusalText } from '#app/auth/refusal-text.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ownHeaders } from '#app/own-headers.ts'
import { textOf } from '#app/ui/form/form-text.ts'
import { callAuth, readRefusal, takeCookies } from '#server/accounts/session.server.ts'
import { readForm } from '#server/http/read-form.server.ts'
import type { Route } from './+types/two-factor.ts'
import { words } from '#words/auth'

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const text = (name: string) => textOf(fields, name).replaceAll(/\s/g, '')
  const [recovery, trustDevice] = [text('recovery'), fields.has('trust')]
  const response =
    recovery === ''
      ? await callAuth(context, request, '/two-factor/verify-totp', { code: text('code'), trustDevice })
      : await callAuth(context, request, '/two-factor/verify-backup-code', { code: recovery, trustDevice })
  if (response.ok) throw redirect('/play', { headers: takeCookies(response) })
  return data<AuthOutcome>(
    { error: authRefusalText((await readRefusal(response)).code) },
    { status: response.status },
  )
}

export const headers = ownHeaders

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    hasPicture: false,
    title: words.twoFactor.oneMoreStep,
    description: words.twoFactor.theSecondStepOfSigning,
  })

export default function TwoFactor({ actionData }: Route.ComponentProps) {
  return <TwoFactorPage outcome={actionData ?? {}} />
}
