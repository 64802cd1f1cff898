import type { ReactNode } from 'react'
import type { Tag } from '#content/tags.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import './blog.css'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { BlogSearch } from '#app/editorial/search/blog-search.tsx'
import { longDate } from '#app/ui/dates.ts'
import { BoardStrip } from '#app/editorial/boards/board-strip.tsx'
import { AllTags } from './all-tags.tsx'
import {
  TAG_OF_TOPIC,
  frontSections,
  topicSections,
  type BlogPost,
  type BlogSection,
  type FrontSection,
} from './blog-sections.ts'
import { Excerpt } from './excerpt.tsx'
import { FeaturedPost } from './featured-post.tsx'
import type { PostSummary } from './post-summary.ts'
import { PostRow } from './post-row.tsx'
import { StoryCard } from './story-card.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

/** As the specification requires: one featured post, ten in the first grid, all others in the second. */
const FIRST_GRID = 10

/** Renders the picture of a post, if it has one; that of the featured post is large. */
type BlogPicture = (post: BlogPost, isLarge: boolean) => ReactNode

interface BlogPageProps {
  readonly posts: readonly BlogPost[]
  /** The newest posts, shown between the featured one and the others. */
  readonly newest: readonly PostSummary[]
  readonly tags: readonly Tag[]
  readonly pictureOf: BlogPicture
}

export function BlogPage({ posts, newest, tags, pictureOf }: BlogPageProps) {
  const [featured, ...others] = posts
  const front = frontSections(others.slice(0, FIRST_GRID))
  const topics = topicSections(others.slice(FIRST_GRID))
  return (
    <main className="page pt-6 sm:pt-8">
      <BoardSymbols />
      <div className="blog-head">
        <h1 className="text-3xl sm:text-4xl">{words.blogPage.chessBlog}</h1>
        <p className="text-muted sm:text-lg">{words.blogPage.whatItIsAbout}</p>
        <BlogSearch />
      </div>
      <nav aria-label={words.blogPage.sections} className="blog-sections">
        <ul>
          {front.map(({ id }) => (
            <SectionLink key={id} id={id} name={words.blogPage.frontLinks[id]} />
          ))}
          {topics.map(({ id }) => (
            <SectionLink key={id} id={id} name={words.blogPage.topicLinks[id]} />
          ))}
        </ul>
      </nav>
      {featured && <FeaturedPost post={featured} picture={pictureOf(featured, true)} />}
      <Newest posts={newest} />
      <AdSlot seed={2} />
      {front.map((section) => (
        <Front key={section.id} section={section} pictureOf={pictureOf} />
      ))}
      <AdSlot seed={3} />
      {topics.length > 0 && <Library topics={topics} />}
      <AllTags tags={tags} />
      <AdSlot seed={1} />
    </main>
  )
}

const SectionLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <li>
    <a href={`#${id}`}>{name}</a>
  </li>
)

/** The newest posts, ahead of the specified order, and the weekly puzzle. */
function Newest({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="newest" className="newest">
      <h2 id="newest" className="section-title">
        {words.blogPage.newOnTheBlog}
      </h2>
      <ul className="newest-posts">
        {posts.map(({ path, title, excerpt, date }) => (
          <li key={path}>
            <p className="text-sm text-muted">
              <time dateTime={date}>{longDate(date)}</time>
            </p>
            <a href={path} className="stretched-link newest-title">
              {title}
            </a>
            <Excerpt text={excerpt} className="newest-excerpt" />
          </li>
        ))}
      </ul>
      <p className="newest-weekly">
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

interface FrontProps {
  readonly section: BlogSection<FrontSection>
  readonly pictureOf: BlogPicture
}

function Front({ section: { id, posts }, pictureOf }: FrontProps) {
  const days = posts.map(({ date }) => date).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return (
    <section aria-labelledby={id} className="front" data-posts="">
      <h2 id={id} className="section-title">
        {words.blogPage.front[id]}
      </h2>
      {id === 'news' && (
        <p className="front-note">
          {richText(
            words.blogPage.fromTheArchive(
              <time dateTime={first}>{longDate(first)}</time>,
              <time dateTime={last}>{longDate(last)}</time>,
            ),
          )}
        </p>
      )}
      <div className={`stories stories-${id}`}>
        {posts.map((post) => (
          <StoryCard key={post.path} post={post} picture={pictureOf(post, false)} />
        ))}
      </div>
    </section>
  )
}

function Library({ topics }: { readonly topics: ReturnType<typeof topicSections> }) {
  return (
    <section aria-labelledby="library" className="mt-14" data-posts="">
      <h2 id="library" className="section-title">
        {words.blogPage.byTopic}
      </h2>
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
    </section>
  )
}

/** Phones show this many posts of a topic and fold the others. */
const UNFOLDED = 3

function Topic({ topic: { id, posts } }: { readonly topic: ReturnType<typeof topicSections>[number] }) {
  const emblem = posts.find((post) => post.emblem)?.emblem
  const rows = posts.map((post) => <PostRow key={post.path} post={post} topic={TAG_OF_TOPIC[id]} />)
  return (
    <section aria-labelledby={id} className="topic" data-posts="">
      <div className="topic-head">
        <div>
          <h3 id={id}>{words.blogPage.topics[id]}</h3>
          <p className="text-sm text-muted">{words.blogPage.posts(posts.length)}</p>
        </div>
        {emblem && (
          <div aria-hidden="true" className="topic-picture">
            <BoardStrip view={emblem} />
          </div>
        )}
      </div>
      <div>
        {rows.slice(0, UNFOLDED)}
        {rows.length > UNFOLDED && (
          <details className="topic-rest">
            <summary>{words.blogPage.allPostsOf(posts.length)}</summary>
            {rows.slice(UNFOLDED)}
          </details>
        )}
      </div>
    </section>
  )
}
