import { makePageMeta } from '#app/discovery/page-meta.ts'
import { EventPage } from '#app/tournament/event-page.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import type { Route } from './+types/tournament.ts'
import { words } from '#words/tournament'

/** A tournament is on the device alone, so the page is the same for every address. */
export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.meta.eventTitle,
    description: words.meta.description,
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function TournamentRoute({ params }: Route.ComponentProps) {
  return (
    <>
      <NeedsScript>
        <p>{words.meta.needsScript}</p>
      </NeedsScript>
      <EventPage key={params.id} id={params.id} />
    </>
  )
}
