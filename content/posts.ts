import { parseCollection, repeated } from './collection.ts'
import type { Document, Source } from './document.ts'
import { POST_GROUPS, postSchema, type PostData } from './schemas.ts'

export type Post = Document<PostData>

/** Maximum number of related posts on a page. */
const MOST_RELATED = 2

/** Reads all posts and sorts them into the blog's order: group by group, the newest first in each. */
export function parsePosts(sources: readonly Source[]): readonly Post[] {
  const posts = parseCollection(sources, postSchema, (all) => repeated(all, 'id', ({ data }) => data.id))
  return posts.toSorted(byGroupAndDate)
}

/** Omits pieces of the weekly series that have not appeared yet. They are on no page, in no list and in no feed. */
export const duePosts = (posts: readonly Post[], today: string): readonly Post[] =>
  posts.filter(({ data }) => data.group !== 'series' || data.date <= today)

/** The days after `today` on which pieces of the series appear, in order. */
export const daysToCome = (posts: readonly Post[], today: string): readonly string[] =>
  posts.flatMap(({ data }) => (data.group === 'series' && data.date > today ? [data.date] : [])).toSorted()

/** Other posts that share a tag, those that share most first, otherwise in the blog's order. */
export function relatedPosts(post: Post, all: readonly Post[]): readonly Post[] {
  const shared = (other: Post): number => other.data.tags.filter((tag) => post.data.tags.includes(tag)).length
  return all
    .filter((other) => other !== post && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, MOST_RELATED)
}

const byGroupAndDate = (a: Post, b: Post): number =>
  POST_GROUPS.indexOf(a.data.group) - POST_GROUPS.indexOf(b.data.group) ||
  b.data.date.localeCompare(a.data.date) ||
  a.data.order - b.data.order
