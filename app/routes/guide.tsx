import { ArticlePage } from '#app/editorial/article-page.tsx'
import { pathOf } from '#app/editorial/page-path.ts'
import { findPost } from '#app/editorial/post.server.ts'
import { RelatedPosts } from '#app/editorial/related-posts.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/guide.ts'

/** One of the three articles for beginners, each with a route of its own. */
export const handle = { js: false } satisfies PageHandle

export function loader({ request, context }: Route.LoaderArgs) {
  const slug = pathOf(request).replace('/blog/', '')
  const post = findPost(slug)
  if (post === undefined) throw new Error(`The routes name a guide that content/posts has not: ${slug}`)
  return { site: context.get(siteContext).name, post }
}

export const meta = ({ loaderData: { site, post } }: Route.MetaArgs) => [
  { title: `${post.article.title} - ${site} Chess Blog` },
  { name: 'description', content: post.description },
  { name: 'keywords', content: post.keywords },
]

export default function Guide({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <ArticlePage
      article={post.article}
      back={{ to: '/blog', label: 'Back to Blog' }}
      after={<RelatedPosts title="Related Chess Articles" posts={post.siblings} hasMore />}
    />
  )
}
