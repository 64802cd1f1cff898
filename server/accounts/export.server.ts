import type { RouterContextProvider } from 'react-router'
import { databaseContext, siteContext } from '#server/context.server.ts'
import { accountsContext, type User } from './session.server.ts'

/** All that is kept of a person, for themselves: every field but those that would let somebody else in. */
export async function exportAccount(
  context: Readonly<RouterContextProvider>,
  { headers }: Request,
  user: User,
  now: Date,
) {
  const { api } = context.get(accountsContext).auth()
  const [current, sessions, accounts, matches] = await Promise.all([
    api.getSession({ headers }),
    api.listSessions({ headers }),
    api.listUserAccounts({ headers }),
    context
      .get(databaseContext)
      .query.selectFrom('matches')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('finished_at')
      .execute(),
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
    matches: matches.map(
      ({ user_id: _, search_text: __, moves, game_settings: settings, times, ...match }) => ({
        ...match,
        moves: JSON.parse(moves) as unknown,
        game_settings: JSON.parse(settings) as unknown,
        times: times === null ? null : (JSON.parse(times) as unknown),
      }),
    ),
    sessions: sessions.map(({ token: _, userId: __, ...session }) => session),
  }
}
