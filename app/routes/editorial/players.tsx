import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { listPlayerCards } from '#app/editorial/players/player.server.ts'
import { PlayersPage } from '#app/editorial/players/players-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/players.ts'

export const handle = { js: false } satisfies PageHandle

export const loader = () => listPlayerCards()

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: TITLE,
    description:
      'Profiles of the world’s strongest chess players: the top twenty, eight women at the top, and players who were there before. Lives, styles and games.',
    keywords: 'chess players, chess grandmasters, player profiles, best chess players',
    things: (place) => [
      makeRankingList(place, TITLE, [
        ...args.loaderData.current,
        ...args.loaderData.women,
        ...args.loaderData.former,
      ]),
      makeBreadcrumbs(place, [{ name: TITLE }]),
    ],
  })

const TITLE = 'Chess Players'

export default function Players({ loaderData }: Route.ComponentProps) {
  return <PlayersPage {...loaderData} />
}
