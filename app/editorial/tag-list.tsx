export function TagList({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-2 gap-y-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-hairline px-2.5 py-px text-sm text-muted">
          {tag}
        </li>
      ))}
    </ul>
  )
}
