import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins'
import { randomUUID } from 'node:crypto'
import { LONGEST_EMAIL, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#contract/limits.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { Log } from '#server/log.ts'
import type { SendLetter } from './letters.ts'
import { markOfSignUp, removeUnconfirmed } from './sign-up.ts'
import { confirmAddress, voidLinks } from './open-links.ts'
import { hashing } from './password-hashing.ts'
import { claimCode, releaseCode, type GivenCode } from './used-codes.ts'
import { findGivenCode, twoFactorAfterEveryWayIn } from './two-factor-plugin.ts'

/** better-auth 1.7.7, as this site uses it: sessions in the database, few plugins, every limit stated. */

const DAY = 24 * 60 * 60
const SESSION_AGE = 7 * DAY
/** A session that is used is prolonged, once a day at most. */
const RENEW_AFTER = DAY
const CONFIRM_AGE = DAY
const RESET_AGE = 60 * 60

const PASSWORD_FIELDS = ['/sign-up/email', '/reset-password', '/change-password']

export interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
}

export interface AuthSettings {
  readonly database: Database
  readonly origin: string
  readonly siteName: string
  readonly secret: string
  readonly google: GoogleSettings | undefined
  readonly log: Log
  readonly sendLetter: SendLetter
  /** Takes the time of `sendLetter`, and sends nothing. */
  readonly pretendLetter: SendLetter
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth(settings: AuthSettings) {
  return betterAuth(makeAuthOptions(settings))
}

export function makeAuthOptions(settings: AuthSettings) {
  const { database, origin, log, sendLetter, pretendLetter } = settings
  /** By the request that brought it: what it was claimed for may be gone when it turns out to be wrong. */
  const claimed = new WeakMap<Request, GivenCode>()
  return {
    appName: settings.siteName,
    baseURL: origin,
    basePath: '/api/auth',
    secret: settings.secret,
    // Without transactions: hashing a password would hold the embedded database's one connection for its 300 ms. What
    // may be left half done is an account without a password, which a reset completes.
    database: { db: database.query, type: database.kind },
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Its further arguments hold SQL parameters and addresses; see log.ts for what is left of the message.
      log: (level, message) => log(level === 'error' ? 'error' : 'warn', `accounts: ${message}`),
    },
    // Refusals are answers; only what broke is worth a line.
    onAPIError: {
      // Whom Google has sent back without a state that we know comes out here, and not on a page of the library's.
      errorURL: `${origin}/auth/google-failed`,
      onError: (error) => {
        if (!isAPIError(error) || error.statusCode >= 500) log('error', 'accounts failed', { error })
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_AGE,
      password: hashing,
      sendResetPassword: ({ user, token }) =>
        sendLetter('resetPassword', { to: user.email, link: `${origin}/auth/reset?token=${token}` }),
      onPasswordReset: async ({ user }) => {
        await voidLinks(database, user.id)
        // The link was in the mailbox, so the address is proved as well.
        await confirmAddress(database, user.id)
        await sendLetter('passwordChanged', { to: user.email })
      },
      // Who signs up with an address that has an account is told what everybody is told; its owner learns of it by mail.
      onExistingUserSignUp: ({ user }) =>
        sendLetter('alreadyRegistered', {
          to: user.email,
          signIn: `${origin}/auth`,
          reset: `${origin}/auth/forgotten`,
        }),
    },
    emailVerification: {
      expiresIn: CONFIRM_AGE,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, token }) => {
        const query = new URLSearchParams({ token, attempt: await markOfSignUp(database, user.id) })
        await sendLetter('confirmEmail', { to: user.email, link: `${origin}/auth/confirm?${query}` })
      },
      // A link confirms the sign-up that it was written for, and no other with the same address: see sign-up.ts.
      beforeEmailVerification: async (user, request) => {
        const attempt = request && new URL(request.url).searchParams.get('attempt')
        if (attempt !== (await markOfSignUp(database, user.id)))
          throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN', message: 'Invalid token' })
      },
    },
    user: {
      modelName: 'users',
      // Its ways to change an address and to delete an account ask for no password, and an address can still be changed
      // by a link from before the password was: see email-change.server.ts and account-removal.ts.
      changeEmail: { enabled: false },
      deleteUser: { enabled: false },
      validateUserInfo: async ({ user, source }, { context }) => {
        if (source.method !== 'oauth') return undefined
        // An address that Google has not seen proved would let whoever claims it in with it.
        if (user.emailVerified !== true) return { error: 'email_not_verified' }
        if (source.action !== 'link-account') return undefined
        // Whoever asked for a second factor did not ask for a second way in.
        const holder = user.id === undefined ? null : await context.internalAdapter.findUserById(user.id)
        return holder === null || hasTwoFactor(holder) ? { error: 'two_factor_on' } : undefined
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_AGE,
      updateAge: RENEW_AFTER,
      // A session ended elsewhere ends here at once; a cache in the cookie would keep it alive.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'accounts',
      // Only where both sides have proved that the address is theirs.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    verification: { modelName: 'verifications' },
    databaseHooks: {
      user: {
        create: { before: (user) => Promise.resolve({ data: tidyUser(user) }) },
        update: { before: (user) => Promise.resolve({ data: tidyUser(user) }) },
      },
      // We ask Google who somebody is, once, and want nothing more of it: its tokens are not kept.
      account: {
        create: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
        update: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
      },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      // Asked by every page; each would read and write the table.
      customRules: { '/get-session': false },
    },
    advanced: {
      cookiePrefix: 'rook',
      useSecureCookies: origin.startsWith('https:'),
      // Written by our own server, whatever the client sent; see client-address.ts.
      ipAddress: { ipAddressHeaders: ['x-real-ip'] },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { email, password, newPassword } = (context.body ?? {}) as Record<string, unknown>
        if (typeof email === 'string' && email.length > LONGEST_EMAIL)
          throw new APIError('BAD_REQUEST', { message: 'Please enter a valid email address' })
        const chosen = newPassword ?? password
        // One of another length than we take is refused for that, further on.
        if (PASSWORD_FIELDS.includes(context.path) && isOfAllowedLength(chosen) && isCommonPassword(chosen))
          throw new APIError('BAD_REQUEST', { message: COMMON_PASSWORD })
        const { internalAdapter } = context.context
        if (context.path === '/sign-up/email' && typeof email === 'string' && isOfAllowedLength(password))
          await removeUnconfirmed(internalAdapter, email)
        // What a known address costs, an unknown one costs too: its answer must not come sooner.
        if (context.path === '/request-password-reset' && typeof email === 'string') {
          if ((await internalAdapter.findUserByEmail(email)) === null) {
            const token = randomUUID()
            await internalAdapter.createVerificationValue({
              value: randomUUID(),
              identifier: `reset-password:${token}`,
              expiresAt: new Date(Date.now() + RESET_AGE * 1000),
            })
            await pretendLetter('resetPassword', {
              to: email,
              link: `${origin}/auth/reset?token=${token}`,
            })
          }
        }
        const given = await findGivenCode(context)
        if (given !== undefined && !(await claimCode(database, given, new Date())))
          throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
        if (given !== undefined && context.request !== undefined) claimed.set(context.request, given)
      }),
      after: createAuthMiddleware(async (context) => {
        if (isAPIError(context.context.returned)) {
          // A wrong code is not used up: it may be tried, and counted as wrong, again.
          const given = context.request && claimed.get(context.request)
          if (given !== undefined) await releaseCode(database, given)
          return
        }
        const user = context.context.session?.user
        if (context.path !== '/change-password' || !user) return
        await voidLinks(database, user.id)
        await sendLetter('passwordChanged', { to: user.email })
      }),
    },
    plugins: [
      twoFactorAfterEveryWayIn({ issuer: settings.siteName, twoFactorTable: 'two_factors' }),
      ...(settings.google === undefined ? [] : [googleSignIn(settings.google)]),
    ],
  } satisfies BetterAuthOptions
}

/** Names may come to stand beside a shared game, so the donors' rules hold for them; pictures we have no use for. */
function tidyUser<User extends { name?: unknown; image?: unknown }>(user: User): User {
  const parsed = typeof user.name === 'string' ? parseDonorName(user.name) : undefined
  return {
    ...user,
    ...(user.name !== undefined && { name: (parsed?.ok === true ? parsed.name : undefined) ?? '' }),
    ...(user.image !== undefined && { image: null }),
  }
}

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

const isOfAllowedLength = (password: unknown): password is string =>
  typeof password === 'string' && password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD

/** A field of the two-factor plugin's, which the library's own type of a user does not have. */
const hasTwoFactor = (user: object): boolean => 'twoFactorEnabled' in user && user.twoFactorEnabled === true

const COMMON_PASSWORD = 'This password is on every guesser’s list. Please choose another one.'

/** Where an issuer describes itself. */
export const googleDescription = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** OpenID Connect with PKCE, state and a checked nonce, by the issuer's own description of itself. */
function googleSignIn({ clientId, clientSecret, issuer }: GoogleSettings) {
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        name: 'Google',
        discoveryUrl: googleDescription(issuer),
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        prompt: 'select_account',
      },
    ],
  })
}
