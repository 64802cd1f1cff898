import type { SessionAnswer } from '#contract/session.ts'
import { readSession } from '#server/accounts/session.server.ts'
import type { Route } from './+types/api-session.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session, headers } = await readSession(context, request)
  headers.set('Cache-Control', 'private, no-store')
  const answer: SessionAnswer = { session: session ?? null }
  return Response.json(answer, { headers })
}
