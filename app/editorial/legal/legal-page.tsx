import type { Heading } from '#content/markdown.ts'
import '#app/editorial/article.css'
import { longDate } from '#app/ui/dates.ts'
import { Html } from '#app/editorial/html.tsx'
import { ArticleBody } from '#app/editorial/article-body.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

interface LegalPageProps {
  /** The address of the English text. */
  readonly path: string
  readonly title: string
  readonly updated: string
  /** The date of the first version, if it differs. */
  readonly first?: string | undefined
  readonly html: string
  readonly sections: readonly Heading[]
}

export function LegalPage({ path, title, updated, first, html, sections }: LegalPageProps) {
  const binding = words.legalPage.binding((text) => (
    <a href={path} hrefLang="en">
      {text}
    </a>
  ))
  return (
    <main className="page pt-6 sm:pt-8">
      <article className="article">
        <header className="article-column">
          <h1 className="article-title">{title}</h1>
          <p className="mt-4 text-muted">
            {richText(
              first === undefined
                ? words.legalPage.lastUpdated(dayOf(updated))
                : words.legalPage.lastUpdatedAndFirst(dayOf(updated), dayOf(first)),
            )}
          </p>
          {binding.length > 0 && <p className="mt-4">{richText(binding)}</p>}
        </header>
        <ArticleBody contents={sections}>
          <Html html={html} className="prose" />
        </ArticleBody>
      </article>
    </main>
  )
}

const dayOf = (date: string) => <time dateTime={date}>{longDate(date)}</time>
