import '#app/editorial/article.css'
import type { Heading } from '#content/markdown.ts'
import { Html } from '#app/editorial/html.tsx'
import { NextStep } from '#app/editorial/next-step.tsx'
import { ArticleBody } from '#app/editorial/article-body.tsx'
import { words } from '#words/editorial'

interface MeasuredPageProps {
  readonly title: string
  readonly lead: string
  readonly html: string
  readonly sections: readonly Heading[]
}

export function MeasuredPage({ title, lead, html, sections }: MeasuredPageProps) {
  return (
    <main className="page pt-6 sm:pt-8">
      <article className="article">
        <header className="article-column">
          <h1 className="article-title">{title}</h1>
          <p className="mt-4 text-lg text-muted">{lead}</p>
        </header>
        <ArticleBody contents={sections}>
          <Html html={html} className="prose" />
        </ArticleBody>
        <NextStep step={{ label: words.measuredPage.haveAGameReviewed, to: '/review' }} />
      </article>
    </main>
  )
}
