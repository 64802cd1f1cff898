import { verifyJWT } from 'better-auth/crypto'
import { parse as parseCookies } from 'hono/utils/cookie'
import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { databaseContext, originContext } from '#server/context.server.ts'
import { RESET_AGE } from './auth-hooks.ts'
import { cookieName } from './cookies.ts'
import { confirmAddress } from './open-links.ts'
import { accountsContext } from './session.server.ts'
import { markOfSignUp, SIGN_UP_COOKIE, signUpKey } from './sign-up.ts'

/**
 * The link that confirms the address of a new account. Anyone can sign up with anyone's address, so the link alone
 * creates no session: only the browser that made the sign-up is known to have its password. Any other browser must enter that
 * password, or lets the owner of the mailbox set a new one.
 */

type Context = Readonly<RouterContextProvider>

/** The parameters of the link. */
export interface ConfirmingLink {
  readonly token: string
  readonly attempt: string
}

interface SignUp {
  readonly userId: string
  readonly email: string
  readonly isConfirmed: boolean
}

const claim = z.object({ email: z.string(), userId: z.string() })

/** Undefined if the link was tampered with or has expired, or if a later sign-up has replaced the one it belongs to. */
export async function findSignUp(
  context: Context,
  { token, attempt }: ConfirmingLink,
): Promise<SignUp | undefined> {
  const database = context.get(databaseContext)
  const { secret } = await context.get(accountsContext).auth().$context
  const parsed = claim.safeParse(await verifyJWT(token, secret))
  if (!parsed.success) return undefined
  const user = await database.query
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', parsed.data.userId)
    .where('email', '=', parsed.data.email)
    .executeTakeFirst()
  if (user === undefined) return undefined
  const isConfirmed = Boolean(user.emailVerified)
  if (!isConfirmed && attempt !== (await markOfSignUp(database, user.id))) return undefined
  return { userId: user.id, email: user.email, isConfirmed }
}

/** True in the browser that made this sign-up. */
export async function hasMadeSignUp(
  context: Context,
  request: Request,
  { userId }: SignUp,
): Promise<boolean> {
  const { secret } = await context.get(accountsContext).auth().$context
  const name = cookieName(context.get(originContext), SIGN_UP_COOKIE)
  return parseCookies(request.headers.get('Cookie') ?? '', name)[name] === signUpKey(secret, userId)
}

export const confirmSignUp = (context: Context, { userId }: SignUp): Promise<void> =>
  confirmAddress(context.get(databaseContext), userId)

/** The path of the page to set a password, for owners of the mailbox who do not know the password of the sign-up. */
export async function makeResetPath(context: Context, { userId }: SignUp): Promise<string> {
  const { internalAdapter } = await context.get(accountsContext).auth().$context
  const token = randomUUID()
  await internalAdapter.createVerificationValue({
    value: userId,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + RESET_AGE * 1000),
  })
  return `/auth/reset?token=${token}`
}
