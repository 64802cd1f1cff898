import { historyArticles } from '#content/library.server.ts'
import { historyPath } from '#content/pages.server.ts'
import { words as locale } from '#words/locale'
import { makeArticle } from './article.server.ts'

/** All articles, in the order of the story. */
export const listHistoryCards = () =>
  historyArticles(locale.language).map(({ data: { slug, title, excerpt, tags, date, picture } }) => ({
    path: historyPath(slug),
    title,
    excerpt,
    tags,
    date,
    picture,
  }))

/** The article at an address, with its neighbours in the story. */
export function findHistoryArticle(pathname: string) {
  const articles = historyArticles(locale.language)
  const index = articles.findIndex(({ data }) => historyPath(data.slug) === pathname)
  const document = articles[index]
  if (document === undefined)
    throw new Error(`The routes name a page that content/history has not: ${pathname}`)
  const { metaDescription: description, keywords, timeline, sources, picture } = document.data
  const linkTo = (at: number) => {
    const other = articles[at]?.data
    return other && { path: historyPath(other.slug), title: other.title }
  }
  return {
    article: makeArticle(document),
    timeline,
    sources,
    picture,
    previous: linkTo(index - 1),
    next: linkTo(index + 1),
    description,
    keywords,
  }
}
