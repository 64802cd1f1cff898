import { BlogPage } from '#app/editorial/articles/blog-page.tsx'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { latestPosts, summarisePost } from '#app/editorial/articles/post.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { posts } from '#content/library.server.ts'
import { listTags } from '#content/pages.server.ts'
import type { Route } from './+types/blog.ts'

export const handle = { js: false } satisfies PageHandle

export const loader = () => ({
  posts: posts().map(summarisePost),
  newest: latestPosts(),
  tags: listTags(),
})

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: 'Chess Blog',
    description:
      'Chess articles to use the same evening: openings by their plans, tactics, endgames, training, famous games to step through, news and Indian chess.',
    keywords: 'chess blog, chess articles, chess openings, chess tactics, chess endgames',
    things: (place) => [makeBreadcrumbs(place, [{ name: 'Chess Blog' }])],
  })

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />
}
