import { BlogPage } from '#app/editorial/articles/blog-page.tsx'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { latestPosts, summarisePost } from '#app/editorial/articles/post.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { posts } from '#content/library.server.ts'
import { listTags } from '#content/pages.server.ts'
import type { Route } from './+types/blog.ts'
import { words as locale } from '#words/locale'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({
  posts: posts(locale.language).map(summarisePost),
  newest: latestPosts(),
  tags: listTags(locale.language),
})

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.blogPage.chessBlog,
    description: words.blog.chessArticles,
    keywords: words.blog.keywords,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.blogPage.chessBlog }])],
  })

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />
}
