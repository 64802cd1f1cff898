import { redirect } from 'react-router'
import type { GoogleFailure } from '#app/auth/google-failures.ts'
import { logContext } from '#server/context.server.ts'
import type { Route } from './+types/google-failed.ts'

/** Maps error codes of Google and better-auth. Their messages are ignored, since anyone could put other text into the URL. */
const FAILURES = new Map<string | null, GoogleFailure>([
  ['access_denied', 'refused'],
  ['email_not_verified', 'unproved'],
  // Google has verified the address (see server/accounts/auth.ts), so only our own confirmation is missing.
  ['account_not_linked', 'unconfirmed'],
  ['two_factor_on', 'two-factor'],
])

/** Longer than every code. Anyone could fill the log with the rest. */
const LONGEST_REASON = 60

/** The page that Google and better-auth redirect to after a failed sign-in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('error')
  context.get(logContext)('warn', 'Google sign-in failed', { reason: code?.slice(0, LONGEST_REASON) })
  throw redirect(`/auth?google=${FAILURES.get(code) ?? 'failed'}`)
}
