import { useMemo } from 'react'
import { data } from 'react-router'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { ReplayBoard } from '#app/line/replay-board.tsx'
import { SharedPage, sharedTitle } from '#app/history/shared-page.tsx'
import { NotFoundPage } from '#app/ui/not-found-page.tsx'
import { databaseContext, originContext, siteContext } from '#server/context.server.ts'
import { findSharedMatch } from '#server/matches/api.server.ts'
import { makeMatchRecord, readMatchRecord } from '#matches/match-record.ts'
import { words } from '#words/routes'
import type { Route } from './+types/shared-game.ts'

/** Keeps shared games out of search engines. */
const PRIVATE = { 'X-Robots-Tag': 'noindex, nofollow' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findSharedMatch(context.get(databaseContext), params.token)
  if (found === undefined) return data({ isMissing: true as const }, { status: 404, headers: PRIVATE })
  // Ids that link the match to an account or a device stay on the server.
  const match = makeMatchRecord({
    ...found,
    id: params.token,
    gameId: params.token,
    createdAt: '',
    shareToken: null,
  })
  const { email } = context.get(siteContext)
  const report = { to: email, about: `${context.get(originContext)}/games/${params.token}` }
  return data({ match, report }, { headers: PRIVATE })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args
  if (!loaderData || 'isMissing' in loaderData) return makeMissingMeta(args, words.sharedGame.noSuchGame)
  const title = sharedTitle(readMatchRecord(loaderData.match))
  return [
    ...makePageMeta(args, {
      title,
      description: words.sharedGame.description(Math.ceil(loaderData.match.moveCount / 2)),
      pictureAlt: words.sharedGame.pictureAlt(title),
    }),
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

export default function SharedGame({ loaderData }: Route.ComponentProps) {
  if ('isMissing' in loaderData) return <NotFoundPage />
  return <Shared {...loaderData} />
}

function Shared({ match: record, report }: Extract<Route.ComponentProps['loaderData'], { report: unknown }>) {
  // Memoised: a new object would be another match for the replay.
  const match = useMemo(() => readMatchRecord(record), [record])
  return <SharedPage match={match} title={sharedTitle(match)} report={report} Board={ReplayBoard} />
}
