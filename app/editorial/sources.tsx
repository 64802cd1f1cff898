import { words } from '#words/editorial'
import './article.css'

interface SourcesProps {
  readonly sources: readonly { readonly title: string; readonly url?: string | undefined }[]
}

/** The sources of a page, shown at its end. */
export function Sources({ sources }: SourcesProps) {
  return (
    <section aria-labelledby="sources" className="sources article-column">
      <h2 id="sources">{words.sources.sources}</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={title}>{url === undefined ? title : <a href={url}>{title}</a>}</li>
        ))}
      </ul>
    </section>
  )
}
