import { words as locale } from '#words/locale'
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
          <li key={title} lang={isEnglish(title) ? 'en' : undefined}>
            {url === undefined ? title : <a href={url}>{title}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Titles of books and articles keep their language on translated pages, so that they are read out in it. */
const isEnglish = (title: string): boolean =>
  locale.language !== 'en' && !/\p{Script=Devanagari}/u.test(title)
