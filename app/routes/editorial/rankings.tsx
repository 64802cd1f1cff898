import { flagOf } from '#app/editorial/flag.server.ts'
import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { countCountries, parseRankingView, rankPlayers } from '#app/editorial/rankings/ranking.ts'
import { RankingsPage } from '#app/editorial/rankings/rankings-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { ratings } from '#content/library.server.ts'
import { listCurrent } from '#content/ratings.ts'
import type { Route } from './+types/rankings.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

/** Rendered on request, unlike articles, because the page shows the current date. */
export function loader({ request }: Route.LoaderArgs) {
  const view = parseRankingView(new URL(request.url).searchParams)
  const { list } = ratings()
  const players = listCurrent(ratings())
  return {
    today: new Date().toISOString().slice(0, 10),
    rows: rankPlayers(players, view).map((row) => ({ ...row, flag: flagOf(row.player.iso2) })),
    countries: countCountries(players).map((each) => ({ ...each, flag: flagOf(each.iso2) })),
    view,
    list,
  }
}

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.rankings.globalRankings,
    description: words.rankingsRoute.theTwentyHighest,
    keywords: words.rankingsRoute.keywords,
    things: (place) => [
      makeRankingList(
        place,
        words.rankings.globalRankings,
        args.loaderData.rows.map(({ player }) => ({ name: player.name, path: `/players/${player.slug}` })),
      ),
      makeBreadcrumbs(place, [{ name: words.rankings.globalRankings }]),
    ],
  })

export default function Rankings({ loaderData }: Route.ComponentProps) {
  return <RankingsPage {...loaderData} />
}
