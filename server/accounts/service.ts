import { isLoopback } from '#server/client-address.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import { createAuth, googleDescription, type Auth, type AuthSettings, type GoogleSettings } from './auth.ts'
import type { Accounts, GoogleState } from './session.server.ts'
import { createPatience } from './sign-in-throttle.ts'

/** How long Google may take to describe itself: who pressed its button waits meanwhile. */
const GOOGLE_PATIENCE = 5_000
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

  async function meet(google: GoogleSettings): Promise<GoogleState> {
    if (!(await isAnswering(google))) return 'not answering'
    if (isComplete) return 'ready'
    const complete = createAuth(settings)
    if (!(await within(GOOGLE_PATIENCE, knowsGoogle(complete)))) return 'not answering'
    auth = complete
    isComplete = true
    return 'ready'
  }

  // For those who come back from Google to a server that has been started meanwhile.
  if (google !== undefined) void meet(google)
  return {
    outboxFor: (address) => (isLoopback(address) ? outbox : undefined),
    sendLetter,
    moves: makeRateLimit(MOVES_AN_HOUR),
    auth: () => auth,
    patience: createPatience(),
    // Asked at each press of its button: one that leads to a server that is down would leave its visitors there.
    findGoogle: () => (google === undefined ? Promise.resolve('not set up') : meet(google)),
  }
}

async function isAnswering(google: GoogleSettings): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(GOOGLE_PATIENCE)
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

async function within(milliseconds: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), milliseconds)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
