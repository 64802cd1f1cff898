import { TagList } from '#app/editorial/tag-list.tsx'
import { Byline } from './byline.tsx'
import { MOST_TAGS, type PostSummary } from './post-card.tsx'

/** A post in a compact list, without a picture. Its title is the link, which covers the row. */
export function PostRow({ post }: { readonly post: PostSummary }) {
  const { path, title, excerpt, tags, date, author, readingMinutes } = post
  return (
    <article className="post-row" data-post={path}>
      <div className="min-w-0">
        <h4>
          <a href={path} className="stretched-link">
            {title}
          </a>
        </h4>
        <p className="post-row-excerpt">{excerpt}</p>
      </div>
      <div className="post-row-facts">
        <Byline {...{ date, author, readingMinutes }} />
        <TagList tags={tags.slice(0, MOST_TAGS)} />
      </div>
    </article>
  )
}
