/** A flag from flagOf(). The country is always named beside it, so it has no text alternative. */
export function Flag({ src, className }: { readonly src: string; readonly className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={24}
      height={18}
      className={`rounded-xs outline outline-ink/15 ${className}`}
    />
  )
}
