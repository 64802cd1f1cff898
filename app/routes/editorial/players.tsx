import { makeBreadcrumbs, makeRankingList } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { listPlayerCards } from '#app/editorial/players/player.server.ts'
import { PlayersPage } from '#app/editorial/players/players-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/players.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export const loader = () => listPlayerCards()

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.playersPage.chessPlayers,
    description: words.players.profilesOfTheStrongest,
    keywords: words.players.keywords,
    things: (place) => [
      makeRankingList(place, words.playersPage.chessPlayers, [
        ...args.loaderData.current,
        ...args.loaderData.women,
        ...args.loaderData.former,
      ]),
      makeBreadcrumbs(place, [{ name: words.playersPage.chessPlayers }]),
    ],
  })

export default function Players({ loaderData }: Route.ComponentProps) {
  return <PlayersPage {...loaderData} />
}
