import { historyArticles, posts, ratings } from '#content/library.server.ts'
import { articlesOf, historyPath, listPages, postPath, type Page } from '#content/pages.server.ts'
import type { PageEntry } from '#content/pages/entry.ts'
import type { FeedItem } from './feed.ts'
import type { SitemapEntry } from './sitemap.ts'
import { isTranslatedHere } from '#words/addresses.ts'
import { words as locale } from '#words/locale'

/** Every indexed page, with the day of its last change. */
export const listSitemapEntries = (): readonly SitemapEntry[] =>
  listPages().map((page) => ({ path: page.path, changed: changeOf(page) }))

function changeOf(page: Page): string | undefined {
  switch (page.kind) {
    case 'single':
      return page.entry.changes && CHANGES[page.entry.changes]()
    case 'post':
    case 'history':
      return page.document.data.date
    case 'tag':
      return latest(articlesOf(page.tag).map(({ document }) => document.data.date))
    case 'player':
      return latest([ratingsDay(), ...page.document.data.recentUpdates.map(({ date }) => date)])
    case 'lesson':
      return undefined
    case 'picture':
      return page.document.data.added
    case 'legal':
      return page.document.data.updated
  }
}

/** FIDE's lists apply from the first day of their month. */
const ratingsDay = (): string => `${ratings().list}-01`

const CHANGES: Record<NonNullable<PageEntry['changes']>, () => string | undefined> = {
  'with-posts': () => latest(posts().map(({ data }) => data.date)),
  'with-history': () => latest(historyArticles().map(({ data }) => data.date)),
  'with-ratings': ratingsDay,
  'with-ratings-and-articles': () => latest([ratingsDay(), ...listFeedItems().map(({ date }) => date)]),
}

const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1)

/** All texts with an author and a date. */
export const listFeedItems = (): readonly FeedItem[] =>
  [
    ...posts(locale.language).map(({ data }) => ({ ...data, path: postPath(data.slug) })),
    ...historyArticles(locale.language).map(({ data }) => ({ ...data, path: historyPath(data.slug) })),
  ].filter(({ path }) => isTranslatedHere(path))
