/** The signed-in user, as the server reports it to the page at /api/session. Tokens stay in cookies that no script can read. */
export interface SessionView {
  readonly user: User
  /** Seconds since 1970. */
  readonly expiresAt: number
  /** When the session and the user's data last changed, as text: distinguishes a renewal from a repeated response. */
  readonly renewedAt: string
  readonly changedAt: string
}

export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly hasTwoFactor: boolean
}

/** Google sign-in is `absent` if it is not set up; `explained` tells the operator how to set it up. */
export type GoogleOffer = 'offered' | 'explained' | 'absent'

/** `null` if no user is signed in. */
export interface SessionAnswer {
  readonly session: SessionView | null
}

/** Throws for any other value. Written by hand: every page with scripts requests the session, and zod would add 4 kB to each. */
export function parseSessionAnswer(value: unknown): SessionView | undefined {
  const { session } = fieldsOf(value)
  if (session === null) return undefined
  const { user, expiresAt, renewedAt, changedAt } = fieldsOf(session)
  const { id, email, name, hasTwoFactor } = fieldsOf(user)
  if (typeof expiresAt !== 'number' || typeof hasTwoFactor !== 'boolean') throw unreadable()
  return {
    user: { id: textOf(id), email: textOf(email), name: textOf(name), hasTwoFactor },
    expiresAt,
    renewedAt: textOf(renewedAt),
    changedAt: textOf(changedAt),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw unreadable()
  return Object.fromEntries(Object.entries(value))
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw unreadable()
  return value
}

const unreadable = () => new Error('The answer about the session cannot be read')
