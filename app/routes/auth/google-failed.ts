import { redirect } from 'react-router'
import type { GoogleFailure } from '#app/auth/google-failures.ts'
import { logContext } from '#server/context.server.ts'
import type { Route } from './+types/google-failed.ts'

/** By the error codes of Google and better-auth. Their messages are ignored: anyone could make up an address with other words. */
const FAILURES = new Map<string | null, GoogleFailure>([
  ['access_denied', 'refused'],
  ['email_not_verified', 'unproved'],
  // Google has verified the address (see server/accounts/auth.ts), so what is missing is our own confirmation.
  ['account_not_linked', 'unconfirmed'],
  ['two_factor_on', 'two-factor'],
])

/** The page that Google and better-auth redirect to after a failed sign-in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('error')
  context.get(logContext)('warn', 'Google sign-in failed', { reason: code })
  throw redirect(`/auth?google=${FAILURES.get(code) ?? 'failed'}`)
}
