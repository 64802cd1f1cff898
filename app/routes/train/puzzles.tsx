import { lazy, Suspense } from 'react'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { PuzzlesPage } from '#app/train/puzzles/puzzles-page.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from './use-training-owner.ts'
import type { Route } from './+types/puzzles.ts'

/** Loaded late, so that it does not count towards the page's script budget. */
const About = lazy(async () => ({
  default: (await import('#app/train/puzzles/about-puzzles.tsx')).AboutPuzzles,
}))

const TITLE = 'Chess Puzzles'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: TITLE,
    description:
      'Thousands of chess puzzles of your own strength, by theme, opening and rating, with hints and reasons: free, offline too, without an account.',
    things: (place) => [makeBreadcrumbs(place, [{ name: TITLE }])],
  })

export default function Puzzles() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>Puzzles are set and checked by your own device, with JavaScript, which is off in this browser.</p>
      </NeedsScript>
      <PuzzlesPage />
      <Suspense>
        <About />
      </Suspense>
      <UpdateNotice />
    </>
  )
}
