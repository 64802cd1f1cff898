import { makeArticleThing, makeBreadcrumbs, type PageIdentity } from './json-ld.ts'

interface ArticleDescription {
  readonly article: {
    readonly title: string
    readonly date: string
    readonly author: string
    readonly tags: readonly string[]
  }
  readonly description: string
  readonly keywords: string
}

type Step = Parameters<typeof makeBreadcrumbs>[1][number]

/** The metadata of an article's page, for page-meta.ts. `trail` is the path to it from the home page. */
export function makeArticleWords(
  kind: 'Article' | 'BlogPosting',
  { article, description, keywords }: ArticleDescription,
  trail: readonly Step[] = [],
) {
  const { title, date, author, tags } = article
  return {
    title,
    description,
    keywords,
    type: 'article',
    date,
    things: (place: PageIdentity) => [
      makeArticleThing(kind, place, { title, description, date, author, tags }),
      makeBreadcrumbs(place, [...trail, { name: title }]),
    ],
  } as const
}
