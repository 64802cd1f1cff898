import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { User } from '#contract/session.ts'
import type { TwoFactorSetup } from '#contract/account.ts'
import { forgetTrustedDevices, removeAccount } from './removal.ts'
import { endSession, guessesOf, hasPassword, provePassword } from './overview.server.ts'
import { databaseContext } from '#server/context.server.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import { currentLanguage } from '#words/by-request.ts'
import type { Language } from '#words/languages.ts'
import { requestEmailChange } from './email-change.server.ts'
import { removePasskey } from './second-factor/passkeys.server.ts'
import { unlinkGoogle } from './google-link.ts'
import { findAccountLanguage, storeAccountLanguage } from './language.server.ts'
import {
  accountsContext,
  callAuth,
  judgePassword,
  readRefusal,
  takeCookies,
  type AuthRefusal,
} from './session.server.ts'
import { RETRY_LATER } from './sign-in-throttle.server.ts'
import { selectUnconfirmed } from './unconfirmed.ts'
import { makeTwoFactorSetup } from './second-factor/two-factor-setup.ts'

/** Changes that users make to their own account, each with the checks that it needs. */

interface AccountRequest {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly user: User
}

/** Reasons to refuse a change. The page puts them into words. */
type AccountError =
  | 'ERR_EMAIL_NOT_TYPED'
  | 'ERR_LIBRARY'
  | 'ERR_NAME_REFUSED'
  | 'ERR_OLD_SESSION'
  | 'ERR_SAME_EMAIL'
  | 'ERR_TOO_MANY_TRIES'
  | 'ERR_WRONG_CODE'
  | 'ERR_WRONG_PASSWORD'

/** Changes that were made, or that have started and await confirmation. */
type AccountNotice =
  | 'codes-replaced'
  | 'device-signed-out'
  | 'email-link-sent'
  | 'google-unlinked'
  | 'language-saved'
  | 'name-removed'
  | 'name-saved'
  | 'passkey-removed'
  | 'password-link-sent'
  | 'signed-out-elsewhere'

interface Refused {
  readonly is: 'refused'
  readonly error: AccountError
  readonly status: number
  readonly headers?: Record<string, string>
  readonly setup?: TwoFactorSetup
  /** The refusal of the library, for `ERR_LIBRARY`. */
  readonly refusal?: Pick<AuthRefusal, 'code'>
}

export type AccountAnswer =
  | Refused
  | {
      readonly is: 'done'
      readonly notice: AccountNotice
      /** The address that an email was sent to. */
      readonly to?: string
      /** The account's new language. */
      readonly language?: Language
    }
  | { readonly is: 'setup'; readonly setup: TwoFactorSetup }
  | { readonly is: 'codes'; readonly notice: AccountNotice; readonly codes: readonly string[] }
  /** The session has changed, so the page has to reload with the new cookies. */
  | { readonly is: 'moved'; readonly headers: Headers }

const done = (notice: AccountNotice): AccountAnswer => ({ is: 'done', notice })
const refused = (error: AccountError, status = 400): Refused => ({ is: 'refused', error, status })
const refusedForNow = (): AccountAnswer => ({ ...refused('ERR_TOO_MANY_TRIES', 429), headers: RETRY_LATER })

async function refusedAs(response: Response): Promise<AccountAnswer> {
  const refusal = await readRefusal(response)
  return refusal.code === 'INVALID_PASSWORD'
    ? refused('ERR_WRONG_PASSWORD', response.status)
    : { ...refused('ERR_LIBRARY', response.status), refusal }
}

/** Returns the refusal if the password is wrong. */
async function askPassword({ context, request, user }: AccountRequest, password: string) {
  const proof = await provePassword(context, request, user, password)
  if (proof === 'right') return undefined
  return proof === 'wrong' ? refused('ERR_WRONG_PASSWORD') : refusedForNow()
}

/**
 * Calls an endpoint of better-auth that checks the password itself. Guesses are slowed down, and counted together with
 * those of `askPassword`.
 */
async function callWithPassword(
  { context, request, user }: AccountRequest,
  path: string,
  body: Record<string, unknown>,
): Promise<Response | AccountAnswer> {
  const attempt = await context.get(accountsContext).throttle.attempt({
    account: guessesOf(user),
    run: () => callAuth(context, request, path, body),
    judge: judgePassword,
  })
  if (!attempt.ok) return refusedForNow()
  return attempt.value.ok ? attempt.value : refusedAs(attempt.value)
}

export async function changeName({ context, request }: AccountRequest, text: string): Promise<AccountAnswer> {
  const parsed = parseDonorName(text)
  if (!parsed.ok) return refused('ERR_NAME_REFUSED')
  const response = await callAuth(context, request, '/update-user', { name: parsed.value ?? '' })
  if (!response.ok) return refusedAs(response)
  return done(parsed.value === undefined ? 'name-removed' : 'name-saved')
}

/** The default is the language of the page. */
export async function changeLanguage(
  { context, user }: AccountRequest,
  language: Language = currentLanguage(),
): Promise<AccountAnswer> {
  await storeAccountLanguage(context.get(databaseContext), user.id, language)
  return { is: 'done', notice: 'language-saved', language }
}

/** The answer and the email to the current address are the same if the new address already has an account. */
export async function changeEmail(
  given: AccountRequest,
  { to, password }: { to: string; password: string },
): Promise<AccountAnswer> {
  const { context, user } = given
  if (to === user.email) return refused('ERR_SAME_EMAIL')
  const { sendEmail, moves } = context.get(accountsContext)
  const refusal = await askPassword(given, password)
  if (refusal !== undefined) return refusal
  if ((await moves.consume(user.id)) !== undefined) return refused('ERR_TOO_MANY_TRIES', 429)
  const database = context.get(databaseContext)
  const holder = await database.query
    .selectFrom('users')
    .select('id')
    .where('email', '=', to)
    .where('id', 'not in', (users) => selectUnconfirmed(users, database.kind))
    .executeTakeFirst()
  const token = await requestEmailChange(database, { userId: user.id, to, now: new Date() })
  await sendEmail('emailChanging', { to: user.email, newEmail: to })
  const language = await findAccountLanguage(database, user.email)
  if (holder === undefined)
    await sendEmail('confirmNewEmail', { to, page: `/auth/confirm?address=${token}`, language })
  else await sendEmail('alreadyRegistered', { to })
  return { is: 'done', notice: 'email-link-sent', to }
}

/** Ends all other sessions. */
export async function changePassword(
  given: AccountRequest,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<AccountAnswer> {
  const body = { currentPassword, newPassword, revokeOtherSessions: true }
  const response = await callWithPassword(given, '/change-password', body)
  return response instanceof Response ? { is: 'moved', headers: takeCookies(response) } : response
}

export async function mailPasswordLink({ context, request, user }: AccountRequest): Promise<AccountAnswer> {
  const response = await callAuth(context, request, '/request-password-reset', { email: user.email })
  return response.ok ? { is: 'done', notice: 'password-link-sent', to: user.email } : refusedAs(response)
}

/** Two-factor sign-in is on only after `proveTwoFactor`: a code shows that the app has the secret. */
export async function startTwoFactor(given: AccountRequest, password: string): Promise<AccountAnswer> {
  const response = await callWithPassword(given, '/two-factor/enable', { password })
  if (!(response instanceof Response)) return response
  const { totpURI, backupCodes } = z
    .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
    .parse(await response.json())
  return { is: 'setup', setup: makeTwoFactorSetup(totpURI, backupCodes) }
}

/** The page sends back the setup that it showed, because the server stores it encrypted only. */
export async function proveTwoFactor(
  { context, request, user }: AccountRequest,
  { code, uri, codes }: { code: string; uri: string; codes: readonly string[] },
): Promise<AccountAnswer> {
  const response = await callAuth(context, request, '/two-factor/verify-totp', { code })
  if (response.ok) {
    if (!user.hasTwoFactor) await context.get(accountsContext).sendEmail('twoFactorOn', { to: user.email })
    return { is: 'moved', headers: takeCookies(response) }
  }
  const refusal = await readRefusal(response)
  return {
    ...refused(refusal.code === 'INVALID_CODE' ? 'ERR_WRONG_CODE' : 'ERR_LIBRARY', response.status),
    refusal,
    ...(uri !== '' && { setup: makeTwoFactorSetup(uri, codes) }),
  }
}

export async function makeRecoveryCodes(given: AccountRequest, password: string): Promise<AccountAnswer> {
  const response = await callWithPassword(given, '/two-factor/generate-backup-codes', { password })
  if (!(response instanceof Response)) return response
  const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(await response.json())
  return {
    is: 'codes',
    notice: 'codes-replaced',
    codes: backupCodes,
  }
}

export async function stopTwoFactor(given: AccountRequest, password: string): Promise<AccountAnswer> {
  const { context, user } = given
  const response = await callWithPassword(given, '/two-factor/disable', { password })
  if (!(response instanceof Response)) return response
  await forgetTrustedDevices(context.get(databaseContext), user.id)
  await context.get(accountsContext).sendEmail('twoFactorOff', { to: user.email })
  return { is: 'moved', headers: takeCookies(response) }
}

/** Requires a password, so that the account keeps a way to sign in. */
export async function endGoogle(given: AccountRequest, password: string): Promise<AccountAnswer> {
  const { context, user } = given
  const refusal = await askPassword(given, password)
  if (refusal !== undefined) return refusal
  await unlinkGoogle(context.get(databaseContext).query, user.id)
  await context.get(accountsContext).sendEmail('googleUnlinked', { to: user.email })
  return done('google-unlinked')
}

export async function endPasskey(
  given: AccountRequest,
  { passkey, password }: { passkey: string; password: string },
): Promise<AccountAnswer> {
  const { context, user } = given
  const refusal = await askPassword(given, password)
  if (refusal !== undefined) return refusal
  if (await removePasskey(context, user, passkey))
    await context.get(accountsContext).sendEmail('passkeyRemoved', { to: user.email })
  return done('passkey-removed')
}

export async function endOneSession(
  { context, request }: AccountRequest,
  id: string,
): Promise<AccountAnswer> {
  await endSession(context, request, id)
  return done('device-signed-out')
}

export async function endOtherSessions({ context, request, user }: AccountRequest): Promise<AccountAnswer> {
  const response = await callAuth(context, request, '/revoke-other-sessions', {})
  if (!response.ok) return refusedAs(response)
  await forgetTrustedDevices(context.get(databaseContext), user.id)
  return done('signed-out-elsewhere')
}

/** For accounts without a password. */
const FRESH = 60 * 60 * 1000

export async function deleteAccount(
  given: AccountRequest,
  { password, email }: { password: string; email: string },
): Promise<AccountAnswer> {
  const { context, request, user } = given
  if (await hasPassword(context, request)) {
    const refusal = await askPassword(given, password)
    if (refusal !== undefined) return refusal
  } else {
    if (email !== user.email) return refused('ERR_EMAIL_NOT_TYPED')
    const current = await context.get(accountsContext).auth().api.getSession({ headers: request.headers })
    if (current === null || Date.now() - current.session.createdAt.getTime() > FRESH)
      return refused('ERR_OLD_SESSION')
  }
  const database = context.get(databaseContext)
  const language = await findAccountLanguage(database, user.email)
  await removeAccount(database, user)
  await context.get(accountsContext).sendEmail('accountDeleted', { to: user.email, language })
  return { is: 'moved', headers: takeCookies(await callAuth(context, request, '/sign-out', {})) }
}
