import { requireUserOnPage } from '#server/accounts/session.server.ts'
import { databaseContext } from '#server/context.server.ts'
import { downloadTraining } from '#server/training/api.server.ts'
import type { Route } from './+types/training-csv.ts'

/** The signed-in user's training log as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUserOnPage(context, request)
  return downloadTraining(context.get(databaseContext), user.id)
}
