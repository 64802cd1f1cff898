import { data } from 'react-router'
import { makeBreadcrumbs, makePerson } from '#app/discovery/json-ld.ts'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { PlayerPage } from '#app/editorial/players/player-page.tsx'
import { findPlayer } from '#app/editorial/players/player.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import type { Route } from './+types/player.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const found = findPlayer(params.slug)
  return data({ found, isMissing: found === undefined }, { status: found === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { found } = args.loaderData
  if (found === undefined) return makeMissingMeta(args, words.player.playerNotFound)
  const { player, fideId, description, keywords } = found
  return makePageMeta(args, {
    title:
      player.keyGame === undefined
        ? words.player.title(player.name)
        : words.player.titleWithGame(player.name),
    description,
    keywords,
    type: 'profile',
    pictureAlt: words.player.sharePicture(player.name),
    things: (place) => [
      makePerson(place, { ...player, fideId }),
      makeBreadcrumbs(place, [{ name: words.player.rankings, path: '/rankings' }, { name: player.name }]),
    ],
  })
}

export default function Player({ loaderData: { found } }: Route.ComponentProps) {
  if (found === undefined)
    return (
      <MissingPage
        title={words.player.playerNotFound}
        message={words.player.theProfileDoesNotExist}
        back={{ to: '/rankings', label: words.playerPage.backToRankings }}
      />
    )
  return <PlayerPage player={found.player} />
}
