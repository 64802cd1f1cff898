import { data, redirect } from 'react-router'
import { z } from 'zod'
import { findCredentialsFault, isEmail, normalizeEmail } from '#app/auth/credentials.ts'
import { AUTH_INTENTS, SignInPage, type AuthOutcome } from '#app/auth/sign-in-page.tsx'
import { googleFailureText, isGoogleFailure } from '#app/auth/google-failures.ts'
import { authRefusalText } from '#app/auth/refusal-text.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ownHeaders } from '#app/own-headers.ts'
import { clientAddressContext, siteContext } from '#server/context.server.ts'
import { readForm } from '#server/http/read-form.server.ts'
import {
  accountsContext,
  asksForCode,
  callAuth,
  findUser,
  readRefusal,
  takeCookies,
} from '#server/accounts/session.server.ts'
import { startGoogle } from '#server/accounts/google.server.ts'
import { TOO_MANY_TRIES, trySignIn } from '#server/accounts/sign-in.server.ts'
import { trySignUp } from '#server/accounts/sign-up.server.ts'
import { words } from '#words/auth'
import type { Route } from './+types/auth.ts'

const AFTER_SIGNING_IN = '/play'

/** Messages that a URL can request by code. */
const NOTICES = {
  changed: () => ({ notice: words.auth.notices.changed }),
  confirmed: () => ({ notice: words.auth.notices.confirmed }),
  moved: () => ({ notice: words.auth.notices.moved }),
  invalid: () => ({ error: words.auth.notices.invalid }),
} satisfies Record<string, () => AuthOutcome>
const isNotice = (code: string): code is keyof typeof NOTICES => Object.hasOwn(NOTICES, code)

/** Reads codes only: if a URL could contain text, strangers' links could make this site say anything. */
function readOutcome(searchParams: URLSearchParams): AuthOutcome {
  const [google, said] = [searchParams.get('google') ?? '', searchParams.get('said') ?? '']
  if (isGoogleFailure(google)) return { error: googleFailureText(google) }
  return isNotice(said) ? NOTICES[said]() : {}
}

const form = z.object({
  intent: z.enum(AUTH_INTENTS),
  email: z.string().max(1_000).default(''),
  password: z.string().max(1_000).default(''),
  confirmation: z.string().max(1_000).default(''),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  if ((await findUser(context, request)) !== undefined) throw redirect(AFTER_SIGNING_IN)
  const { searchParams } = new URL(request.url)
  const mode = searchParams.get('mode') === 'sign-up' ? ('sign-up' as const) : ('sign-in' as const)
  return {
    mode,
    said: readOutcome(searchParams),
    siteName: context.get(siteContext).name,
    google: context.get(accountsContext).googleFor(context.get(clientAddressContext)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = form.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return refuse(words.auth.anUnexpectedErrorOccurred, 400)
  const { intent, password, confirmation } = parsed.data
  const email = normalizeEmail(parsed.data.email)
  const outbox = context.get(accountsContext).outboxFor(context.get(clientAddressContext))

  if (intent === 'google') {
    const started = await startGoogle(context, request)
    if (!started.ok) return refuse(authRefusalText(started.detail ?? '', words.auth.googleSignInFailed), 502)
    return redirect(started.value.url, { headers: started.value.headers })
  }
  if (intent === 'resend') {
    if (!isEmail(email)) return refuse(words.refusals.INVALID_EMAIL, 400)
    const response = await callAuth(context, request, '/send-verification-email', { email })
    if (!response.ok) return refuseAs(response)
    return outcome({ notice: withOutbox(words.auth.checkYourMail, outbox), sentTo: email })
  }

  const fault = findCredentialsFault(intent, { email, password, confirmation })
  if (fault !== undefined) return refuse(fault, 400)

  if (intent === 'sign-up') {
    const response = await trySignUp(context, request, { email, password })
    if (!response.ok) return refuseAs(response)
    const answer: AuthOutcome = { notice: withOutbox(words.auth.checkYourMail, outbox), sentTo: email }
    return data(answer, { headers: takeCookies(response) })
  }

  const attempt = await trySignIn(context, request, { email, password })
  if (!attempt.ok) return data<AuthOutcome>({ error: words.auth.tooManyAttemptsToSign }, TOO_MANY_TRIES)
  const response = attempt.value
  if (!response.ok) return refuseSignIn(response, email)
  throw redirect((await asksForCode(response)) ? '/auth/two-factor' : AFTER_SIGNING_IN, {
    headers: takeCookies(response),
  })
}

const outcome = (given: AuthOutcome, status = 200) => data<AuthOutcome>(given, { status })
const refuse = (error: string, status: number) => outcome({ error }, status)

async function refuseAs(response: Response) {
  const { code, headers } = await readRefusal(response)
  return data<AuthOutcome>({ error: authRefusalText(code) }, { status: response.status, headers })
}

/**
 * An unconfirmed sign-up and a wrong password get the same answer: strangers who sign up with an address and then sign in would
 * otherwise learn if it had an account. Either way the email to confirm the address can be requested again.
 */
async function refuseSignIn(response: Response, email: string) {
  const { code } = await readRefusal(response.clone())
  if (code !== 'EMAIL_NOT_VERIFIED' && code !== 'INVALID_EMAIL_OR_PASSWORD') return refuseAs(response)
  const answer: AuthOutcome = { error: words.refusals.INVALID_EMAIL_OR_PASSWORD, unconfirmed: email }
  return data(answer, { status: 401 })
}

/** Without a mail server, the page names the folder that contains the emails, for people who try the site locally. */
const withOutbox = (notice: string, outbox: string | undefined): string =>
  outbox === undefined ? notice : words.auth.noticeWithOutbox(notice, outbox)

export const headers = ownHeaders

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    hasPicture: false,
    title: words.auth.signInOrSignUp,
    description: words.auth.signInToKeep,
  })

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInPage
      siteName={loaderData.siteName}
      mode={loaderData.mode}
      google={loaderData.google}
      outcome={actionData ?? loaderData.said}
    />
  )
}
