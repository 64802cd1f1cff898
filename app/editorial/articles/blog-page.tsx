import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import './blog.css'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { BlogSearch } from '#app/editorial/search/blog-search.tsx'
import { longDate } from '#app/ui/dates.ts'
import { AllTags } from './all-tags.tsx'
import { FeaturedPost } from './featured-post.tsx'
import { PostCard, type PostSummary } from './post-card.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

/** As the specification requires: one featured post, ten in the first grid, all others in the second. */
const FIRST_GRID = 10

interface BlogPageProps {
  readonly posts: readonly PostSummary[]
  /** The newest posts, shown above the specified order. */
  readonly newest: readonly PostSummary[]
  readonly tags: readonly string[]
}

export function BlogPage({ posts, newest, tags }: BlogPageProps) {
  const [featured, ...others] = posts
  return (
    <main className="page pt-8 sm:pt-12">
      <BoardSymbols />
      <div className="blog-head">
        <div>
          <h1 className="text-3xl sm:text-4xl">{words.blogPage.chessBlog}</h1>
          <p className="mt-3 max-w-[38rem] text-lg text-muted">{words.blogPage.whatItIsAbout}</p>
        </div>
        <BlogSearch />
      </div>
      <AdSlot seed={2} />
      <Newest posts={newest} />
      {featured && <FeaturedPost post={featured} />}
      <section aria-labelledby="first" className="mt-14">
        <h2 id="first" className="section-title">
          {words.blogPage.guidesFeaturesAndNews}
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
          {words.blogPage.fromTheLibrary}
        </h2>
        <div className="post-grid plain">
          {others.slice(FIRST_GRID).map((post) => (
            <PostCard key={post.path} post={post} />
          ))}
        </div>
      </section>
      <AllTags tags={tags} />
      <AdSlot seed={1} />
    </main>
  )
}

/** The newest posts, above the specified order, and the weekly puzzle. */
function Newest({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="newest" className="mt-10">
      <h2 id="newest" className="section-title">
        {words.blogPage.newOnTheBlog}
      </h2>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {posts.map(({ path, title, date }) => (
          <li key={path} className="border-t border-hairline pt-3">
            <a href={path} className="inline-flex min-h-11 items-center font-semibold text-green">
              {title}
            </a>
            <p className="text-sm text-muted">
              <time dateTime={date}>{longDate(date)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">
        {richText(
          words.blogPage.everyMonday((text) => (
            <a href="/sunday-puzzle" className="inline-block py-1 text-green underline">
              {text}
            </a>
          )),
        )}
      </p>
    </section>
  )
}
