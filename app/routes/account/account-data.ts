import { exportAccount } from '#server/accounts/export.server.ts'
import { requireUserOnPage } from '#server/accounts/session.server.ts'
import { databaseContext } from '#server/context.server.ts'
import { rowsInPortions } from '#server/matches/api.server.ts'
import { entriesInPortions } from '#server/training/api.server.ts'
import type { Route } from './+types/account-data.ts'
import { words } from '#words/account'

/** Downloads all data of the signed-in user. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUserOnPage(context, request)
  const database = context.get(databaseContext)
  const everything = await exportAccount(context, request, user, new Date(), {
    training: entriesInPortions(database, user.id),
    matches: rowsInPortions(database, user.id),
  })
  if (everything === undefined)
    return new Response(`${words.accountData.alreadyRunning}\n`, {
      status: 429,
      headers: { 'Retry-After': '10', 'Cache-Control': 'private, no-store' },
    })
  return new Response(everything, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
