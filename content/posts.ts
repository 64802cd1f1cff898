import { ContentError, parseDocument, type Document, type Fault, type Source } from './document.ts'
import { POST_GROUPS, postSchema, type PostData } from './schemas.ts'

export type Post = Document<PostData>

/** Related posts that a page offers at most. */
const MOST_RELATED = 2

/**
 * Reads all posts and puts them in the blog's order: the groups one after the other, the newest first in each. Throws a
 * ContentError with every fault of every file.
 */
export function parsePosts(sources: readonly Source[]): readonly Post[] {
  const posts: Post[] = []
  const faults: Fault[] = []
  for (const source of sources) {
    try {
      posts.push(parseDocument(source, postSchema))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
    }
  }
  faults.push(
    ...posts.filter(isMisnamed).map((post) => fault(post, `the file must be named ${post.data.slug}.md`)),
  )
  faults.push(...repeated(posts, 'slug'), ...repeated(posts, 'id'))
  if (faults.length > 0) throw new ContentError(faults)
  return posts.toSorted(byGroupAndDate)
}

/** Other posts that share a tag, those that share most first, in the blog's order otherwise. */
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

const isMisnamed = ({ file, data }: Post): boolean => !file.endsWith(`/${data.slug}.md`)

function repeated(posts: readonly Post[], field: 'slug' | 'id'): Fault[] {
  const seen = new Map<string, string>()
  return posts.flatMap((post) => {
    const value = post.data[field]
    const first = seen.get(value)
    if (first !== undefined) return [fault(post, `${field} "${value}" stands in ${first} too`)]
    seen.set(value, post.file)
    return []
  })
}

const fault = ({ file }: Post, message: string): Fault => ({ file, line: 2, message })
