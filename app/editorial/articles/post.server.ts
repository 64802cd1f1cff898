import { posts } from '#content/library.server.ts'
import { postPath } from '#content/pages.server.ts'
import { relatedPosts, type Post } from '#content/posts.ts'
import { makeArticle } from './article.server.ts'
import type { PostSummary } from './post-card.tsx'
import { proseOf } from '#app/editorial/prose.server.ts'

export function summarise(post: Post): PostSummary {
  const { slug, title, excerpt, tags, date, author } = post.data
  return { path: postPath(slug), title, excerpt, tags, date, author, emblem: proseOf(post).emblem }
}

/** Undefined where there is no such post. */
export function findPost(slug: string) {
  const post = posts().find(({ data }) => data.slug === slug)
  if (post === undefined) return undefined
  const { metaDescription: description, keywords, sources } = post.data
  return {
    // Related posts are shown with their boards, even where the text itself has none.
    article: { ...makeArticle(post), hasBoards: true },
    related: relatedPosts(post, posts()).map(summarise),
    siblings: posts()
      .filter(({ data }) => data.group === 'guides' && data.slug !== slug)
      .map(summarise),
    sources,
    description,
    keywords,
  }
}
