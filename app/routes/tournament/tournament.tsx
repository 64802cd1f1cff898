import { lazy, Suspense } from 'react'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import type { Route } from './+types/tournament.ts'
import { words } from '#words/tournament'

/** Loaded late: the page has nothing to show before it has read the device. */
const EventPage = lazy(async () => ({
  default: (await import('#app/tournament/event-page.tsx')).EventPage,
}))

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
      <Suspense fallback={<main className="page fills-screen" />}>
        <EventPage key={params.id} id={params.id} />
      </Suspense>
    </>
  )
}
