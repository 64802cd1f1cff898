import { LONGEST_EMAIL, SHORTEST_PASSWORD } from '#contract/limits.ts'
import { words } from '#words/auth'

/** The rules of the sign-in and sign-up forms, in the order in which they are checked. Forms and server share them. */

export type AuthMode = 'sign-in' | 'sign-up'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** For signing up only. */
  readonly confirmation: string
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/**
 * The addresses that better-auth accepts (zod's `email`), so that every form gives the same answer. An address with other letters
 * could be stored by one form, and then not sign in by another.
 */
const LOOKS_LIKE_AN_EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

export const isEmail = (email: string): boolean =>
  email.length <= LONGEST_EMAIL && LOOKS_LIKE_AN_EMAIL.test(email)

/** Returns the message for the first broken rule. Passwords are not trimmed: spaces count. */
export function findCredentialsFault(
  mode: AuthMode,
  { email, password, confirmation }: Credentials,
): string | undefined {
  if (normalizeEmail(email) === '' || password === '') return words.credentials.emailAndPasswordAreRequired
  const fault = findPasswordFault(password, mode === 'sign-up' ? confirmation : password)
  if (fault !== undefined) return fault
  if (mode === 'sign-up' && !isEmail(normalizeEmail(email))) return words.credentials.pleaseEnterAValidEmail
  return undefined
}

export function findPasswordFault(password: string, confirmation: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) return words.credentials.passwordMustBeAtLeast(SHORTEST_PASSWORD)
  if (password !== confirmation) return words.credentials.passwordsDoNotMatch
  return undefined
}
