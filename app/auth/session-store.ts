import { parseSessionAnswer, type SessionView } from '#contract/session.ts'
import { eventsBetween, type AuthEvent, type Challenge, type SessionState } from './session.ts'
import { showAccountName } from './account-name.ts'
import { hasSessionMark, removeSessionMark, showSessionMark } from './session-mark.ts'

/** The session as this tab knows it, and what keeps it true: other tabs, other pages, time. */
export interface SessionStore {
  readonly state: SessionState
  readonly subscribe: (listener: (state: SessionState) => void) => () => void
  readonly onEvent: (listener: (event: AuthEvent) => void) => () => void
  /** Begins to listen to other tabs, and asks the server for the first time; the answer ends it. */
  readonly start: () => () => void
  /** Asks the server if the mark beside the session's cookie says something else than this tab believes. */
  readonly check: () => void
  readonly refresh: () => Promise<void>
  readonly signOut: () => Promise<void>
  readonly challenge: (challenge: Challenge) => () => void
}

/** Below a session's shortest life by far; it also finds out that a session was ended from elsewhere. */
const ASK_AGAIN_AFTER = 10 * 60_000

export function createSessionStore(): SessionStore {
  const known = makeKnownState()
  const tabs = makeTabChannel()
  let asked = 0
  /** The page that asked is gone, and whether its challenge was met is not known yet. */
  let isLeaving = false

  function settle(session: SessionView | undefined): void {
    known.set(stateOf(session, known.state.challenge))
    if (isLeaving) known.set({ ...known.state, challenge: 'none' })
    isLeaving = false
  }

  async function refresh(): Promise<void> {
    const number = ++asked
    try {
      const session = await readSession()
      // Answers may overtake each other; only the latest question's counts.
      if (number === asked) settle(session)
    } catch (error) {
      // The server is down or the device offline: that says nothing about who is signed in.
      console.warn('The session could not be asked for.', error)
      if (number === asked && known.state.state === 'loading') settle(undefined)
    }
  }

  function check(): void {
    const hasMark = hasSessionMark()
    if (known.state.state === 'loading' && !hasMark) settle(undefined)
    else if (known.state.state === 'loading' || hasMark !== (known.state.state === 'signed-in'))
      void refresh()
  }

  return {
    get state() {
      return known.state
    },
    subscribe: known.subscribe,
    onEvent: known.onEvent,
    start() {
      const stopTabs = tabs.start(() => void refresh())
      const stopReminding = remindToAsk(check, () => known.state.state === 'signed-in' && void refresh())
      return () => {
        stopTabs()
        stopReminding()
      }
    },
    check,
    refresh: async () => {
      await refresh()
      tabs.tell()
    },
    async signOut() {
      await endSession()
      asked++
      settle(undefined)
      tabs.tell()
    },
    challenge(challenge) {
      isLeaving = false
      known.set({ ...known.state, challenge })
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

/** Tells other tabs that the session has changed, and is told by them. */
function makeTabChannel() {
  let channel: BroadcastChannel | undefined
  return {
    start(onChange: () => void): () => void {
      channel = new BroadcastChannel('rook-session')
      channel.addEventListener('message', onChange)
      return () => {
        channel?.close()
        channel = undefined
      }
    },
    tell: () => channel?.postMessage('changed'),
  }
}

/** Tells who listens of each change, and of what has happened between two states. */
function makeKnownState() {
  let state: SessionState = { state: 'loading', challenge: 'none' }
  const listeners = new Set<(state: SessionState) => void>()
  const eventListeners = new Set<(event: AuthEvent) => void>()
  return {
    get state() {
      return state
    },
    subscribe: (listener: (state: SessionState) => void) => addTo(listeners, listener),
    onEvent: (listener: (event: AuthEvent) => void) => addTo(eventListeners, listener),
    set(next: SessionState): void {
      const events = eventsBetween(state, next)
      state = next
      if (events.includes('SIGNED_OUT')) forget()
      if (next.state !== 'loading') {
        showSessionMark(next.state === 'signed-in')
        showAccountName(next.state === 'signed-in' ? next.session.user.name : undefined)
      }
      for (const listener of listeners) listener(state)
      for (const event of events) for (const listener of eventListeners) listener(event)
    },
  }
}

/** The answer takes it out again. */
function addTo<T>(set: Set<T>, member: T): () => void {
  set.add(member)
  return () => set.delete(member)
}

/** When somebody comes back to the tab, and from time to time. The answer ends it. */
function remindToAsk(onVisible: () => void, onTime: () => void): () => void {
  const onChange = () => document.visibilityState === 'visible' && onVisible()
  document.addEventListener('visibilitychange', onChange)
  const timer = setInterval(onTime, ASK_AGAIN_AFTER)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
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

/** What a signed-out browser must not remember. Games belong to the device, not to the session. */
function forget(): void {
  removeSessionMark()
  try {
    sessionStorage.clear()
  } catch (error) {
    console.warn('The session storage could not be cleared.', error)
  }
}
