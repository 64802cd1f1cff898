import { LegalPage } from '#app/editorial/legal-page.tsx'
import { findLegalPage } from '#app/editorial/legal.server.ts'
import { pathOf } from '#app/editorial/page-path.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/legal.ts'

export const handle = { js: false } satisfies PageHandle

export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return { site: site.name, page: findLegalPage(pathOf(request), site) }
}

export const meta = ({ loaderData: { site, page } }: Route.MetaArgs) => [
  { title: `${page.title} - ${site}` },
  { name: 'description', content: page.description },
]

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.page} />
}
