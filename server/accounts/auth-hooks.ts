import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LONGEST_EMAIL, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#contract/limits.ts'
import type { Database } from '#server/database/db.ts'
import { isCommonPassword } from './common-passwords.ts'
import { createFindKnownDevice, knowDevice } from './known-devices.ts'
import type { SendEmail } from './account-emails.ts'
import { voidLinks } from './open-links.ts'
import { removeUnconfirmed, SIGN_UP_COOKIE, signUpKey } from './sign-up.ts'
import { findGivenCode } from './second-factor/two-factor-plugin.ts'
import { claimCode, releaseCode, type GivenCode } from './second-factor/used-codes.ts'

/** Hooks that run before and after the library's own endpoints. */

/** Seconds that a link to reset the password is valid. */
export const RESET_AGE = 60 * 60
/** Seconds that a link to confirm an address is valid. */
export const CONFIRM_AGE = 24 * 60 * 60

const PASSWORD_FIELDS = ['/sign-up/email', '/reset-password', '/change-password']

interface HookSettings {
  readonly database: Database
  readonly origin: string
  readonly sendEmail: SendEmail
  readonly pretendEmail: SendEmail
}

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

export function createAuthHooks(settings: HookSettings) {
  const { database, sendEmail } = settings
  /** Stored per request: when a code turns out to be wrong, the sign-in that it was claimed for may be gone. */
  const claimed = new WeakMap<Request, GivenCode>()
  /** The user of each request with a link to set a password, which the library does not return. */
  const resetting = new WeakMap<Request, string>()
  return {
    before: createAuthMiddleware(async (call) => {
      checkFields(call)
      const { email, password } = fieldsOf(call)
      const { internalAdapter } = call.context
      if (call.path === '/sign-up/email' && typeof email === 'string' && isOfAllowedLength(password))
        await removeUnconfirmed(internalAdapter, email)
      if (call.path === '/request-password-reset' && typeof email === 'string')
        await pretendToReset(call, email, settings)
      if (call.path === '/reset-password') await noteReset(call, resetting)
      const given = await findGivenCode(call)
      if (given !== undefined && !(await claimCode(database, given, new Date())))
        throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
      if (given !== undefined && call.request !== undefined) claimed.set(call.request, given)
    }),
    after: createAuthMiddleware(async (call) => {
      if (isAPIError(call.context.returned)) {
        // Wrong codes are not consumed, because a second attempt with one must also count as wrong.
        const given = call.request && claimed.get(call.request)
        if (given !== undefined) await releaseCode(database, given)
        return
      }
      if (call.path === '/sign-up/email') rememberSignUp(call)
      const owner = call.request && resetting.get(call.request)
      // The owner has just proved to have the mailbox, and must not be kept out by strangers' guesses at the password.
      if (owner !== undefined) await knowDevice(database, call, owner)
      const user = call.context.session?.user
      if (call.path !== '/change-password' || !user) return
      await voidLinks(database, user.id)
      await sendEmail('passwordChanged', { to: user.email })
    }),
  }
}

async function noteReset(call: Call, resetting: WeakMap<Request, string>): Promise<void> {
  const { token } = fieldsOf(call)
  if (typeof token !== 'string' || call.request === undefined) return
  const link = await call.context.internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (link !== null) resetting.set(call.request, link.value)
}

/** For an address that already has an account, the library invents a user, so the answer reveals nothing. */
function rememberSignUp(call: Call): void {
  const { success, data } = signedUp.safeParse(call.context.returned)
  if (!success) return
  const { name, attributes } = call.context.createAuthCookie(SIGN_UP_COOKIE, { maxAge: CONFIRM_AGE })
  call.setCookie(name, signUpKey(call.context.secret, data.user.id), attributes)
}

const signedUp = z.object({ user: z.object({ id: z.string() }) })

const fieldsOf = (call: Call): Record<string, unknown> => (call.body ?? {}) as Record<string, unknown>

function checkFields(call: Call): void {
  const { email, password, newPassword } = fieldsOf(call)
  if (typeof email === 'string' && email.length > LONGEST_EMAIL)
    throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' })
  const chosen = newPassword ?? password
  // The library itself refuses passwords of the wrong length later on.
  if (PASSWORD_FIELDS.includes(call.path) && isOfAllowedLength(chosen) && isCommonPassword(chosen))
    throw new APIError('BAD_REQUEST', { code: 'COMMON_PASSWORD', message: 'Common password' })
}

/** Does the same work for an unknown address as for a known one, so that response times reveal nothing. */
async function pretendToReset(
  call: Call,
  email: string,
  { database, origin, pretendEmail }: HookSettings,
): Promise<void> {
  const findKnownDevice = createFindKnownDevice(database, origin)
  const { internalAdapter } = call.context
  if ((await internalAdapter.findUserByEmail(email)) !== null) return
  const token = randomUUID()
  await internalAdapter.createVerificationValue({
    value: randomUUID(),
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + RESET_AGE * 1000),
  })
  await pretendEmail('resetPassword', { to: email, page: `/auth/reset?token=${token}` }, () =>
    findKnownDevice(call.headers?.get('Cookie') ?? null, email),
  )
}

const isOfAllowedLength = (password: unknown): password is string =>
  typeof password === 'string' && password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD
