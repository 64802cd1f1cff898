import type { RouterContextProvider } from 'react-router'
import { siteContext } from './context.server.ts'
import { accountsContext, type User } from './session.server.ts'

/** All that is kept of a person, for themselves: every field but those that would let somebody else in. */
export async function exportAccount(
  context: Readonly<RouterContextProvider>,
  { headers }: Request,
  user: User,
  now: Date,
) {
  const { api } = context.get(accountsContext).auth()
  const [current, sessions, accounts] = await Promise.all([
    api.getSession({ headers }),
    api.listSessions({ headers }),
    api.listUserAccounts({ headers }),
  ])
  return {
    site: context.get(siteContext).name,
    exportedAt: now,
    account: current?.user,
    waysToSignIn: accounts.map(({ providerId, accountId, createdAt, updatedAt }) => ({
      by: providerId === 'credential' ? 'password' : providerId,
      id: accountId,
      createdAt,
      updatedAt,
    })),
    sessions: sessions.map(({ token: _, userId: __, ...session }) => session),
  }
}
