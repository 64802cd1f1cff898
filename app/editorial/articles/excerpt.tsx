/** The excerpt of a post in a list. Style sheets can leave out what follows its first sentence. */
export function Excerpt({ text, className }: { readonly text: string; readonly className: string }) {
  const end = endOfFirstSentence(text)
  return (
    <p className={className}>
      {text.slice(0, end)}
      {end < text.length && <span className="excerpt-rest">{text.slice(end)}</span>}
    </p>
  )
}

/** A shorter first sentence does not say what the post is about. In characters. */
const SHORTEST = 40

/** The index after the first sentence, together with the next ones if it is very short. */
export function endOfFirstSentence(text: string): number {
  for (const { index } of text.matchAll(/(?<=[.?!।])\s+(?=[^\s\p{Ll}])/gu))
    if (index >= SHORTEST) return index
  return text.length
}
