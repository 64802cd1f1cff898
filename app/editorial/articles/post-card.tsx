import type { ReactNode } from 'react'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import type { Tag } from '#content/tags.ts'
import type { BoardView } from '#app/editorial/boards/board-svg.ts'
import { BoardStrip } from '#app/editorial/boards/board-strip.tsx'
import { Byline } from './byline.tsx'
import { TagList } from '#app/editorial/tag-list.tsx'

/** A post as lists show it. */
export interface PostSummary {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly Tag[]
  readonly date: string
  readonly author: string
  /** A picture of the gallery, for lists with pictures. */
  readonly picture: GallerySlug | undefined
  readonly emblem: BoardView | undefined
  readonly readingMinutes: number
}

/** As the specification requires. */
export const MOST_TAGS = 2

interface PostCardProps {
  readonly post: PostSummary
  readonly heading?: 'h2' | 'h3'
  readonly withBoard?: boolean
  /** Shown instead of the board. */
  readonly picture?: ReactNode
}

/** The whole card is a link to the post, and its title is the link's accessible name. */
export function PostCard({ post, heading: Heading = 'h3', withBoard = false, picture }: PostCardProps) {
  const { path, title, excerpt, tags, date, author, emblem } = post
  return (
    <article className={`post-card ${withBoard ? 'with-board' : ''}`} data-post={path}>
      {withBoard && (
        <div aria-hidden="true">
          {picture ?? (emblem ? <BoardStrip view={emblem} /> : <div className="ashtapada w-full" />)}
        </div>
      )}
      <div className="min-w-0">
        <TagList tags={tags.slice(0, MOST_TAGS)} />
        <Heading className="mt-2.5 text-lg leading-snug">
          <a href={path} className="stretched-link">
            {title}
          </a>
        </Heading>
        <p className="mt-1.5 mb-2.5 text-label text-muted">{excerpt}</p>
        <Byline {...{ date, author }} />
      </div>
    </article>
  )
}
