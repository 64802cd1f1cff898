import type { ReactNode } from 'react'
import { BoardStrip } from '#app/editorial/boards/board-strip.tsx'
import type { PostSummary } from './post-summary.ts'
import { PostText } from './post-text.tsx'

interface PostCardProps {
  readonly post: PostSummary
  readonly heading?: 'h2' | 'h3'
  readonly withBoard?: boolean
  /** Shown instead of the board. */
  readonly picture?: ReactNode
}

/** The whole card is a link to the post, and its title is the link's accessible name. */
export function PostCard({ post, heading = 'h3', withBoard = false, picture }: PostCardProps) {
  const { path, emblem } = post
  return (
    <article className={`post-card ${withBoard ? 'with-board' : ''}`} data-post={path}>
      {withBoard && (
        <div aria-hidden="true">
          {picture ?? (emblem ? <BoardStrip view={emblem} /> : <div className="ashtapada w-full" />)}
        </div>
      )}
      <div className="min-w-0">
        <PostText
          post={post}
          heading={heading}
          headingClass="mt-2.5 text-lg leading-snug"
          excerptClass="mt-1.5 mb-2.5 text-label text-muted"
        />
      </div>
    </article>
  )
}
