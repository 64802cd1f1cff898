/** Messages for a Google sign-in that failed. Redirects carry the code only, so that a forged link cannot show other words on our page. */
export const GOOGLE_FAILURES = {
  failed: 'Google sign-in failed',
  refused: 'You cancelled on Google’s page, so you are not signed in. Try again, or use your email.',
  unproved: 'Google has not confirmed that this email address is yours',
  unconfirmed:
    'An account with this email address is waiting to be confirmed. Open the link in the email we sent you, or sign up again to get a new one. After that, Google signs you in.',
  'two-factor':
    'Your account has two-factor sign-in on, so Google is not linked to it by itself. Sign in with your password.',
} as const
export type GoogleFailure = keyof typeof GOOGLE_FAILURES

export const isGoogleFailure = (code: string): code is GoogleFailure => Object.hasOwn(GOOGLE_FAILURES, code)
