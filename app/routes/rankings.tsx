import { flagOf } from '#app/editorial/flag.server.ts'
import { parseRankingView, rankPlayers } from '#app/editorial/ranking.ts'
import { RankingsPage } from '#app/editorial/rankings-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { ratings } from '#content/library.server.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/rankings.ts'

export const handle = { js: false } satisfies PageHandle

/** Rendered for each visitor, unlike other pages that are read: it shows the day. */
export function loader({ request, context }: Route.LoaderArgs) {
  const view = parseRankingView(new URL(request.url).searchParams)
  const { list, players } = ratings()
  return {
    site: context.get(siteContext).name,
    today: new Date().toISOString().slice(0, 10),
    rows: rankPlayers(players, view).map((row) => ({ ...row, flag: flagOf(row.player.iso2) })),
    view,
    list,
  }
}

export const meta = ({ loaderData: { site } }: Route.MetaArgs) => [
  { title: `Global Chess GM Rankings - ${site}` },
  {
    name: 'description',
    content:
      'The twenty highest rated chess players of the world with their classical, rapid and blitz ratings, the month they are from, and a profile of each.',
  },
  { name: 'keywords', content: 'chess rankings, fide ratings, top chess players, grandmaster rankings' },
]

export default function Rankings({ loaderData }: Route.ComponentProps) {
  return <RankingsPage {...loaderData} />
}
