import type { SessionView } from '#contract/session.ts'

/** The proof that the current page requires besides a password. */
export type Challenge = 'none' | 'two-factor' | 'recovery'

export type SessionState =
  | { readonly state: 'loading'; readonly challenge: Challenge }
  | { readonly state: 'signed-out'; readonly challenge: Challenge }
  | { readonly state: 'signed-in'; readonly challenge: Challenge; readonly session: SessionView }

export const AUTH_EVENTS = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const
export type AuthEvent = (typeof AUTH_EVENTS)[number]

/** The events between two states, in the order in which listeners receive them. */
export function eventsBetween(previous: SessionState, next: SessionState): AuthEvent[] {
  const events: AuthEvent[] = []
  if (next.challenge === 'recovery' && previous.challenge !== 'recovery') events.push('PASSWORD_RECOVERY')
  if (next.state === 'loading') return events
  if (previous.state === 'loading') return [...events, 'INITIAL_SESSION']
  const before = previous.state === 'signed-in' ? previous.session : undefined
  const after = next.state === 'signed-in' ? next.session : undefined
  if (before !== undefined && before.user.id !== after?.user.id) events.push('SIGNED_OUT')
  if (after === undefined) return events
  if (before?.user.id !== after.user.id) {
    if (previous.challenge === 'two-factor') events.push('MFA_CHALLENGE_VERIFIED')
    return [...events, 'SIGNED_IN']
  }
  if (before.renewedAt !== after.renewedAt || before.expiresAt !== after.expiresAt)
    events.push('TOKEN_REFRESHED')
  if (before.changedAt !== after.changedAt) events.push('USER_UPDATED')
  return events
}
