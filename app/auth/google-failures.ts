import { words } from '#words/auth'

/**
 * Reasons for a failed Google sign-in. Redirects carry only a code, so that a forged link cannot show other text on our page.
 */
const GOOGLE_FAILURES = ['failed', 'refused', 'unproved', 'unconfirmed', 'two-factor'] as const
export type GoogleFailure = (typeof GOOGLE_FAILURES)[number]

export const isGoogleFailure = (code: string): code is GoogleFailure =>
  (GOOGLE_FAILURES as readonly string[]).includes(code)

export const googleFailureText = (failure: GoogleFailure): string => words.googleFailures[failure]
