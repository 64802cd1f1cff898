import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { MeasuredPage } from '#app/editorial/measured/measured-page.tsx'
import { findMeasuredPage } from '#app/editorial/measured/measured.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/measured.ts'
import { words as metaWords } from '#words/discovery'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export const loader = () => findMeasuredPage()

export function meta(args: Route.MetaArgs) {
  const { title, description } = args.loaderData
  return makePageMeta(args, {
    title,
    description,
    keywords: words.measured.keywords,
    pictureAlt: metaWords.pageMeta.pictureOfAnUncheckeredBoard(title),
    things: (place) => [makeBreadcrumbs(place, [{ name: title }])],
  })
}

export default function Measured({ loaderData }: Route.ComponentProps) {
  return <MeasuredPage {...loaderData} />
}
