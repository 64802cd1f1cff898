import { isLoopback } from '#server/client-address.ts'
import { withTimeout } from '#server/timeout.server.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import { createAuth, googleDescription, type Auth, type AuthSettings, type GoogleSettings } from './auth.ts'
import { cookieName } from './cookies.ts'
import { makeFindKnownDevice } from './known-devices.ts'
import type { Accounts, GoogleState } from './session.server.ts'
import { makeFindSignedIn } from './signed-in.ts'
import { createSignInThrottle } from './sign-in-throttle.server.ts'

/** How long Google may take to describe itself: who pressed its button waits meanwhile. */
const GOOGLE_TIMEOUT = 5_000
const MOVES_AN_HOUR = { name: 'moves to an address', times: 5, seconds: 60 * 60 }

/**
 * better-auth reads Google's description when it is made, and answers nothing until it has it: made with Google at once,
 * a Google that is silent would keep everybody from signing in. So it begins without, and one that knows Google takes
 * its place when it is ready.
 */
export function makeAccounts(
  outbox: string | undefined,
  makeRateLimit: MakeRateLimit,
  settings: AuthSettings,
): Accounts {
  const { google, sendLetter } = settings
  let auth = createAuth({ ...settings, google: undefined })
  let isComplete = false
  const isAtHome = new URL(settings.origin).hostname === 'localhost'
  const leaving = new AbortController()

  async function meet(google: GoogleSettings): Promise<GoogleState> {
    if (!(await isAnswering(google, leaving.signal))) return 'not answering'
    if (isComplete) return 'ready'
    const complete = createAuth(settings)
    if ((await withTimeout(GOOGLE_TIMEOUT, knowsGoogle(complete))) !== true) return 'not answering'
    auth = complete
    isComplete = true
    return 'ready'
  }

  let meeting: Promise<unknown> = Promise.resolve()
  return {
    start() {
      // For those who come back from Google to a server that has been started meanwhile.
      if (google !== undefined) meeting = meet(google)
    },
    async stop() {
      leaving.abort()
      await meeting
    },
    outboxFor: (address) => (isLoopback(address) ? outbox : undefined),
    googleFor(address) {
      if (google !== undefined) return 'offered'
      return isAtHome && isLoopback(address) ? 'explained' : 'absent'
    },
    sendLetter,
    moves: makeRateLimit(MOVES_AN_HOUR),
    auth: () => auth,
    findSignedIn: makeFindSignedIn({
      database: settings.database,
      secret: settings.secret,
      cookieName: cookieName(settings.origin, 'session_token'),
    }),
    throttle: createSignInThrottle(makeRateLimit),
    findKnownDevice: makeFindKnownDevice(settings.database, settings.origin),
    // Asked at each press of its button: one that leads to a server that is down would leave its visitors there.
    findGoogle: () => (google === undefined ? Promise.resolve('not set up') : meet(google)),
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
