// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { listPages } from '#content/pages.server.ts'
import { canonicalOf } from '#app/ui/chrome/site-links.ts'
import { listFeedItems, listSitemapEntries } from './discovery.server.ts'
import { makeFeed, type FeedItem } from './feed.ts'
import { makeRobots } from './robots.ts'
import { makeSitemap } from './sitemap.ts'
import { isTranslated, readAddress } from '#words/addresses.ts'
import { LANGUAGES } from '#words/languages.ts'

const ORIGIN = 'https://chess.example'
const TODAY = '2025-09-01'
/** Far in the future, so that later texts are included. */
const LATER = '2999-12-31'

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}
const textsOf = (xml: string, name: string): (string | null)[] =>
  [...parse(xml).getElementsByTagName(name)].map(({ textContent }) => textContent)

const item = (more: Partial<FeedItem>): FeedItem => ({
  path: '/blog/pins',
  title: 'Pins',
  excerpt: 'About pins.',
  date: '2024-12-01',
  author: 'A Team',
  tags: ['Tactics', 'Beginner'],
  ...more,
})
const feed = (items: readonly FeedItem[], today = TODAY) =>
  makeFeed(items, { title: 'R & R', description: 'Chess.', origin: ORIGIN, today })

describe('the site map', () => {
  const today = new Date().toISOString().slice(0, 10)
  const xml = makeSitemap(listSitemapEntries(), ORIGIN, today)

  it('lists every page once in each of its languages, under its canonical address', () => {
    const addresses = textsOf(xml, 'loc').map((address) => readAddress(address?.replace(ORIGIN, '') ?? ''))
    for (const spoken of LANGUAGES) {
      const pages = addresses.filter(({ language }) => language === spoken).map(({ page }) => page)
      expect(pages).toEqual(
        listPages()
          .map(({ path }) => path)
          .filter((path) => isTranslated(path, spoken)),
      )
      expect(new Set(pages).size).toBe(pages.length)
      for (const page of pages) expect(canonicalOf(page)).toBe(page)
    }
  })

  it('names all languages of a page at each of them', () => {
    const links = (path: string) =>
      [...parse(xml).getElementsByTagName('url')]
        .filter((url) => url.getElementsByTagName('loc')[0]?.textContent === ORIGIN + path)
        .flatMap((url) => [...url.getElementsByTagName('xhtml:link')])
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')?.replace(ORIGIN, '')])
    const both = [
      ['en-GB', '/play'],
      ['hi', '/hi/play'],
      ['x-default', '/play'],
    ]
    expect(links('/play')).toEqual(both)
    expect(links('/hi/play')).toEqual(both)
    expect(links('/players/wei-yi')).toEqual([])
  })

  it('tells days that have been', () => {
    const days = textsOf(xml, 'lastmod')
    expect(days.length).toBeGreaterThan(60)
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d\d(-\d\d)?$/)
      expect(day! <= today).toBe(true)
    }
  })

  it('is silent about a change to come, or of an unknown day', () => {
    const entries = [
      { path: '/past', changed: '2025-08-31' },
      { path: '/future', changed: '2025-09-02' },
      { path: '/unknown', changed: undefined },
    ]
    expect([...new Set(textsOf(makeSitemap(entries, ORIGIN, TODAY), 'lastmod'))]).toEqual(['2025-08-31'])
  })

  it('stays well-formed whatever an address holds', () => {
    const entries = [{ path: '/a&b<c> d', changed: undefined }]
    expect(textsOf(makeSitemap(entries, ORIGIN, TODAY), 'loc')[0]).toBe(`${ORIGIN}/a&b%3Cc%3E%20d`)
  })
})

describe('the feed', () => {
  it('has all posts and articles of the site, the newest first, with titles and excerpts whole', () => {
    const xml = feed(listFeedItems(), LATER)
    const items = [...parse(xml).getElementsByTagName('item')]
    const childOf = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent
    expect(items).toHaveLength(listFeedItems().length)
    for (const { title, excerpt, path } of listFeedItems()) {
      const found = items.find((each) => childOf(each, 'link') === ORIGIN + path)!
      expect(childOf(found, 'title')).toBe(title)
      expect(childOf(found, 'description')).toBe(excerpt)
      expect(childOf(found, 'guid')).toBe(ORIGIN + path)
    }
    const times = textsOf(xml, 'pubDate').map((date) => Date.parse(date ?? ''))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('says when, by whom and about what', () => {
    const xml = feed([item({})])
    expect(textsOf(xml, 'pubDate')).toEqual(['Sun, 01 Dec 2024 00:00:00 GMT'])
    expect(textsOf(xml, 'lastBuildDate')).toEqual(['Sun, 01 Dec 2024 00:00:00 GMT'])
    expect(textsOf(xml, 'dc:creator')).toEqual(['A Team'])
    expect(textsOf(xml, 'category')).toEqual(['Tactics', 'Beginner'])
    expect(parse(xml).getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${ORIGIN}/feed.xml`)
  })

  it('keeps back what is dated later', () => {
    expect(textsOf(feed([item({ date: '2025-09-02' }), item({ title: 'Out' })]), 'title')).toEqual([
      'R & R',
      'Out',
    ])
  })

  it('stays well-formed whatever a title holds', () => {
    const title = 'Bishops & <knights>: "which?"'
    expect(textsOf(feed([item({ title })]), 'title')).toEqual(['R & R', title])
  })

  it('is a valid feed without entries', () => {
    expect(textsOf(feed([]), 'title')).toEqual(['R & R'])
  })
})

it('robots find the site map, and are kept out of addresses that are not pages', () => {
  expect(makeRobots(ORIGIN).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /play?',
    '',
    'Sitemap: https://chess.example/sitemap.xml',
    '',
  ])
})
