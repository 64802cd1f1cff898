import { buttonClass } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TagList } from '#app/editorial/tag-list.tsx'
import { Byline } from './byline.tsx'
import type { PostSummary } from './post-summary.ts'
import { words } from '#words/editorial'

/** The newest posts, for the home page: the first large, the others as a list beside it. */
export function LatestPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="latest-posts" className="page">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="latest-posts" className="text-2xl sm:text-3xl">
          {words.latestPosts.latestFromTheBlog}
        </h2>
        <a href="/blog" className={buttonClass('secondary', 'normal')}>
          {words.latestPosts.allPosts}
          <Icon name="arrow" />
        </a>
      </div>
      <div className="latest-posts">
        {posts.map(({ path, title, excerpt, date, author, tags }) => (
          <article key={path}>
            <TagList tags={tags.slice(0, 2)} />
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p className="text-muted">{excerpt}</p>
            <Byline {...{ date, author }} />
          </article>
        ))}
      </div>
    </section>
  )
}
