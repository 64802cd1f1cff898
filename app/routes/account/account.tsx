import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import {
  ACCOUNT_INTENTS,
  CARD_OF,
  type AccountIntent,
  type AccountOutcome,
} from '#app/account/account-intents.ts'
import { AccountPage } from '#app/account/account-page.tsx'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { PrivatePage } from '#app/auth/private-page.tsx'
import { authRefusalText } from '#app/auth/refusal-text.ts'
import { findPasswordFault, isEmail, normalizeEmail } from '#app/auth/credentials.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ownHeaders } from '#app/own-headers.ts'
import * as account from '#server/accounts/actions.server.ts'
import { readAccount } from '#server/accounts/overview.server.ts'
import { requireUserOnPage } from '#server/accounts/session.server.ts'
import { readForm } from '#server/http/read-form.server.ts'
import { words } from '#words/account'
import { LANGUAGES } from '#words/languages.ts'
import type { Route } from './+types/account.ts'

const text = z.string().max(1_000).default('')
const form = z.object({
  intent: z.enum(ACCOUNT_INTENTS),
  name: text,
  email: text.transform(normalizeEmail),
  password: text,
  newPassword: text,
  confirmation: text,
  code: text.transform((code) => code.replaceAll(/\s/g, '')),
  uri: text.refine((uri) => uri === '' || uri.startsWith('otpauth://totp/')),
  codes: text.transform((codes) => codes.split(' ')),
  session: text,
  passkey: text,
  language: z.enum(LANGUAGES).optional(),
})

type Fields = z.infer<typeof form>
type Given = Parameters<typeof account.changeName>[0]
/** A fault that the page found in the form itself, or the server's answer. */
type Answer = account.AccountAnswer | { readonly is: 'fault'; readonly text: string }
const fault = (text: string): Answer => ({ is: 'fault', text })

const ACTIONS: Record<AccountIntent, (given: Given, fields: Fields) => Promise<Answer> | Answer> = {
  name: (given, { name }) => account.changeName(given, name),
  email: (given, { email, password }) =>
    isEmail(email)
      ? account.changeEmail(given, { to: email, password })
      : fault(words.account.pleaseEnterAValidEmail),
  password(given, { password, newPassword, confirmation }) {
    const found = findPasswordFault(newPassword, confirmation)
    if (found !== undefined) return fault(found)
    return account.changePassword(given, { currentPassword: password, newPassword })
  },
  'password-link': (given) => account.mailPasswordLink(given),
  'two-factor-start': (given, { password }) => account.startTwoFactor(given, password),
  'two-factor-prove': (given, fields) => account.proveTwoFactor(given, fields),
  'two-factor-stop': (given, { password }) => account.stopTwoFactor(given, password),
  'recovery-codes': (given, { password }) => account.makeRecoveryCodes(given, password),
  'session-end': (given, { session }) => account.endOneSession(given, session),
  'sessions-end': (given) => account.endOtherSessions(given),
  'passkey-remove': (given, fields) => account.endPasskey(given, fields),
  language: (given, { language }) => account.changeLanguage(given, language),
  'google-unlink': (given, { password }) => account.endGoogle(given, password),
  delete: (given, fields) => account.deleteAccount(given, fields),
}

/** The notice after a reload, by the intent in the URL. */
const doneText = (intent: AccountIntent): string | undefined => {
  const done: Partial<Record<AccountIntent, string>> = words.account.done
  return done[intent]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUserOnPage(context, request)
  const intent = ACCOUNT_INTENTS.find((each) => each === new URL(request.url).searchParams.get('done'))
  const notice = intent && doneText(intent)
  const said = intent === undefined || notice === undefined ? undefined : { intent, notice }
  return { userId: user.id, account: await readAccount(context, request, user), said }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUserOnPage(context, request)
  const parsed = form.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return redirect('/account')
  const { intent } = parsed.data
  const answer = await ACTIONS[intent]({ context, request, user }, parsed.data)
  if (answer.is === 'moved') {
    const to = intent === 'delete' ? '/account/deleted' : `/account?done=${intent}#${CARD_OF[intent]}`
    return redirect(to, { headers: answer.headers })
  }
  if (answer.is === 'fault') return data<AccountOutcome>({ intent, error: answer.text }, { status: 400 })
  const { status = 200, headers = {} } = answer.is === 'refused' ? answer : {}
  return data<AccountOutcome>({ intent, ...outcomeOf(answer, user.email) }, { status, headers })
}

function outcomeOf(
  answer: Exclude<account.AccountAnswer, { is: 'moved' }>,
  email: string,
): Omit<AccountOutcome, 'intent'> {
  const { errors, notices } = words.account
  switch (answer.is) {
    case 'refused':
      return {
        error:
          answer.error === 'ERR_LIBRARY'
            ? authRefusalText(answer.refusal!.code)
            : errors[answer.error](email),
        setup: answer.setup,
      }
    case 'done':
      return { notice: notices[answer.notice](answer.to ?? email), language: answer.language }
    case 'setup':
      return { setup: answer.setup }
    case 'codes':
      return { notice: notices[answer.notice](email), codes: answer.codes }
  }
}

export const headers = ownHeaders

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    hasPicture: false,
    title: words.account.yourAccount,
    description: words.account.changeTheNameAddress,
  })

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData ?? loaderData.said
  const { refresh } = useAuth()
  // Notifies other tabs of a new name, and this tab of its new session.
  useEffect(() => {
    if (outcome?.notice !== undefined) void refresh()
  }, [outcome, refresh])
  return (
    <PrivatePage userId={loaderData.userId}>
      <AccountPage account={loaderData.account} outcome={outcome} />
    </PrivatePage>
  )
}
