import { data } from 'react-router'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { PlayerPage } from '#app/editorial/player-page.tsx'
import { findPlayer } from '#app/editorial/player.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/player.ts'

export const handle = { js: false } satisfies PageHandle

export function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext).name
  const found = findPlayer(params.slug)
  return data({ site, found, isMissing: found === undefined }, { status: found === undefined ? 404 : 200 })
}

export function meta({ loaderData: { site, found } }: Route.MetaArgs): Route.MetaDescriptors {
  if (found === undefined)
    return [{ title: `Player Not Found - ${site}` }, { name: 'robots', content: 'noindex' }]
  return [
    { title: `${found.player.name}: ratings, biography and key games - ${site}` },
    { name: 'description', content: found.description },
    { name: 'keywords', content: found.keywords },
  ]
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
