import { exportAccount } from '#server/accounts/export.server.ts'
import { requireUserOnPage } from '#server/accounts/session.server.ts'
import type { Route } from './+types/account-data.ts'

/** Everything that is kept of whoever asks, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUserOnPage(context, request)
  const everything = await exportAccount(context, request, user, new Date())
  return new Response(`${JSON.stringify(everything, undefined, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
