import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NewEventPage } from '#app/tournament/new-event-page.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import type { Route } from './+types/tournament-new.ts'
import { words } from '#words/tournament'

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.meta.newTitle,
    description: words.meta.description,
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function NewTournament() {
  return (
    <>
      <NeedsScript>
        <p>{words.meta.needsScript}</p>
      </NeedsScript>
      <NewEventPage />
      <UpdateNotice />
    </>
  )
}
