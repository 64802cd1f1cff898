import { BlogPage } from '#app/editorial/articles/blog-page.tsx'
import type { BlogPost } from '#app/editorial/articles/blog-sections.ts'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { latestPosts, listPost } from '#app/editorial/articles/post.server.ts'
import { filesByPath } from '#app/gallery/list-picture.server.ts'
import { Picture } from '#app/gallery/picture.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { posts } from '#content/library.server.ts'
import { listTags } from '#content/pages.server.ts'
import type { Route } from './+types/blog.ts'
import { words as locale } from '#words/locale'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export function loader() {
  const all = posts(locale.language).map(listPost)
  return {
    posts: all,
    files: filesByPath(all),
    newest: latestPosts(),
    tags: listTags(locale.language),
  }
}

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.blogPage.chessBlog,
    description: words.blog.chessArticles,
    keywords: words.blog.keywords,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.blogPage.chessBlog }])],
  })

const LARGE = '(min-width: 78rem) 44rem, (min-width: 60rem) 58vw, calc(100vw - 2rem)'
const SMALL = '(min-width: 60rem) 24rem, (min-width: 36rem) 14rem, calc(100vw - 2rem)'

export default function Blog({ loaderData: { files, ...rest } }: Route.ComponentProps) {
  const pictureOf = ({ path }: BlogPost, isLarge: boolean) => {
    const found = files[path]
    return (
      found && (
        <Picture
          files={found}
          alt=""
          widths={isLarge ? [480, 720, 960, 1600] : [480, 720, 960]}
          sizes={isLarge ? LARGE : SMALL}
          when={isLarge ? 'first' : 'late'}
        />
      )
    )
  }
  return <BlogPage {...rest} pictureOf={pictureOf} />
}
