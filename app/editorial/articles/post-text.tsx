import type { ReactNode } from 'react'
import { TagList } from '#app/editorial/tag-list.tsx'
import { Byline } from './byline.tsx'
import { MOST_TAGS, type PostSummary } from './post-summary.ts'

interface PostTextProps {
  readonly post: PostSummary
  readonly heading: 'h2' | 'h3'
  readonly headingClass?: string
  readonly excerptClass: string
  readonly hasMinutes?: boolean
  /** Before the tags. */
  readonly badge?: ReactNode
}

/** Tags, title, excerpt and byline of a post in a list. The title is the link, which covers the card. */
export function PostText({
  post,
  heading: Heading,
  headingClass,
  excerptClass,
  hasMinutes,
  badge,
}: PostTextProps) {
  const { path, title, excerpt, date, author, readingMinutes } = post
  const tags = <TagList tags={post.tags.slice(0, MOST_TAGS)} />
  return (
    <>
      {badge ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {badge}
          {tags}
        </div>
      ) : (
        tags
      )}
      <Heading className={headingClass}>
        <a href={path} className="stretched-link">
          {title}
        </a>
      </Heading>
      <p className={excerptClass}>{excerpt}</p>
      <Byline {...{ date, author, ...(hasMinutes && { readingMinutes }) }} />
    </>
  )
}
