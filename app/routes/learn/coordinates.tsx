import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { BackLink } from '#app/editorial/back-link.tsx'
import { CoordinatesPage } from '#app/learn/coordinates/coordinates-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { ModuleScripts } from '#app/ui/module-scripts.tsx'
import type { Route } from './+types/coordinates.ts'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import accountScriptUrl from '#app/composition/scripts/account-learnt-script.ts?worker&url'
// oxlint-disable-next-line import/default -- as above
import scriptUrls from '#app/composition/scripts/coordinates-script.tsx?board-script'
import { words } from '#words/learn'

export const handle = { js: false } satisfies PageHandle

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.coordinates.coordinates,
    section: words.coordinates.learnChess,
    description: words.coordinates.practiseTheNamesOfThe,
    keywords: 'chess coordinates, chess board squares, chess vision, knight moves trainer',
    things: (place) => [
      makeBreadcrumbs(place, [
        { name: words.coordinates.learnChess, path: '/learn' },
        { name: words.coordinates.coordinates },
      ]),
    ],
  })

export default function Coordinates() {
  return (
    <>
      <CoordinatesPage back={<BackLink to="/learn">{words.coordinates.allLessons}</BackLink>} />
      <ModuleScripts urls={scriptUrls} data-account-script={accountScriptUrl} />
    </>
  )
}
