import { TagList } from '#app/editorial/tag-list.tsx'

interface AllTagsProps {
  readonly tags: readonly string[]
  /** Whose page it is. */
  readonly current?: string
}

/** Everything that articles are about, to go on from. */
export const AllTags = ({ tags, current }: AllTagsProps) => (
  <nav aria-labelledby="all-tags" className="mt-14">
    <h2 id="all-tags" className="section-title mb-4">
      All tags
    </h2>
    <TagList tags={tags} current={current} />
  </nav>
)
