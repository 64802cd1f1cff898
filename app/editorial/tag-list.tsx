import { tagPath } from '#content/tags.ts'
import { words } from '#words/editorial'

interface TagListProps {
  readonly tags: readonly string[]
  /** The tag whose page this is. */
  readonly current?: string | undefined
}

/** Links to the pages of tags. On a card they are above the link that covers the card. */
export function TagList({ tags, current }: TagListProps) {
  return (
    <ul aria-label={words.tagList.tags} className="tag-list">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={tagPath(tag)} aria-current={tag === current ? 'page' : undefined}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  )
}
