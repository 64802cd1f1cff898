import type { Tag } from '#content/tags.ts'
import { TagList } from '#app/editorial/tag-list.tsx'
import { Byline } from './byline.tsx'
import { Excerpt } from './excerpt.tsx'
import { MOST_TAGS, type PostSummary } from './post-summary.ts'

interface PostRowProps {
  readonly post: PostSummary
  /** The tag that the heading above the list already names. */
  readonly topic: Tag | undefined
}

/** A post in a compact list, without a picture. Its title is the link, which covers the row. */
export function PostRow({ post, topic }: PostRowProps) {
  const { path, title, excerpt, tags, date, author, readingMinutes } = post
  const others = tags.slice(0, MOST_TAGS).filter((tag) => tag !== topic)
  return (
    <article className="post-row" data-post={path}>
      <div className="min-w-0">
        <h4>
          <a href={path} className="stretched-link">
            {title}
          </a>
        </h4>
        <Excerpt text={excerpt} className="post-row-excerpt" />
      </div>
      <div className="post-row-facts">
        <Byline {...{ date, author, readingMinutes }} />
        {others.length > 0 && <TagList tags={others} />}
      </div>
    </article>
  )
}
