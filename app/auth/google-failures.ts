/** What to say of a sign-in by Google that came to nothing. Addresses carry the code, pages the words. */
export const GOOGLE_FAILURES = {
  failed: 'Google sign-in failed',
  refused: 'You cancelled on Google’s page, so you are not signed in. Try again, or use your email.',
  unproved: 'Google has not confirmed that this email address is yours',
  'two-factor':
    'Your account has two-factor sign-in on, so Google is not linked to it by itself. Sign in with your password.',
} as const
export type GoogleFailure = keyof typeof GOOGLE_FAILURES

export const isGoogleFailure = (code: string): code is GoogleFailure => Object.hasOwn(GOOGLE_FAILURES, code)
