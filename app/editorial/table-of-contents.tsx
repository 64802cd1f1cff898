import type { Heading } from '#content/markdown.ts'
import { words } from '#words/editorial'

/** Folded on a small screen; open beside the text on a wide one (article.css). */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <details className="contents-box">
      <summary>{words.tableOfContents.onThisPage}</summary>
      <nav aria-label={words.tableOfContents.onThisPage}>
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
