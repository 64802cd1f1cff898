import { isLoopback } from '#server/client-address.ts'
import { withTimeout } from '#server/timeout.server.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import { createAuth, googleDescription, type Auth, type AuthSettings, type GoogleSettings } from './auth.ts'
import { cookieName } from './cookies.ts'
import { createFindKnownDevice } from './known-devices.ts'
import type { Accounts, GoogleState } from './session.server.ts'
import { createFindSignedIn } from './signed-in.ts'
import { createSignInThrottle } from './sign-in-throttle.server.ts'

/** In milliseconds, for Google's discovery document. The visitor who pressed its button waits that long. */
const GOOGLE_TIMEOUT = 5_000
const MOVES_AN_HOUR = { name: 'moves to an address', times: 5, seconds: 60 * 60 }

/**
 * better-auth fetches Google's discovery document when it is created, and answers no request until it has it, so a silent Google
 * would block all sign-ins. It is therefore created without Google first, and replaced by one with Google when that is ready.
 */
export function createAccounts(
  outbox: string | undefined,
  makeRateLimit: MakeRateLimit,
  settings: AuthSettings,
): Accounts {
  const { google, sendEmail } = settings
  let auth = createAuth({ ...settings, google: undefined })
  let isComplete = false
  const isLocal = new URL(settings.origin).hostname === 'localhost'
  const leaving = new AbortController()

  async function connectGoogle(google: GoogleSettings): Promise<GoogleState> {
    if (!(await isAnswering(google, leaving.signal))) return 'not answering'
    if (isComplete) return 'ready'
    const complete = createAuth(settings)
    if ((await withTimeout(GOOGLE_TIMEOUT, knowsGoogle(complete))) !== true) return 'not answering'
    auth = complete
    isComplete = true
    return 'ready'
  }

  let connecting: Promise<unknown> = Promise.resolve()
  return {
    start() {
      // For visitors who return from Google to a server that was started in the meantime.
      if (google !== undefined) connecting = connectGoogle(google)
    },
    async stop() {
      leaving.abort()
      await connecting
    },
    outboxFor: (address) => (isLoopback(address) ? outbox : undefined),
    googleFor(address) {
      if (google !== undefined) return 'offered'
      return isLocal && isLoopback(address) ? 'explained' : 'absent'
    },
    sendEmail,
    moves: makeRateLimit(MOVES_AN_HOUR),
    auth: () => auth,
    findSignedIn: createFindSignedIn({
      database: settings.database,
      secret: settings.secret,
      cookieName: cookieName(settings.origin, 'session_token'),
    }),
    throttle: createSignInThrottle(makeRateLimit),
    findKnownDevice: createFindKnownDevice(settings.database, settings.origin),
    // Checked at each press of the button, so that visitors are not sent to a server that is down.
    findGoogle: () => (google === undefined ? Promise.resolve('not set up') : connectGoogle(google)),
  }
}

async function isAnswering(google: GoogleSettings, leaving: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(GOOGLE_TIMEOUT)])
    const response = await fetch(googleDescription(google.issuer), { signal })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

async function knowsGoogle(auth: Auth): Promise<boolean> {
  const { socialProviders } = await auth.$context
  return socialProviders.some(({ id }) => id === 'google')
}
