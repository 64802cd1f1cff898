import { data } from 'react-router'
import { makeBreadcrumbs, makePerson } from '#app/discovery/json-ld.ts'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { PlayerPage } from '#app/editorial/players/player-page.tsx'
import { findPlayer } from '#app/editorial/players/player.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import type { Route } from './+types/player.ts'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const found = findPlayer(params.slug)
  return data({ found, isMissing: found === undefined }, { status: found === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { found } = args.loaderData
  if (found === undefined) return makeMissingMeta(args, 'Player Not Found')
  const { player, fideId, description, keywords } = found
  return makePageMeta(args, {
    title: `${player.name}: ratings, biography${player.keyGame === undefined ? '' : ' and a key game'}`,
    description,
    keywords,
    type: 'profile',
    pictureAlt: `${player.name}, with a card of flag and ratings in a green arch`,
    things: (place) => [
      makePerson(place, { ...player, fideId }),
      makeBreadcrumbs(place, [{ name: 'Rankings', path: '/rankings' }, { name: player.name }]),
    ],
  })
}

export default function Player({ loaderData: { found } }: Route.ComponentProps) {
  if (found === undefined)
    return (
      <MissingPage
        title="Player Not Found"
        message="The player profile you're looking for doesn't exist."
        back={{ to: '/rankings', label: 'Back to Rankings' }}
      />
    )
  return <PlayerPage player={found.player} />
}
