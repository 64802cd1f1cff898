import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, getOAuthState, isAPIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins'
import { randomUUID } from 'node:crypto'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#contract/limits.ts'
import { limitAllocationsOfAuth } from './allocation-limit.ts'
import { CONFIRM_AGE, createAuthHooks, RESET_AGE } from './auth-hooks.ts'
import { cookiePrefix } from './cookies.ts'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { readAddress } from '#words/addresses.ts'
import { currentLanguage } from '#words/by-request.ts'
import type { Language } from '#words/languages.ts'
import { passkeyPlugin } from './second-factor/passkey-plugin.ts'
import { createFindKnownDevice, reportNewDevices } from './known-devices.ts'
import type { SendEmail } from './account-emails.ts'
import { createRequestCounts } from './request-counts.ts'
import { markOfSignUp } from './sign-up.ts'
import { confirmAddress, voidLinks } from './open-links.ts'
import { hashing } from './password-hashing.ts'
import { twoFactorAfterEveryWayIn } from './second-factor/two-factor-plugin.ts'

/** The configuration of better-auth: sessions in the database, few plugins, every limit explicit. */

const DAY = 24 * 60 * 60
const SESSION_AGE = 7 * DAY
/** A session in use is extended once a day at most. */
const RENEW_AFTER = DAY
/**
 * Messages that the library logs as errors although any stranger can cause them, with an invented URL or code, or by signing up
 * with an address whose owner then uses Google. We log them as warnings, because errors alert the operator.
 */
const PROVOKED = new Set([
  'State not found',
  'Failed to parse state',
  'INVALID_CALLBACK_REQUEST',
  'OAuth issuer mismatch',
  'Failed to validate authorization code',
  'account_not_linked',
  // Two servers were asked to create the same account at once: see sign-up.server.ts.
  'Failed to create user',
])

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
  readonly makeRateLimit: MakeRateLimit
  readonly sendEmail: SendEmail
  /** Takes as long as `sendEmail`, and sends nothing. */
  readonly pretendEmail: SendEmail
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth(settings: AuthSettings) {
  return betterAuth(makeAuthOptions(settings))
}

export function makeAuthOptions(settings: AuthSettings) {
  const { database, origin, log } = settings
  return {
    appName: settings.siteName,
    baseURL: origin,
    basePath: '/api/auth',
    secret: settings.secret,
    // Without transactions, because hashing a password would hold the embedded database's write lock for 90 ms. A failure
    // half-way can leave an account without a password, which a reset fixes.
    database: { db: database.query, type: database.kind },
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Logs only the message, which log.ts redacts: the other arguments contain SQL parameters and addresses.
      log: (level, message) =>
        log(level === 'error' && !PROVOKED.has(message) ? 'error' : 'warn', `accounts: ${message}`),
    },
    // Refusals are normal answers; only failures are logged.
    onAPIError: {
      // For visitors whom Google sends back without a known state; by default they would see a page of the library.
      errorURL: `${origin}/auth/google-failed`,
      onError: (error) => {
        if (!isAPIError(error) || error.statusCode >= 500) log('error', 'accounts failed', { error })
      },
    },
    ...emailOptions(settings),
    user: USER,
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_AGE,
      updateAge: RENEW_AFTER,
      // Endpoints of the library that require a fresh session require the password here: see passkeys.server.ts.
      freshAge: 0,
      // A cache in the cookie would keep a session alive that was ended elsewhere.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'accounts',
      // Only if both sides have verified the address.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    verification: { modelName: 'verifications' },
    databaseHooks: DATABASE_HOOKS,
    rateLimit: rateLimitOf(settings),
    advanced: {
      cookiePrefix: cookiePrefix(origin),
      // The library's own secure cookies would get a second prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: origin.startsWith('https:') },
      // Set by our own server, which overwrites the client's; see client-address.ts.
      ipAddress: { ipAddressHeaders: ['x-real-ip'] },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    hooks: createAuthHooks(settings),
    plugins: [
      limitAllocationsOfAuth(settings.makeRateLimit),
      twoFactorAfterEveryWayIn({ issuer: settings.siteName, twoFactorTable: 'two_factors' }),
      ...(settings.google === undefined ? [] : [googleSignIn(settings.google, origin)]),
      passkeyPlugin(settings),
      reportNewDevices(settings.database, settings.sendEmail),
    ],
  } satisfies BetterAuthOptions
}

/** Sign-up and sign-in with an address and a password, and the links that confirm the address or reset the password. */
function emailOptions({ database, origin, sendEmail }: AuthSettings) {
  const findKnownDevice = createFindKnownDevice(database, origin)
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_AGE,
      password: hashing,
      sendResetPassword: ({ user, token }, request) =>
        sendEmail('resetPassword', { to: user.email, page: `/auth/reset?token=${token}` }, () =>
          findKnownDevice(request?.headers.get('Cookie') ?? null, user.email),
        ),
      onPasswordReset: async ({ user }) => {
        await voidLinks(database, user.id)
        // An intruder may have added a passkey.
        await database.query.deleteFrom('passkeys').where('userId', '=', user.id).execute()
        // The link was in the mailbox, so this also confirms the address.
        await confirmAddress(database, user.id)
        await sendEmail('passwordChanged', { to: user.email })
      },
      // The page shows the same answer as for a new address. Only the owner of the account learns about it, by email.
      onExistingUserSignUp: ({ user }) => sendEmail('alreadyRegistered', { to: user.email }),
    },
    emailVerification: {
      expiresIn: CONFIRM_AGE,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, token }) => {
        const query = new URLSearchParams({ token, attempt: await markOfSignUp(database, user.id) })
        await sendEmail('confirmEmail', { to: user.email, page: `/auth/confirm?${query}` })
      },
      // A link confirms only the sign-up that it was created for, and no other with the same address: see sign-up.ts.
      beforeEmailVerification: async (user, request) => {
        const attempt = request && new URL(request.url).searchParams.get('attempt')
        if (attempt !== (await markOfSignUp(database, user.id)))
          throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN', message: 'Invalid token' })
      },
    },
  } satisfies BetterAuthOptions
}

const rateLimitOf = ({ makeRateLimit }: AuthSettings) =>
  ({
    enabled: true,
    customStorage: createRequestCounts(makeRateLimit),
    customRules: {
      // Requested by every page.
      '/get-session': false,
      // Counted by sign-in-throttle.server.ts before an attempt waits for its turn.
      '/sign-in/email': false,
    },
  }) satisfies BetterAuthOptions['rateLimit']

const USER = {
  modelName: 'users',
  additionalFields: { language: { type: 'string', required: false, input: false } },
  // The library's own endpoints for both require no password, and its link for a new address stays valid after a change of the
  // password: see email-change.server.ts and removal.ts.
  changeEmail: { enabled: false },
  deleteUser: { enabled: false },
  validateUserInfo: async ({ user, source }, { context }) => {
    if (source.method !== 'oauth') return undefined
    // Anyone could claim an address that Google has not verified.
    if (user.emailVerified !== true) return { error: 'email_not_verified' }
    if (source.action !== 'link-account') return undefined
    // Users with a second factor have not agreed to an additional way to sign in.
    const holder = user.id === undefined ? null : await context.internalAdapter.findUserById(user.id)
    return holder === null || hasTwoFactor(holder) ? { error: 'two_factor_on' } : undefined
  },
} satisfies BetterAuthOptions['user']

/** Names may appear with a shared game, so the rules for donors' names apply. Pictures are not stored. */
function tidyUser<User extends { name?: unknown; image?: unknown }>(user: User): User {
  const parsed = typeof user.name === 'string' ? parseDonorName(user.name) : undefined
  return {
    ...user,
    ...(user.name !== undefined && { name: (parsed?.ok === true ? parsed.value : undefined) ?? '' }),
    ...(user.image !== undefined && { image: null }),
  }
}

/**
 * The language of the page on which the user signed up. Visitors who return from Google come from no page of ours, but to an
 * address in that language.
 */
async function findSignUpLanguage(isCall: boolean): Promise<Language> {
  const google = isCall ? await getOAuthState() : null
  return google === null
    ? currentLanguage()
    : readAddress(new URL(google.callbackURL, 'http://localhost').pathname).language
}

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

const DATABASE_HOOKS = {
  user: {
    create: {
      before: async (user, call) => ({
        data: { ...tidyUser(user), language: await findSignUpLanguage(Boolean(call)) },
      }),
    },
    update: { before: (user) => Promise.resolve({ data: tidyUser(user) }) },
  },
  // Google only tells us who a visitor is. Its tokens are not stored.
  account: {
    create: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
    update: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
  },
} satisfies BetterAuthOptions['databaseHooks']

/** The library's own user type lacks this field of the two-factor plugin. */
const hasTwoFactor = (user: object): boolean => 'twoFactorEnabled' in user && user.twoFactorEnabled === true

/** The URL of an issuer's discovery document. */
export const googleDescription = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

const toFailure = (origin: string) =>
  new Headers({ Location: `${origin}/auth/google-failed?error=email_not_verified` })

/** OpenID Connect with PKCE, state and a verified nonce, configured by the issuer's discovery document. */
function googleSignIn({ clientId, clientSecret, issuer }: GoogleSettings, origin: string) {
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
        // Must run before the library looks for an account: it gives an unverified address and an unconfirmed sign-up the same
        // error.
        mapProfileToUser(profile) {
          if (!profile.emailVerified) throw new APIError('FOUND', undefined, toFailure(origin))
          return {}
        },
      },
    ],
  })
}
