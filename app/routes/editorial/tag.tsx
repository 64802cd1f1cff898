import { data } from 'react-router'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { findTag } from '#app/editorial/articles/tag.server.ts'
import { TagPage } from '#app/editorial/articles/tag-page.tsx'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/tag.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const found = findTag(params.tag)
  return data({ found, isMissing: found === undefined }, { status: found === undefined ? 404 : 200 })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { found } = args.loaderData
  if (found === undefined) return makeMissingMeta(args, words.tag.tagNotFound)
  return makePageMeta(args, {
    title: found.name,
    section: words.articles.chessBlog,
    description: found.intro,
    keywords: words.tag.keywords(found.name),
    things: (place) => [
      makeBreadcrumbs(place, [{ name: words.articles.chessBlog, path: '/blog' }, { name: found.name }]),
    ],
  })
}

export default function Tag({ loaderData: { found } }: Route.ComponentProps) {
  if (found === undefined)
    return (
      <MissingPage
        title={words.tag.tagNotFound}
        message={words.tag.noArticleCarriesIt}
        back={{ to: '/blog', label: words.articles.backToBlog }}
      />
    )
  return <TagPage {...found} />
}
