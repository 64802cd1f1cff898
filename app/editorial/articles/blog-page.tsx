import type { Tag } from '#content/tags.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import './blog.css'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { Thumbnail } from '#app/editorial/boards/thumbnail.tsx'
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
  /** The newest posts, shown between the featured one and the others. */
  readonly newest: readonly PostSummary[]
  readonly tags: readonly Tag[]
}

export function BlogPage({ posts, newest, tags }: BlogPageProps) {
  const [featured, ...others] = posts
  return (
    <main className="page pt-6 sm:pt-8">
      <BoardSymbols />
      <div className="blog-head">
        <h1 className="text-3xl sm:text-4xl">{words.blogPage.chessBlog}</h1>
        <p className="text-muted sm:text-lg">{words.blogPage.whatItIsAbout}</p>
        <BlogSearch />
      </div>
      {featured && <FeaturedPost post={featured} />}
      <AdSlot seed={2} />
      <Newest posts={newest} />
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
        <div className="post-grid">
          {others.slice(FIRST_GRID).map((post) => (
            <PostCard key={post.path} post={post} withBoard={post.emblem !== undefined} />
          ))}
        </div>
      </section>
      <AllTags tags={tags} />
      <AdSlot seed={1} />
    </main>
  )
}

/** The newest posts, ahead of the specified order, and the weekly puzzle. */
function Newest({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="newest" className="mt-10">
      <h2 id="newest" className="section-title">
        {words.blogPage.newOnTheBlog}
      </h2>
      <ul className="newest-posts">
        {posts.map(({ path, title, date, emblem }) => (
          <li key={path}>
            {emblem && <Thumbnail view={emblem} />}
            <div className="min-w-0">
              <a href={path} className="stretched-link inline-block py-1 font-semibold text-green">
                {title}
              </a>
              <p className="text-sm text-muted">
                <time dateTime={date}>{longDate(date)}</time>
              </p>
            </div>
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
