import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, isAPIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins'
import { randomUUID } from 'node:crypto'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#contract/limits.ts'
import { limitAllocationsOfAuth } from './allocation-limit.ts'
import { CONFIRM_AGE, makeAuthHooks, RESET_AGE } from './auth-hooks.ts'
import { cookiePrefix } from './cookies.ts'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { passkeys } from './second-factor/passkey-plugin.ts'
import { makeFindKnownDevice, tellOfNewDevices } from './known-devices.ts'
import type { SendLetter } from './letters.ts'
import { markOfSignUp } from './sign-up.ts'
import { confirmAddress, voidLinks } from './open-links.ts'
import { hashing } from './password-hashing.ts'
import { twoFactorAfterEveryWayIn } from './second-factor/two-factor-plugin.ts'

/** better-auth, as this site uses it: sessions in the database, few plugins, every limit stated. */

const DAY = 24 * 60 * 60
const SESSION_AGE = 7 * DAY
/** A session that is used is prolonged, once a day at most. */
const RENEW_AFTER = DAY
/**
 * Messages that the library logs as errors although any stranger can cause them: by an address or a code that they make
 * up, or by signing up with an address whose owner then comes by Google. We log them as warnings, because errors wake the
 * operator.
 */
const PROVOKED = new Set([
  'State not found',
  'Failed to parse state',
  'INVALID_CALLBACK_REQUEST',
  'OAuth issuer mismatch',
  'Failed to validate authorization code',
  'account_not_linked',
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
  readonly sendLetter: SendLetter
  /** Takes the time of `sendLetter`, and sends nothing. */
  readonly pretendLetter: SendLetter
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
    // Without transactions: hashing a password would hold the embedded database's one connection for its 90 ms. What
    // may be left half done is an account without a password, which a reset completes.
    database: { db: database.query, type: database.kind },
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Its further arguments hold SQL parameters and addresses; see log.ts for what is left of the message.
      log: (level, message) =>
        log(level === 'error' && !PROVOKED.has(message) ? 'error' : 'warn', `accounts: ${message}`),
    },
    // Refusals are answers; only what broke is worth a line.
    onAPIError: {
      // Whom Google has sent back without a state that we know comes out here, and not on a page of the library's.
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
      // What asks for a young session asks for the password here: see passkeys.server.ts.
      freshAge: 0,
      // A session ended elsewhere ends here at once; a cache in the cookie would keep it alive.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'accounts',
      // Only where both sides have proved that the address is theirs.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    verification: { modelName: 'verifications' },
    databaseHooks: DATABASE_HOOKS,
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      // Asked by every page; each would read and write the table.
      customRules: { '/get-session': false },
    },
    advanced: {
      cookiePrefix: cookiePrefix(origin),
      // The library's own secure cookies would get a second prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: origin.startsWith('https:') },
      // Written by our own server, whatever the client sent; see client-address.ts.
      ipAddress: { ipAddressHeaders: ['x-real-ip'] },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    hooks: makeAuthHooks(settings),
    plugins: [
      limitAllocationsOfAuth(settings.makeRateLimit),
      twoFactorAfterEveryWayIn({ issuer: settings.siteName, twoFactorTable: 'two_factors' }),
      ...(settings.google === undefined ? [] : [googleSignIn(settings.google)]),
      passkeys(settings),
      tellOfNewDevices(settings.database, settings.sendLetter),
    ],
  } satisfies BetterAuthOptions
}

/** Signing up and in by an address and a password, and the links by which that is proved or set anew. */
function emailOptions({ database, origin, sendLetter }: AuthSettings) {
  const findKnownDevice = makeFindKnownDevice(database, origin)
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
        sendLetter('resetPassword', { to: user.email, link: `${origin}/auth/reset?token=${token}` }, () =>
          findKnownDevice(request?.headers.get('Cookie') ?? null, user.email),
        ),
      onPasswordReset: async ({ user }) => {
        await voidLinks(database, user.id)
        // A passkey may have been added by whoever the owner is shutting out.
        await database.query.deleteFrom('passkeys').where('userId', '=', user.id).execute()
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
  } satisfies BetterAuthOptions
}

const USER = {
  modelName: 'users',
  // Its ways to change an address and to delete an account ask for no password, and an address can still be changed
  // by a link from before the password was: see email-change.server.ts and removal.ts.
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
} satisfies BetterAuthOptions['user']

/** Names may come to stand beside a shared game, so the donors' rules hold for them; pictures we have no use for. */
function tidyUser<User extends { name?: unknown; image?: unknown }>(user: User): User {
  const parsed = typeof user.name === 'string' ? parseDonorName(user.name) : undefined
  return {
    ...user,
    ...(user.name !== undefined && { name: (parsed?.ok === true ? parsed.value : undefined) ?? '' }),
    ...(user.image !== undefined && { image: null }),
  }
}

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

const DATABASE_HOOKS = {
  user: {
    create: { before: (user) => Promise.resolve({ data: tidyUser(user) }) },
    update: { before: (user) => Promise.resolve({ data: tidyUser(user) }) },
  },
  // We ask Google who somebody is, once, and want nothing more of it: its tokens are not kept.
  account: {
    create: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
    update: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
  },
} satisfies BetterAuthOptions['databaseHooks']

/** A field of the two-factor plugin's, which the library's own type of a user does not have. */
const hasTwoFactor = (user: object): boolean => 'twoFactorEnabled' in user && user.twoFactorEnabled === true

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
