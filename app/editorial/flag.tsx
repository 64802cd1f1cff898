const FILES = import.meta.glob<string>('./flags/*.svg', { eager: true, query: '?url', import: 'default' })
const NEUTRAL = FILES['./flags/fide.svg']

/** A country's flag, by its two letters; FIDE's own where there is none. The country is always named beside it. */
export function Flag({ iso2, className }: { readonly iso2: string | null; readonly className: string }) {
  const src = FILES[`./flags/${iso2}.svg`] ?? NEUTRAL
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
