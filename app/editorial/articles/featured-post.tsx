import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Niche } from '#app/ui/ornament/niche.tsx'
import { Thumbnail } from '#app/editorial/boards/thumbnail.tsx'
import type { PostSummary } from './post-summary.ts'
import { PostText } from './post-text.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

interface FeaturedPostProps {
  readonly post: PostSummary
  /** A picture of the gallery. Without one, the post's board is shown in an arch. */
  readonly picture: ReactNode
}

export function FeaturedPost({ post, picture }: FeaturedPostProps) {
  const { path, title, emblem } = post
  return (
    <article className="featured-post" data-post={path}>
      <div aria-hidden="true" className="featured-picture">
        {picture ??
          (emblem && (
            <div className="featured-board">
              <Niche>
                <Thumbnail view={emblem} />
              </Niche>
            </div>
          ))}
      </div>
      <div className="featured-story">
        <PostText
          post={post}
          heading="h2"
          excerptClass="featured-excerpt"
          hasMinutes
          badge={
            <span className="inline-flex min-h-8.5 items-center rounded-full bg-gold px-3 text-sm font-semibold text-on-gold">
              {words.featuredPost.featured}
            </span>
          }
        />
        <a
          href={path}
          className="relative mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-green"
        >
          {richText(words.articles.readMore((text) => <span className="sr-only">{text}</span>, title))}
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  )
}
