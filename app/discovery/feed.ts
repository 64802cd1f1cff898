import { escapeHtml } from '#content/escape-html.ts'
import { localAddress } from '#words/addresses.ts'
import { words as locale } from '#words/locale'

export interface FeedItem {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  /** The day of publication. */
  readonly date: string
  readonly author: string
  readonly tags: readonly string[]
}

interface Channel {
  readonly title: string
  readonly description: string
  readonly origin: string
  /** Items with a later date are left out. */
  readonly today: string
}

/** The articles as an RSS 2.0 feed (rssboard.org/rss-specification), newest first. */
export function makeFeed(items: readonly FeedItem[], { title, description, origin, today }: Channel): string {
  const out = items.filter(({ date }) => date <= today).toSorted((a, b) => b.date.localeCompare(a.date))
  const [newest] = out
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', origin + localAddress('/blog')),
    element('description', description),
    element('language', locale.lang.toLowerCase()),
    `<atom:link href="${escapeHtml(origin + localAddress('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', rfc822(newest.date))]),
    ...out.map((item) => makeItem(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function makeItem({ path, title, excerpt, date, author, tags }: FeedItem, origin: string): string {
  const address = encodeURI(origin + localAddress(path))
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', rfc822(date)),
    // RSS's own author element requires an email address.
    element('dc:creator', author),
    ...tags.map((tag) => element('category', tag)),
    element('description', excerpt),
    '</item>',
  ].join('')
}

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`

/** `Sat, 28 Dec 2024 00:00:00 GMT`; dates here have no time of day. */
const rfc822 = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString()
