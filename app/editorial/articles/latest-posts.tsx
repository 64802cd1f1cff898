import { buttonClass } from '#app/ui/button-style.ts'
import { Diagram } from '#app/ui/diagram.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Byline } from './byline.tsx'
import type { PostSummary } from './post-card.tsx'
import { words } from '#words/editorial'

/** The newest posts, for the home page. Boards are drawn with CSS there, because the page has loaded the pieces already. */
export function LatestPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="latest-posts" className="page pt-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="latest-posts" className="text-2xl sm:text-3xl">
          {words.latestPosts.latestFromTheBlog}
        </h2>
        <a href="/blog" className={buttonClass('secondary', 'normal')}>
          {words.latestPosts.allPosts}
          <Icon name="arrow" />
        </a>
      </div>
      <div className="mt-8 grid gap-4 md:grid-cols-3">
        {posts.map(({ path, title, excerpt, date, author, emblem }) => (
          <article
            key={path}
            className={`relative grid content-start gap-x-4 gap-y-3 rounded-card border border-hairline bg-surface p-4 hover:border-green sm:p-5 ${emblem ? 'grid-cols-[6.5rem_1fr] max-[17rem]:grid-cols-1 md:grid-cols-1' : ''}`}
          >
            {emblem && (
              <div aria-hidden="true" className="w-full md:max-w-52">
                <Diagram
                  label=""
                  placement={emblem.fen.split(' ')[0] ?? ''}
                  lastMove={emblem.lastMove?.match(/[a-h][1-8]/g) ?? []}
                  isTurned={emblem.orientation === 'b'}
                />
              </div>
            )}
            <div className="min-w-0">
              <h3 className="text-lg leading-snug">
                <a href={path} className="after:absolute after:inset-0">
                  {title}
                </a>
              </h3>
              <div className="mt-2">
                <Byline {...{ date, author }} />
              </div>
            </div>
            <p className="col-span-full text-label text-muted">{excerpt}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
