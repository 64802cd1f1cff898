import { tagPath } from '#content/tags.ts'

interface TagListProps {
  readonly tags: readonly string[]
  /** Whose page it is. */
  readonly current?: string | undefined
}

/** Each tag leads to everything under it. On a card they lie above the link that covers the card. */
export function TagList({ tags, current }: TagListProps) {
  return (
    <ul aria-label="Tags" className="tag-list">
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
