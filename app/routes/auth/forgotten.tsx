import { data } from 'react-router'
import { isEmail, normalizeEmail } from '#app/auth/credentials.ts'
import { ForgottenPage } from '#app/auth/forgotten-page.tsx'
import type { AuthOutcome } from '#app/auth/sign-in-page.tsx'
import { authRefusalText } from '#app/auth/refusal-text.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ownHeaders } from '#app/own-headers.ts'
import { textOf } from '#app/ui/form/form-text.ts'
import { callAuth, readRefusal } from '#server/accounts/session.server.ts'
import { readForm } from '#server/http/read-form.server.ts'
import type { Route } from './+types/forgotten.ts'
import { words } from '#words/auth'

export async function action({ request, context }: Route.ActionArgs) {
  const email = normalizeEmail(textOf(await readForm(request), 'email'))
  if (!isEmail(email)) return outcome({ error: words.forgotten.pleaseEnterAValidEmail }, 400)
  const response = await callAuth(context, request, '/request-password-reset', { email })
  if (!response.ok)
    return outcome({ error: authRefusalText((await readRefusal(response)).code) }, response.status)
  const notice = words.forgotten.ifThereIsAnAccount
  return outcome({ notice, sentTo: email }, 200)
}

const outcome = (given: AuthOutcome, status: number) => data<AuthOutcome>(given, { status })

export const headers = ownHeaders

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    hasPicture: false,
    title: words.forgotten.forgottenPassword,
    description: words.forgotten.askForALink,
  })

export default function Forgotten({ actionData }: Route.ComponentProps) {
  return <ForgottenPage outcome={actionData ?? {}} />
}
