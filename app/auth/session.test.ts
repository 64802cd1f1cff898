import { describe, expect, it } from 'vitest'
import type { SessionView } from '#contract/session.ts'
import { AUTH_EVENTS, eventsBetween, type AuthEvent, type SessionState } from './session.ts'

const asha: SessionView = {
  user: { id: 'asha', email: 'asha@example.com', name: 'Asha', hasTwoFactor: false },
  expiresAt: 1_000,
  renewedAt: 'monday',
  changedAt: 'monday',
}
const ravi: SessionView = { ...asha, user: { ...asha.user, id: 'ravi' } }
const loading: SessionState = { state: 'loading', challenge: 'none' }
const signedOut: SessionState = { state: 'signed-out', challenge: 'none' }
const signedIn = (session: SessionView): SessionState => ({ state: 'signed-in', challenge: 'none', session })

const CASES: [string, SessionState, SessionState, AuthEvent[]][] = [
  ['the first answer, signed out', loading, signedOut, ['INITIAL_SESSION']],
  ['the first answer, signed in', loading, signedIn(asha), ['INITIAL_SESSION']],
  ['still waiting', loading, loading, []],
  ['signing in', signedOut, signedIn(asha), ['SIGNED_IN']],
  ['signing out', signedIn(asha), signedOut, ['SIGNED_OUT']],
  ['somebody else in the same browser', signedIn(asha), signedIn(ravi), ['SIGNED_OUT', 'SIGNED_IN']],
  ['the same answer again', signedIn(asha), signedIn({ ...asha }), []],
  [
    'a session prolonged',
    signedIn(asha),
    signedIn({ ...asha, expiresAt: 2_000, renewedAt: 'tuesday' }),
    ['TOKEN_REFRESHED'],
  ],
  ['a new name', signedIn(asha), signedIn({ ...asha, changedAt: 'tuesday' }), ['USER_UPDATED']],
  [
    'arriving with a link to set a new password',
    signedOut,
    { ...signedOut, challenge: 'recovery' },
    ['PASSWORD_RECOVERY'],
  ],
  [
    'arriving with such a link as the first page',
    loading,
    { ...signedOut, challenge: 'recovery' },
    ['PASSWORD_RECOVERY', 'INITIAL_SESSION'],
  ],
  [
    'a second factor proved',
    { ...signedOut, challenge: 'two-factor' },
    signedIn(asha),
    ['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN'],
  ],
]

describe('what has happened between two states', () => {
  it.each(CASES)('is known for %s', (_case, previous, next, events) => {
    expect(eventsBetween(previous, next)).toEqual(events)
  })

  it('is every event of the list at some time', () => {
    expect(new Set(CASES.flatMap(([, , , events]) => events))).toEqual(new Set(AUTH_EVENTS))
  })
})
