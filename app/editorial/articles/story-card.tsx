import type { ReactNode } from 'react'
import { BoardStrip } from '#app/editorial/boards/board-strip.tsx'
import { TagList } from '#app/editorial/tag-list.tsx'
import { Byline } from './byline.tsx'
import { MOST_TAGS, type PostSummary } from './post-card.tsx'

interface StoryCardProps {
  readonly post: PostSummary
  /** A picture of the gallery. Without one, the card shows the post's board. */
  readonly picture: ReactNode
}

/** A post of the blog's first grid. Its title is the link, which covers the card. */
export function StoryCard({ post, picture }: StoryCardProps) {
  const { path, title, excerpt, tags, date, author, emblem, readingMinutes } = post
  return (
    <article className="story" data-post={path}>
      <div aria-hidden="true" className="story-picture">
        {picture ?? (emblem ? <BoardStrip view={emblem} /> : <div className="ashtapada" />)}
      </div>
      <div className="story-text">
        <TagList tags={tags.slice(0, MOST_TAGS)} />
        <h3>
          <a href={path} className="stretched-link">
            {title}
          </a>
        </h3>
        <p className="story-excerpt">{excerpt}</p>
        <Byline {...{ date, author, readingMinutes }} />
      </div>
    </article>
  )
}
