import { forgetAccountCopies } from '#app/browser/owned-record.ts'
import { eventsBetween, type AuthEvent, type SessionState } from './session.ts'
import { hasSessionMark, removeSessionMark, showSessionMark } from './session-mark.ts'

export type KnownSession = ReturnType<typeof makeKnownSession>

/** Notifies listeners of each state and of the events between two states. */
export function makeKnownSession() {
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
        // A session can also end by expiring or on another device. While its mark exists, the server could merely not be
        // reached, so the copies are kept.
        if (!hasSessionMark()) forgetCopies()
      }
      for (const listener of listeners) listener(state)
      for (const event of events) for (const listener of eventListeners) listener(event)
    },
  }
}

/** Returns a function that removes it. */
function addTo<T>(set: Set<T>, member: T): () => void {
  set.add(member)
  return () => set.delete(member)
}

/** Removes what a signed-out browser must not remember. Games belong to the device, not to the session. */
function forget(): void {
  removeSessionMark()
  try {
    sessionStorage.clear()
  } catch (error) {
    console.warn('The session storage could not be cleared.', error)
  }
}

function forgetCopies(): void {
  try {
    forgetAccountCopies()
  } catch (error) {
    console.warn('The copies of what the account knows could not be removed.', error)
  }
}

/**
 * Shows the user's name in the bar. Pages are the same for all visitors, so the HTML does not contain it: the browser stores
 * it, and style sheets insert it into `account-name`. /before-paint.js shows it before the first paint of the next page.
 */
const KEY = 'account-name'

/** Pass the signed-in user's name: blank if they have not chosen one, undefined for guests. */
function showAccountName(name: string | undefined): void {
  const { style } = document.documentElement
  // A JSON string is a valid CSS string: both escape quotes and backslashes alike, and names contain no other control characters.
  if (name) style.setProperty('--account-name', JSON.stringify(name))
  else style.removeProperty('--account-name')
  try {
    if (name) localStorage.setItem(KEY, name)
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The name for the bar cannot be kept.', error)
  }
}
