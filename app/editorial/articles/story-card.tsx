import type { ReactNode } from 'react'
import { BoardStrip } from '#app/editorial/boards/board-strip.tsx'
import type { PostSummary } from './post-summary.ts'
import { PostText } from './post-text.tsx'

interface StoryCardProps {
  readonly post: PostSummary
  /** A picture of the gallery. Without one, the card shows the post's board. */
  readonly picture: ReactNode
}

/** A post of the blog's first grid. Its title is the link, which covers the card. */
export function StoryCard({ post, picture }: StoryCardProps) {
  const { path, emblem } = post
  return (
    <article className="story" data-post={path}>
      <div aria-hidden="true" className="story-picture">
        {picture ?? (emblem ? <BoardStrip view={emblem} /> : <div className="ashtapada" />)}
      </div>
      <div className="story-text">
        <PostText post={post} heading="h3" excerptClass="story-excerpt" hasMinutes />
      </div>
    </article>
  )
}
