import { parseSessionAnswer, type SessionView } from '#contract/session.ts'
import { makeKnownSession, type KnownSession } from './known-session.ts'
import type { AuthEvent, Challenge, SessionState } from './session.ts'
import { hasSessionMark, removeSessionMark } from './session-mark.ts'

/** The session as known to this tab. It is refreshed by other tabs, by navigations and on a timer. */
export interface SessionStore {
  readonly state: SessionState
  readonly subscribe: (listener: (state: SessionState) => void) => () => void
  readonly onEvent: (listener: (event: AuthEvent) => void) => () => void
  /** Listens to other tabs and requests the session. Returns a function that stops listening. */
  readonly start: () => () => void
  /** Requests the session if the mark contradicts this tab's state. */
  readonly check: () => void
  readonly refresh: () => Promise<void>
  readonly signOut: () => Promise<void>
  readonly challenge: (challenge: Challenge) => () => void
}

/** Far shorter than the shortest session. Also detects sessions that another device ended. */
const ASK_AGAIN_AFTER = 10 * 60_000

export function createSessionStore(): SessionStore {
  const known = makeKnownSession()
  const tabs = makeTabChannel()
  const { settle, challenge } = makeChallenges(known)
  let asked = 0

  async function refresh(): Promise<void> {
    const number = ++asked
    try {
      const session = await readSession()
      // Responses may arrive out of order; only the latest request counts.
      if (number === asked) settle(session)
    } catch (error) {
      // The server is down or the device is offline, so the session remains unknown, except that signing out removes its mark.
      console.warn('The session could not be asked for.', error)
      if (number === asked && (known.state.state === 'loading' || !hasSessionMark())) settle(undefined)
    }
  }

  function check(): void {
    const hasMark = hasSessionMark()
    if (known.state.state === 'loading' && !hasMark) settle(undefined)
    else if (known.state.state === 'loading' || hasMark !== (known.state.state === 'signed-in'))
      void refresh()
  }

  function start() {
    const stopTabs = tabs.start((change) => {
      // Private pages disappear at once, even if the server cannot be asked.
      if (change === 'signed-out') settle(undefined)
      void refresh()
    })
    const stopReminding = remindToAsk(check, () => known.state.state === 'signed-in' && void refresh())
    return () => {
      stopTabs()
      stopReminding()
    }
  }

  async function signOut() {
    await endSession()
    asked++
    settle(undefined)
    tabs.tell('signed-out')
  }

  return {
    get state() {
      return known.state
    },
    subscribe: known.subscribe,
    onEvent: known.onEvent,
    start,
    check,
    refresh: async () => {
      await refresh()
      tabs.tell('changed')
    },
    signOut,
    challenge,
  }
}

/** The challenges of pages. A challenge counts as met or not only once the session is known. */
function makeChallenges(known: KnownSession) {
  /** True if the page was left before the session told whether its challenge was met. */
  let isLeaving = false
  return {
    settle(this: void, session: SessionView | undefined): void {
      known.set(stateOf(session, isLeaving ? 'none' : known.state.challenge))
      isLeaving = false
    },
    challenge(this: void, asked: Challenge): () => void {
      isLeaving = false
      known.set({ ...known.state, challenge: asked })
      return () => {
        if (hasSessionMark() === (known.state.state === 'signed-in'))
          known.set({ ...known.state, challenge: 'none' })
        else isLeaving = true
      }
    },
  }
}

const stateOf = (session: SessionView | undefined, challenge: Challenge): SessionState =>
  session === undefined ? { state: 'signed-out', challenge } : { state: 'signed-in', challenge, session }

type Change = 'changed' | 'signed-out'

/** Sends changes of the session to other tabs, and receives theirs. */
function makeTabChannel() {
  let channel: BroadcastChannel | undefined
  return {
    start(onChange: (change: Change) => void): () => void {
      channel = new BroadcastChannel('rook-session')
      channel.addEventListener('message', ({ data }: MessageEvent<Change>) => onChange(data))
      return () => {
        channel?.close()
        channel = undefined
      }
    },
    tell: (change: Change) => channel?.postMessage(change),
  }
}

/** Calls back when the tab becomes visible, and on a timer. Returns a function that stops both. */
function remindToAsk(onVisible: () => void, onTime: () => void): () => void {
  const onChange = () => document.visibilityState === 'visible' && onVisible()
  document.addEventListener('visibilitychange', onChange)
  // The Back button may restore a page as it was before its user signed out.
  window.addEventListener('pageshow', onChange)
  const timer = setInterval(onTime, ASK_AGAIN_AFTER)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
    clearInterval(timer)
  }
}

async function endSession(): Promise<void> {
  const response = await fetch('/sign-out', { method: 'POST', redirect: 'manual' })
  if (response.type !== 'opaqueredirect' && !response.ok)
    throw new Error(`Signing out was answered with ${response.status}`)
  removeSessionMark()
}

async function readSession(): Promise<SessionView | undefined> {
  const response = await fetch('/api/session', { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`/api/session was answered with ${response.status}`)
  const session = parseSessionAnswer(await response.json())
  if (session === undefined) removeSessionMark()
  return session
}
