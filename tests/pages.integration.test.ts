import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GALLERY_SLUGS } from '#content/gallery-slugs.ts'
import { startSite, type Site } from './support/site.ts'

/** Metadata of every page, read without a browser, as search engines and feed readers do. */

/** Every page that is checked: the prerendered ones as built, and the rankings. */
const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url))
const PAGES = [
  '/rankings',
  ...readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    // Hindi pages: languages.integration.test.ts.
    .filter((file) => file.endsWith('index.html') && !file.startsWith('hi/'))
    .map((file) => `/${dirname(file)}`)
    .sort(),
]
/** The share pictures of all pages. `npm test` draws a sample of them, `npm run build` all. */
const SHARE_PICTURES = JSON.parse(
  readFileSync(join(CLIENT, '../server/share-pictures.json'), 'utf8'),
) as readonly string[]
const isDrawn = (picture: string): boolean => existsSync(join(CLIENT, new URL(picture).pathname))

/** Link texts that mean nothing out of context. */
const SAYS_NOTHING =
  /^(|(?!play on|play from|analyse).*\bhere|this( one)?|that|another( \w+){1,2}|more|read more|link|page|(and )?there is.*|\/.*|https?:.*)$/i

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
})
afterAll(() => site.stop())

/** Fetches the page uncompressed, without following redirects. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.origin), {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...headers },
  })

describe('the pages that are read', () => {
  it('the build has every page', () => {
    const count = (start: string) => PAGES.filter((path) => path.startsWith(start)).length
    const seriesDue = count('/blog/what-1200s-do-')
    expect(seriesDue).toBeGreaterThanOrEqual(1)
    expect({
      blog: count('/blog'),
      gallery: count('/gallery'),
      players: count('/players'),
      history: count('/history'),
      learn: count('/learn'),
      others: PAGES.filter((path) => !/^\/(blog|gallery|players|history|learn)/.test(path)),
    }).toEqual({
      // The index, 38 posts, 21 tags, and the pieces of series that have appeared.
      blog: 60 + seriesDue,
      gallery: 38,
      players: 35,
      history: 6,
      // The index, 41 lessons, the coordinates.
      learn: 43,
      others: ['/rankings', '/how-we-measured', '/privacy-policy', '/terms-of-service'],
    })
  })

  it('home shows what the build has made of the texts, which know each page', async () => {
    const built = (name: string) =>
      JSON.parse(readFileSync(join(CLIENT, '../server', name), 'utf8')) as unknown
    const home = await (await get('/')).text()
    const { latest, miniatures, ...parts } = built('home-parts-en.json') as {
      readonly latest: readonly { readonly from: string; readonly html: string }[]
      readonly miniatures: readonly string[]
    } & Record<'top' | 'history' | 'hero' | 'review' | 'gallery', string>
    const today = new Date().toISOString().slice(0, 10)
    expect(Object.keys(parts)).toHaveLength(5)
    for (const part of Object.values(parts)) expect(home).toContain(part)
    expect(home).toContain(latest.findLast(({ from }) => from <= today)?.html)
    // All but those that the page always shows: at the top and of the five chapters.
    expect(miniatures).toHaveLength(GALLERY_SLUGS.length - 6)
    expect(miniatures.filter((part) => home.includes(part))).toHaveLength(1)
    expect(built('page-addresses.json')).toEqual(expect.arrayContaining(PAGES))
    expect((await get('/BLOG')).headers.get('location')).toBe('/blog')
  })

  it('every page is whole HTML with its own title, description, address and one heading; every link leads on', async () => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const links = new Map<string, string>()
    for (const path of PAGES) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? ''
      titles.add(/<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '')
      const description = /<meta name="description" content="([^"]+)"/.exec(head)?.[1] ?? ''
      expect(description.length, path).toBeGreaterThan(80)
      descriptions.add(description)
      expect(head.match(/<link rel="canonical" href="([^"]+)"/)?.[1], path).toBe(site.origin + path)
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
      expect(html, path).toMatch(/<main[ >].*<\/main>.*<footer/s)
      // No framework, and no script that a policy without a nonce would refuse.
      for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g))
        expect(attributes, path).toMatch(
          / src="\/(assets\/(replay|search|viewer|goal|learn-script|lesson-script|coordinates-script|playable|position)-|before-paint\.js")|type="application\/ld\+json"/,
        )
      for (const [tag] of html.matchAll(/<img [^>]*>/g))
        expect(tag).toMatch(/ alt="[^>]* width="\d+" height="\d+"/)
      // A card's title names its picture; the full description is on the picture's page.
      if (path === '/gallery')
        for (const tag of tagsOf(html, 'img')) expect(attribute(tag, 'alt').length).toBeLessThanOrEqual(120)
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, attributes = '', inside = ''] of html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
        const name = / aria-label="([^"]+)"/.exec(` ${attributes}`)?.[1]
        expect(name ?? inside.replaceAll(/<[^>]+>/g, '').trim(), path).not.toMatch(SAYS_NOTHING)
      }
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        if (href.startsWith('#')) expect(ids, path).toContain(href.slice(1))
        else if (href.startsWith('/')) links.set(href.replace(/^(\/play)\?.*/, '$1'), path)
      }
    }
    expect(titles.size).toBe(PAGES.length)
    expect(descriptions.size).toBe(PAGES.length)
    for (const path of PAGES) links.delete(path)
    // The account redirects signed-out visitors to sign-in; every other link leads directly to its page.
    for (const [href, from] of links)
      expect((await get(href)).status, `${from} links to ${href}`).toBe(href === '/account' ? 302 : 200)
  })

  it('what is not there answers 404 in its own words', async () => {
    const ANSWERS: [string, string, string, string][] = [
      [
        '/blog/no-such-post',
        'Post Not Found',
        'The blog post you&#x27;re looking for doesn&#x27;t exist.',
        'Back to Blog',
      ],
      [
        '/players/no-such-player',
        'Player Not Found',
        'The player profile you&#x27;re looking for doesn&#x27;t exist.',
        'Back to Rankings',
      ],
      ['/gallery/royal-chess-picnic', 'Picture Not Found', 'href="/gallery"', 'Back to Gallery'],
      ['/history/no-such-article', '404', 'Oops! Page not found', 'Return to home'],
    ]
    for (const [path, ...texts] of ANSWERS) {
      const response = await get(path)
      expect(response.status).toBe(404)
      const html = await response.text()
      for (const text of texts) expect(html).toContain(text)
      expect(html).not.toContain('rel="canonical"')
      expect(html).toContain('name="robots" content="noindex"')
    }
  })

  it('pages are cached only with revalidation, and have one address', async () => {
    const page = await get('/blog', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(page.headers.get('Cache-Control')).toBe('public, no-cache')
    expect(page.headers.get('Vary')).toBe('Accept-Encoding')
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
    const again = await get('/blog', { 'If-None-Match': page.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    const slash = await get('/blog/?page=1')
    expect({ status: slash.status, location: slash.headers.get('Location') }).toEqual({
      status: 308,
      location: '/blog?page=1',
    })
    for (const [asked, location] of [
      ['/Blog', '/blog'],
      ['/Players/Magnus-Carlsen?a=B', '/players/magnus-carlsen?a=B'],
      ['/AUTH', '/auth'],
    ] as const) {
      const response = await get(asked)
      expect([response.status, response.headers.get('Location')]).toEqual([301, location])
    }
  })

  it('each post leads to the one before and the one after it, from end to end', async () => {
    const seen = new Set<string>()
    let path = /<article[^>]* data-post="([^"]+)"/.exec(await (await get('/blog')).text())?.[1]
    while (path !== undefined && !seen.has(path)) {
      seen.add(path)
      const html = await (await get(path)).text()
      const before = /<a href="([^"]+)" rel="prev"/.exec(html)?.[1]
      expect(before).toBe([...seen].at(-2))
      path = /<a href="([^"]+)" rel="next"/.exec(html)?.[1]
    }
    expect(seen.size).toBe(PAGES.filter((each) => /^\/blog\/(?!tag\/)/.test(each)).length)
  })
})

const PICTURES = GALLERY_SLUGS.map((slug) => `/gallery/${slug}`)
/** The picture page with a date. */
const DATED = '/gallery/piccadilly-chess-street'

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
const tagsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}[ >][^>]*>`, 'g'))].map(([tag]) => tag)

describe('the gallery', () => {
  it('all pictures are there in three formats, as large as the pages say, and may be kept for ever', async () => {
    const files = new Set<string>()
    const expectSize = async (path: string, width: number, height: number | undefined) => {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('cache-control'), path).toContain('immutable')
      const real = await sharp(await response.arrayBuffer()).metadata()
      expect(real.width, path).toBe(width)
      if (height !== undefined) expect(real.height, path).toBe(height)
      files.add(path)
    }
    for (const path of PICTURES) {
      const html = await (await get(path)).text()
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      for (const tag of tagsOf(main, 'source'))
        for (const candidate of attribute(tag, 'srcset').split(', ')) {
          const [file = '', width = ''] = candidate.split(' ')
          if (!files.has(file)) await expectSize(file, Number.parseInt(width), undefined)
        }
      for (const tag of tagsOf(main, 'img'))
        await expectSize(
          attribute(tag, 'src'),
          Number(attribute(tag, 'width')),
          Number(attribute(tag, 'height')),
        )
      const link = /href="(\/assets\/[^"]+\.jpg)"/.exec(main)?.[1]
      expect(link, path).toBeDefined()
    }
    const count = (format: string) => [...files].filter((file) => file.endsWith(`.${format}`)).length
    expect([count('avif'), count('webp')]).toEqual([4 * PICTURES.length, 4 * PICTURES.length])
  })

  it('every page of a picture has what it should have', async () => {
    for (const path of PICTURES) {
      const html = await (await get(path)).text()
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      expect(main, path).toMatch(/<a href="\/gallery"[^>]*>.*?Back to Gallery<\/a>/s)
      expect(main.match(/<div class="picture-text">(.*?)<\/div>/s)?.[1]?.match(/<p>/g), path).toHaveLength(3)
      expect(main.match(/<ul class="themes">(.*?)<\/ul>/s)?.[1]?.match(/<li>/g), path).toHaveLength(5)
      expect(main, path).toMatch(/<a href="\/play" class/)
      expect(main.includes('Added '), path).toBe(path === DATED)
      expect(html, path).toContain(`/share${path}.jpg"`)
    }
  })
})

const MOST_BYTES = 120_000
const MOST_BYTES_OF_PAINTING = 200_000

/** A file made at build, as served: with the site's address inserted. */
async function textsIn(path: string, element: string): Promise<string[]> {
  const xml = await (await get(path)).text()
  return [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, text = '']) => text)
}

const unescaped = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const contentOf = (head: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(head)?.[1]

describe('what machines and other sites read', () => {
  it('every page of the site map has its metadata for machines and shares', async () => {
    // Titles and pictures of Hindi pages are in part those of English ones: languages.integration.test.ts.
    const addresses = (await textsIn('/sitemap.xml', 'loc')).filter(
      (address) => !address.startsWith(`${site.origin}/hi/`),
    )
    expect(addresses).toContain(`${site.origin}/`)
    expect(addresses).toContain(`${site.origin}/blog/morphy-at-the-opera-every-move-brings-a-piece`)
    const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() }
    for (const address of addresses) {
      const response = await get(address)
      expect(response.status, address).toBe(200)
      const html = await response.text()
      const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? ''
      expect(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1], address).toBe(address)
      expect(contentOf(head, 'og:url'), address).toBe(address)
      expect(contentOf(head, 'robots'), address).toBeUndefined()
      // The part that search engines show.
      expect(unescaped(contentOf(head, 'description') ?? '').length, address).toBeLessThanOrEqual(160)
      for (const [link] of html.matchAll(/<link [^>]*>/g)) expect(link, address).toContain(' rel="')
      for (const name of ['og:title', 'og:description', 'og:type', 'og:image:alt', 'twitter:card'])
        expect(contentOf(head, name), `${address} ${name}`).toBeTruthy()
      seen.titles.add(/<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '')
      seen.descriptions.add(contentOf(head, 'description') ?? '')
      seen.pictures.add(contentOf(head, 'og:image') ?? '')

      const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
      )
      for (const thing of data) expect(thing, address).toMatchObject({ '@context': 'https://schema.org' })
      const types = data.map((thing) => thing['@type'])
      if (!['/', '/play'].includes(new URL(address).pathname))
        expect(types, address).toContain('BreadcrumbList')
      if (/\/blog\/(?!tag\/)/.test(address)) expect(types, address).toContain('BlogPosting')
      if (address.includes('/history/')) expect(types, address).toContain('Article')
      if (address.includes('/gallery/')) expect(types, address).toContain('ImageObject')
      if (address.includes('/players/')) expect(types, address).toContain('Person')
    }
    for (const different of Object.values(seen)) expect(different.size).toBe(addresses.length)

    for (const picture of seen.pictures) expect(SHARE_PICTURES).toContain(new URL(picture).pathname)
    for (const picture of [...seen.pictures].filter(isDrawn)) {
      const response = await get(picture)
      const file = await response.arrayBuffer()
      const ofGallery = /\/share\/gallery[/.]/.test(picture)
      expect(response.headers.get('Content-Type'), picture).toBe(ofGallery ? 'image/jpeg' : 'image/png')
      expect(response.headers.get('Cross-Origin-Resource-Policy'), picture).toBe('cross-origin')
      const { width, height } = await sharp(file).metadata()
      expect([width, height], picture).toEqual([1200, 630])
      expect(file.byteLength, picture).toBeLessThan(ofGallery ? MOST_BYTES_OF_PAINTING : MOST_BYTES)
    }
  })

  it('interactive screens are indexed, with a text about them below the board', async () => {
    for (const path of ['/analysis', '/review', '/train/puzzles']) {
      const response = await get(path)
      expect(response.headers.get('X-Robots-Tag'), path).toBeNull()
      const about =
        /<section aria-labelledby="about"[^>]*>(.*?)<\/section>/s.exec(await response.text())?.[1] ?? ''
      const words = about
        .replaceAll(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean)
      expect(words.length, path).toBeGreaterThan(120)
    }
    for (const path of ['/review?game=0192f0c1', '/review?shared=none', '/train/rush'])
      expect(await (await get(path)).text(), path).toContain('name="robots" content="noindex"')
  })

  it('screens without a share picture name none, and every named one exists', async () => {
    for (const path of ['/auth', '/auth/forgotten', '/play', '/rankings', '/players', '/history']) {
      const head = /<head>(.*?)<\/head>/s.exec(await (await get(path)).text())?.[1] ?? ''
      const picture = contentOf(head, 'og:image')
      if (path.startsWith('/auth')) expect(picture, path).toBeUndefined()
      else expect(SHARE_PICTURES, path).toContain(new URL(picture ?? '').pathname)
    }
  })

  it('robots are led to the site map, and readers to the feed, whose articles are all there', async () => {
    const robots = await get('/robots.txt')
    expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await robots.text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`)

    expect(await (await get('/')).text()).toContain('type="application/rss+xml"')
    const links = await textsIn('/feed.xml', 'link')
    const addresses = await textsIn('/sitemap.xml', 'loc')
    expect(links.length).toBeGreaterThan(38)
    // Search engines index the current week only.
    const [weeks, texts] = [
      links.filter((link) => link.includes('/this-week/')),
      links.filter((link) => !link.includes('/this-week/')),
    ]
    for (const link of texts) expect(addresses).toContain(link)
    for (const link of weeks) expect((await get(new URL(link).pathname)).status, link).toBe(200)
  })
})

// Runs last: the server has logged no fault during all the requests above.
it('none of it is a fault in the server’s log', () => {
  expect(site.log()).toEqual([])
})
