import { data, redirect, type RouterContextProvider } from 'react-router'
import { ConfirmPage } from '#app/auth/confirm-page.tsx'
import { PrivatePage } from '#app/auth/private-page.tsx'
import { authRefusalText } from '#app/auth/refusal-text.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ownHeaders } from '#app/own-headers.ts'
import { textOf } from '#app/ui/form/form-text.ts'
import {
  confirmSignUp,
  findSignUp,
  hasMadeSignUp,
  makeResetPath,
  type ConfirmingLink,
} from '#server/accounts/confirmation.server.ts'
import { finishEmailChange } from '#server/accounts/email-change.server.ts'
import { findAccountLanguage } from '#server/accounts/language.server.ts'
import {
  accountsContext,
  asksForCode,
  callAuth,
  findUser,
  readRefusal,
  takeCookies,
} from '#server/accounts/session.server.ts'
import { TOO_MANY_TRIES, trySignIn } from '#server/accounts/sign-in.server.ts'
import { databaseContext } from '#server/context.server.ts'
import { readForm } from '#server/http/read-form.server.ts'
import type { Route } from './+types/confirm.ts'
import { words } from '#words/auth'
import { readAddress } from '#words/addresses.ts'

/** Opened by the link in an email that proves an address: that of a new account, or the new one of an existing account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const move = searchParams.get('address')
  if (move !== null) throw await finishMove(context, request, move)

  const link = readLink(request)
  const signUp = await findSignUp(context, link)
  if (signUp === undefined) throw redirect('/auth?said=invalid')
  const { email } = signUp
  const user = await findUser(context, request)
  // Some email programs open links before their readers do, so this is often the second visit.
  if (signUp.isConfirmed && user === undefined) throw redirect('/auth?said=confirmed')
  if (signUp.isConfirmed && user?.id === signUp.userId) throw redirect('/')
  if (signUp.isConfirmed) return page({ email, isConfirmed: true, userId: user?.id })
  if (!(await hasMadeSignUp(context, request, signUp)))
    return page({ email, isConfirmed: false, userId: undefined })
  if (user !== undefined) {
    await confirmSignUp(context, signUp)
    return page({ email, isConfirmed: true, userId: user.id })
  }
  const query = new URLSearchParams({ ...link })
  const response = await callAuth(context, request, `/verify-email?${query}`, undefined)
  if (!response.ok) throw redirect('/auth?said=invalid')
  throw await signedIn(response)
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const signUp = await findSignUp(context, readLink(request))
  // The loader answers links that are invalid or already used.
  const { pathname, search } = new URL(request.url)
  if (signUp === undefined || signUp.isConfirmed) throw redirect(readAddress(pathname).page + search)
  if (textOf(fields, 'intent') === 'choose') throw redirect(await makeResetPath(context, signUp))

  const credentials = { email: signUp.email, password: textOf(fields, 'password') }
  const attempt = await trySignIn(context, request, credentials)
  if (!attempt.ok) return data({ error: words.confirm.tooManyTriesWait }, TOO_MANY_TRIES)
  const { code, headers } = await readRefusal(attempt.value)
  // This code means that the password was right and only the confirmation is missing.
  if (code !== 'EMAIL_NOT_VERIFIED') {
    const { status } = attempt.value
    return data(
      { error: status === 401 ? words.confirm.thatIsNotThePassword : authRefusalText(code) },
      { status, headers },
    )
  }
  await confirmSignUp(context, signUp)
  if ((await findUser(context, request)) !== undefined) throw redirect(readAddress(pathname).page + search)
  const response = await callAuth(context, request, '/sign-in/email', credentials)
  if (!response.ok) throw redirect('/auth?said=confirmed')
  throw await signedIn(response)
}

function readLink(request: Request): ConfirmingLink {
  const { searchParams } = new URL(request.url)
  return { token: searchParams.get('token') ?? '', attempt: searchParams.get('attempt') ?? '' }
}

/**
 * The referrer must not leak the token in this URL to other sites. `no-referrer` would also remove the origin from the form's
 * request.
 */
const page = (value: { email: string; isConfirmed: boolean; userId: string | undefined }) =>
  data(value, { headers: { 'Referrer-Policy': 'same-origin' } })

type Context = Readonly<RouterContextProvider>

/** The home page shows its welcome by URL alone, because its HTML is the same for all visitors. */
async function signedIn(response: Response): Promise<Response> {
  const headers = takeCookies(response)
  return redirect((await asksForCode(response)) ? '/auth/two-factor' : '/#welcome', { headers })
}

/** Creates no session: readers of the new mailbox may not know the password. */
async function finishMove(context: Context, request: Request, token: string): Promise<Response> {
  const database = context.get(databaseContext)
  const moved = await finishEmailChange(database, token, new Date())
  if (!moved.ok) return redirect('/auth?said=invalid')
  const { from, to } = moved.value
  await context.get(accountsContext).sendEmail('emailChanged', {
    to: from,
    newEmail: to,
    language: await findAccountLanguage(database, to),
  })
  const isIn = (await findUser(context, request)) !== undefined
  return redirect(isIn ? '/account?done=email#email' : '/auth?said=moved')
}

export const headers = ownHeaders

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    hasPicture: false,
    title: words.confirm.confirmYourAddress,
    description: words.confirm.confirmThatTheEmailAddress,
  })

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, ...link } = loaderData
  const page = <ConfirmPage {...link} error={actionData?.error} />
  // Without a session, the page shows only the address of the link that was opened.
  return userId === undefined ? page : <PrivatePage userId={userId}>{page}</PrivatePage>
}
