import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { EndingsPage } from '#app/train/endings/endings-page.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import { words } from '#words/train/endings'
import type { Route } from './+types/endings.ts'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.page.metaTitle,
    description: words.page.description,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.page.title }])],
  })

export default function Endings() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>{words.page.needsScript}</p>
      </NeedsScript>
      <EndingsPage />
      <UpdateNotice />
    </>
  )
}
