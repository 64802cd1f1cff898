import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { LegalPage } from '#app/editorial/legal/legal-page.tsx'
import { findLegalPage } from '#app/editorial/legal/legal.server.ts'
import { pathOf } from '#app/editorial/page-path.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/legal.ts'
import { words as metaWords } from '#words/discovery'

export const handle = { js: false } satisfies PageHandle

export function loader({ request, context }: Route.LoaderArgs) {
  return { page: findLegalPage(pathOf(request), context.get(siteContext)) }
}

export function meta(args: Route.MetaArgs) {
  const { title, description } = args.loaderData.page
  return makePageMeta(args, {
    title,
    description,
    pictureAlt: metaWords.pageMeta.pictureOfAnUncheckeredBoard(title),
    things: (place) => [makeBreadcrumbs(place, [{ name: title }])],
  })
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.page} />
}
