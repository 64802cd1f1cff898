import { redirect } from 'react-router'
import type { GoogleFailure } from '#app/auth/google-failures.ts'
import { logContext } from '#server/context.server.ts'
import type { Route } from './+types/google-failed.ts'

/** By the codes of Google and of better-auth. Their words stay out: whoever makes up an address could choose them. */
const FAILURES = new Map<string | null, GoogleFailure>([
  ['access_denied', 'refused'],
  ['email_not_verified', 'unproved'],
  ['two_factor_on', 'two-factor'],
])

/** Where a visitor comes back to whom Google, or we, did not let in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('error')
  context.get(logContext)('warn', 'Google sign-in failed', { reason: code })
  throw redirect(`/auth?google=${FAILURES.get(code) ?? 'failed'}`)
}
