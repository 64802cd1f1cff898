import type { Heading } from '#content/markdown.ts'

/** Folded on a small screen; open beside the text on a wide one (article.css). */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <details className="contents-box">
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
