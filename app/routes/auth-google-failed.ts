import { redirect } from 'react-router'
import { logContext } from '#server/context.server.ts'
import type { Route } from './+types/auth-google-failed.ts'

/** As much as a line holds. The words come by the address, so they are shown as text and can lead nowhere. */
const MOST_WORDS = 120

/** Where a visitor comes back to whom Google, or we, did not let in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [code, described] = [searchParams.get('error'), searchParams.get('error_description')]
  context.get(logContext)('warn', 'Google sign-in failed', { reason: code })
  const words = (described ?? '').replaceAll(/[^\p{L}\p{N} .,'()-]/gu, ' ').trim()
  const message = words === '' ? 'Google sign-in failed' : words.slice(0, MOST_WORDS)
  throw redirect(`/auth?${new URLSearchParams({ google: message })}`)
}
