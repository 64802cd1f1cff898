import { data } from 'react-router'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { findTag } from '#app/editorial/articles/tag.server.ts'
import { TagPage } from '#app/editorial/articles/tag-page.tsx'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { filesByPath } from '#app/gallery/list-picture.server.ts'
import { Picture } from '#app/gallery/picture.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/tag.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const found = findTag(params.tag)
  return data(
    { found, files: filesByPath(found?.articles ?? []), isMissing: found === undefined },
    { status: found === undefined ? 404 : 200 },
  )
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

const SIZES = '(min-width: 30rem) 11rem, calc(100vw - 3.75rem)'

export default function Tag({ loaderData: { found, files } }: Route.ComponentProps) {
  if (found === undefined)
    return (
      <MissingPage
        title={words.tag.tagNotFound}
        message={words.tag.noArticleCarriesIt}
        back={{ to: '/blog', label: words.articles.backToBlog }}
      />
    )
  const pictureOf = ({ path }: { readonly path: string }) => {
    const picture = files[path]
    return picture && <Picture files={picture} alt="" widths={[480, 720]} sizes={SIZES} when="late" />
  }
  return <TagPage {...found} pictureOf={pictureOf} />
}
