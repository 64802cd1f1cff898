import type { RouterContextProvider } from 'react-router'
import type { User } from '#contract/session.ts'
import { siteContext } from '#server/context.server.ts'
import type { MatchTable } from '#server/database/match-table.ts'
import { downloads } from '#server/limits/downloads.ts'
import { accountsContext } from './session.server.ts'

/**
 * Exports everything that is stored about a user, except the fields that would give access to the account. The JSON is streamed
 * while the long lists are read, with one match per line. `undefined` while another download of this user is running.
 */
export async function exportAccount(
  context: Readonly<RouterContextProvider>,
  { headers }: Request,
  user: User,
  now: Date,
  { matches, training }: ExportedLists,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const { api } = context.get(accountsContext).auth()
  const [current, sessions, accounts, passkeys] = await Promise.all([
    api.getSession({ headers }),
    api.listSessions({ headers }),
    api.listUserAccounts({ headers }),
    api.listPasskeys({ headers }),
  ])
  const rest = {
    site: context.get(siteContext).name,
    exportedAt: now,
    account: current?.user,
    waysToSignIn: accounts.map(({ providerId, accountId, createdAt, updatedAt }) => ({
      by: providerId === 'credential' ? 'password' : providerId,
      id: accountId,
      createdAt,
      updatedAt,
    })),
    passkeys,
    sessions: sessions.map(({ token: _, userId: __, ...session }) => session),
  }
  return downloads.start(user.id, jsonParts(rest, { training, matches: matchLines(matches) }))
}

/** Lists that are read while the export is being written. */
interface ExportedLists {
  readonly matches: AsyncIterable<readonly ExportedMatch[]>
  /** JSON texts. */
  readonly training: AsyncIterable<readonly string[]>
}

/** The small fields first, then the lists, whose items are JSON texts already. */
async function* jsonParts(
  rest: object,
  lists: Readonly<Record<string, AsyncIterable<readonly string[]>>>,
): AsyncGenerator<string> {
  const beginning = JSON.stringify(rest, undefined, 2)
  yield beginning.slice(0, beginning.lastIndexOf('\n}'))
  for (const [name, portions] of Object.entries(lists)) {
    yield `,\n  "${name}": [`
    let comma = ''
    for await (const lines of portions) {
      yield `${comma}\n    ${lines.join(',\n    ')}`
      comma = ','
    }
    yield comma === '' ? ']' : '\n  ]'
  }
  yield '\n}\n'
}

async function* matchLines(
  portions: AsyncIterable<readonly ExportedMatch[]>,
): AsyncGenerator<readonly string[]> {
  for await (const rows of portions) yield rows.map(matchJson)
}

/** A row with the match's review, if it has one. */
interface ExportedMatch extends MatchTable {
  readonly review_engine: string | null
  readonly review_nodes: number | null
  readonly review_judgements: string | null
  readonly reviewed_at: string | null
}

/** JSON columns are copied as they are: parsing and serializing them took most of the time. */
function matchJson({
  user_id: _,
  search_text: __,
  moves,
  game_settings: settings,
  times,
  review_engine: engine,
  review_nodes: nodes,
  review_judgements: judgements,
  reviewed_at: reviewedAt,
  ...row
}: ExportedMatch): string {
  const review = engine === null ? null : { engine, nodes, reviewedAt, judgements: judgements?.split('\n') }
  const rest = JSON.stringify({ ...row, review })
  return `${rest.slice(0, -1)},"moves":${moves},"game_settings":${settings},"times":${times ?? 'null'}}`
}
