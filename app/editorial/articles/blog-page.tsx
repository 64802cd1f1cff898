import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import './blog.css'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { FeaturedPost } from './featured-post.tsx'
import { PostCard, type PostSummary } from './post-card.tsx'

/** The first post is featured, the next ten form the first grid, all others the second. */
const FIRST_GRID = 10

export function BlogPage({ posts }: { readonly posts: readonly PostSummary[] }) {
  const [featured, ...others] = posts
  return (
    <main className="page pt-8 sm:pt-12">
      <BoardSymbols />
      <h1 className="text-3xl sm:text-4xl">Chess Blog</h1>
      <p className="mt-3 max-w-[38rem] text-lg text-muted">
        Openings, tactics, endings, the games behind them and how to get better at all of it.
      </p>
      <AdSlot seed={2} />
      {featured && <FeaturedPost post={featured} />}
      <section aria-labelledby="newest" className="mt-14">
        <h2 id="newest" className="section-title">
          Recent posts
        </h2>
        <div className="post-grid">
          {others.slice(0, FIRST_GRID).map((post) => (
            <PostCard key={post.path} post={post} withBoard />
          ))}
        </div>
      </section>
      <AdSlot seed={3} />
      <section aria-labelledby="more" className="mt-14">
        <h2 id="more" className="section-title">
          From the library
        </h2>
        <div className="post-grid plain">
          {others.slice(FIRST_GRID).map((post) => (
            <PostCard key={post.path} post={post} />
          ))}
        </div>
      </section>
      <AdSlot seed={1} />
    </main>
  )
}
