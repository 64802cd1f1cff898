import { BlogPage } from '#app/editorial/blog-page.tsx'
import { summarise } from '#app/editorial/post.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { posts } from '#content/library.server.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/blog.ts'

export const handle = { js: false } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => ({
  site: context.get(siteContext).name,
  posts: posts().map(summarise),
})

export const meta = ({ loaderData: { site } }: Route.MetaArgs) => [
  { title: `Chess Blog - ${site}` },
  {
    name: 'description',
    content:
      'Chess articles to use the same evening: openings by their plans, tactics, endgames, training, famous games to step through, news and Indian chess.',
  },
  { name: 'keywords', content: 'chess blog, chess articles, chess openings, chess tactics, chess endgames' },
]

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} />
}
