import type { Tag } from '#content/tags.ts'
import { TagList } from '#app/editorial/tag-list.tsx'
import { words } from '#words/editorial'

interface AllTagsProps {
  readonly tags: readonly Tag[]
  /** The tag whose page this is. */
  readonly current?: Tag | undefined
}

/** Links to the pages of all tags. */
export const AllTags = ({ tags, current }: AllTagsProps) => (
  <nav aria-labelledby="all-tags" className="mt-14">
    <h2 id="all-tags" className="section-title mb-4">
      {words.allTags.allTags}
    </h2>
    <TagList tags={tags} current={current} />
  </nav>
)
