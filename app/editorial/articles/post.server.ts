import { allPosts, posts, postsDay, type HistoryArticle } from '#content/library.server.ts'
import { postPath } from '#content/pages.server.ts'
import { duePosts, relatedPosts, type Post } from '#content/posts.ts'
import { words as locale } from '#words/locale'
import { makeArticle } from './article.server.ts'
import type { PostSummary } from './post-summary.ts'
import type { BlogPost } from './blog-sections.ts'
import { proseOf } from '#app/editorial/prose.server.ts'

/** A post, or a chapter of the history, as lists show it. */
export function summarise(path: string, document: Post | HistoryArticle): PostSummary {
  const { title, excerpt, tags, date, author, picture } = document.data
  const { emblem, readingMinutes } = proseOf(document)
  return { path, title, excerpt, tags, date, author, picture, emblem, readingMinutes }
}

const summarisePost = (post: Post): PostSummary => summarise(postPath(post.data.slug), post)

/** A post as the blog's page shows it. */
export const listPost = (post: Post): BlogPost => ({
  ...summarisePost(post),
  group: post.data.group,
})

const LATEST = 3

/** The newest posts on a day, newest first. */
export const latestPosts = (day = postsDay()): readonly PostSummary[] =>
  duePosts(allPosts(locale.language), day)
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
    .slice(0, LATEST)
    .map(summarisePost)

const linkTo = (post: Post | undefined) => post && { path: postPath(post.data.slug), title: post.data.title }

/** Undefined if there is no such post. */
export function findPost(slug: string) {
  const all = posts(locale.language)
  const index = all.findIndex(({ data }) => data.slug === slug)
  const post = all[index]
  if (post === undefined) return undefined
  const { metaDescription: description, keywords, sources } = post.data
  return {
    // Cards of related posts show boards, even if the text itself has none.
    article: { ...makeArticle(post), hasBoards: true },
    related: relatedPosts(post, all).map(summarisePost),
    siblings: all.filter(({ data }) => data.group === 'guides' && data.slug !== slug).map(summarisePost),
    // In the order of the blog's list.
    previous: linkTo(all[index - 1]),
    next: linkTo(all[index + 1]),
    sources,
    description,
    keywords,
    picture: post.data.picture,
    /** News is a report of its day. */
    isArchive: post.data.group === 'news',
  }
}
