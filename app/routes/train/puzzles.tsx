import { lazy, Suspense } from 'react'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { PuzzlesPage } from '#app/train/puzzles/puzzles-page.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import type { Route } from './+types/puzzles.ts'
import { words } from '#words/train/puzzles'

/** Loaded late, so that it does not count towards the page's script budget. */
const About = lazy(async () => ({
  default: (await import('#app/train/puzzles/about-puzzles.tsx')).AboutPuzzles,
}))

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.puzzles.title,
    description: words.puzzles.thousandsOfChessPuzzlesOf,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.puzzles.title }])],
  })

export default function Puzzles() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>{words.puzzles.puzzlesAreSetAndChecked}</p>
      </NeedsScript>
      <PuzzlesPage />
      <Suspense>
        <About />
      </Suspense>
      <UpdateNotice />
    </>
  )
}
