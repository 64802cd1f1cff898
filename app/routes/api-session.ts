import { readSession } from '#server/accounts/session.server.ts'
import type { Route } from './+types/api-session.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session, headers } = await readSession(context, request)
  headers.set('Cache-Control', 'private, no-store')
  return Response.json({ session: session ?? null }, { headers })
}
