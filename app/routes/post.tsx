import { data } from 'react-router'
import { ArticlePage } from '#app/editorial/article-page.tsx'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { findPost } from '#app/editorial/post.server.ts'
import { RelatedPosts } from '#app/editorial/related-posts.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/post.ts'

export const handle = { js: false } satisfies PageHandle

export function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext).name
  const post = findPost(params.slug)
  return data({ site, post, isMissing: post === undefined }, { status: post === undefined ? 404 : 200 })
}

export function meta({ loaderData: { site, post } }: Route.MetaArgs): Route.MetaDescriptors {
  if (post === undefined)
    return [{ title: `Post Not Found - ${site}` }, { name: 'robots', content: 'noindex' }]
  return [
    { title: `${post.article.title} - ${site} Chess Blog` },
    { name: 'description', content: post.description },
    { name: 'keywords', content: post.keywords },
  ]
}

export default function Post({ loaderData: { post } }: Route.ComponentProps) {
  if (post === undefined)
    return (
      <MissingPage
        title="Post Not Found"
        message="The blog post you're looking for doesn't exist."
        back={BACK}
      />
    )
  return (
    <ArticlePage
      article={post.article}
      back={BACK}
      after={<RelatedPosts title="Related posts" posts={post.related} />}
    />
  )
}

const BACK = { to: '/blog', label: 'Back to Blog' }
