import { Icon } from '#app/ui/icon.tsx'
import { PostCard } from './post-card.tsx'
import type { PostSummary } from './post-summary.ts'
import { words } from '#words/editorial'

interface RelatedPostsProps {
  readonly title: string
  readonly posts: readonly PostSummary[]
  /** Ends with a link to the whole blog. */
  readonly hasMore?: boolean
}

export function RelatedPosts({ title, posts, hasMore = false }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="related">
      <h2 id="related" className="section-title">
        {title}
      </h2>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.path} post={post} withBoard />
        ))}
      </div>
      {hasMore && (
        <a href="/blog" className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-green">
          {words.relatedPosts.allPostsInTheBlog} <Icon name="arrow" />
        </a>
      )}
    </section>
  )
}
