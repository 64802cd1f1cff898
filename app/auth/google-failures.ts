import { words } from '#words/auth'

/** Why a Google sign-in failed. Redirects carry the code only, so that a forged link cannot show other words on our page. */
const GOOGLE_FAILURES = ['failed', 'refused', 'unproved', 'unconfirmed', 'two-factor'] as const
export type GoogleFailure = (typeof GOOGLE_FAILURES)[number]

export const isGoogleFailure = (code: string): code is GoogleFailure =>
  (GOOGLE_FAILURES as readonly string[]).includes(code)

export const googleFailureText = (failure: GoogleFailure): string => words.googleFailures[failure]
