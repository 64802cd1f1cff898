import { tagPath, type Tag } from '#content/tags.ts'
import { words } from '#words/editorial'
import { words as labels } from '#words/labels'

interface TagListProps {
  readonly tags: readonly Tag[]
  /** The tag whose page this is. */
  readonly current?: Tag | undefined
}

/** Links to the pages of tags. On a card they are above the link that covers the card. */
export function TagList({ tags, current }: TagListProps) {
  return (
    <ul aria-label={words.tagList.tags} className="tag-list">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={tagPath(tag)} aria-current={tag === current ? 'page' : undefined}>
            {labels.tags[tag].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
