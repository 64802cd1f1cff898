import { parseSessionAnswer, type SessionView } from '#contract/session.ts'
import { eventsBetween, type AuthEvent, type Challenge, type SessionState } from './session.ts'
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
  let state: SessionState = { state: 'loading', challenge: 'none' }
  const listeners = new Set<(state: SessionState) => void>()
  const eventListeners = new Set<(event: AuthEvent) => void>()
  let channel: BroadcastChannel | undefined
  let asked = 0
  /** The page that asked is gone, and whether its challenge was met is still to be heard. */
  let isLeaving = false

  function set(next: SessionState): void {
    const previous = state
    const events = eventsBetween(previous, next)
    state = next
    if (events.includes('SIGNED_OUT')) forget()
    if (next.state !== 'loading') showSessionMark(next.state === 'signed-in')
    for (const listener of listeners) listener(state)
    for (const event of events) for (const listener of eventListeners) listener(event)
  }

  function settle(session: SessionView | undefined): void {
    set(
      session === undefined
        ? { state: 'signed-out', challenge: state.challenge }
        : { state: 'signed-in', challenge: state.challenge, session },
    )
    if (!isLeaving) return
    isLeaving = false
    set({ ...state, challenge: 'none' })
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
      if (number === asked && state.state === 'loading') settle(undefined)
    }
  }

  function check(): void {
    const hasMark = hasSessionMark()
    if (state.state === 'loading' && !hasMark) settle(undefined)
    else if (state.state === 'loading' || hasMark !== (state.state === 'signed-in')) void refresh()
  }

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEvent(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    start() {
      channel = new BroadcastChannel('rook-session')
      channel.addEventListener('message', () => void refresh())
      const onVisible = () => document.visibilityState === 'visible' && check()
      document.addEventListener('visibilitychange', onVisible)
      const timer = setInterval(() => state.state === 'signed-in' && void refresh(), ASK_AGAIN_AFTER)
      return () => {
        channel?.close()
        channel = undefined
        document.removeEventListener('visibilitychange', onVisible)
        clearInterval(timer)
      }
    },
    check,
    refresh: async () => {
      await refresh()
      channel?.postMessage('changed')
    },
    async signOut() {
      const response = await fetch('/sign-out', { method: 'POST', redirect: 'manual' })
      if (response.type !== 'opaqueredirect' && !response.ok)
        throw new Error(`Signing out was answered with ${response.status}`)
      removeSessionMark()
      asked++
      settle(undefined)
      channel?.postMessage('changed')
    },
    challenge(challenge) {
      isLeaving = false
      set({ ...state, challenge })
      return () => {
        if (hasSessionMark() === (state.state === 'signed-in')) set({ ...state, challenge: 'none' })
        else isLeaving = true
      }
    },
  }
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
