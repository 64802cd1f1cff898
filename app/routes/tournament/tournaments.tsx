import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { EventListPage } from '#app/tournament/event-list-page.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import type { Route } from './+types/tournaments.ts'
import { words } from '#words/tournament'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.meta.title,
    description: words.meta.description,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.meta.title }])],
  })

export default function Tournaments() {
  return (
    <>
      <NeedsScript>
        <p>{words.meta.needsScript}</p>
      </NeedsScript>
      <EventListPage />
      <UpdateNotice />
    </>
  )
}
