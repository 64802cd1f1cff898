import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/test.ts'

/** What search engines, readers of feeds and places where links are shared get to see. */

const MOST_BYTES = 120_000
const MOST_BYTES_OF_PAINTING = 200_000

/** Of a file made at build, as it is served: with the site's own address in it. */
async function textsIn(request: APIRequestContext, path: string, element: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, text = '']) => text)
}

const contentOf = (head: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(head)?.[1]

test('every page of the site map says what it is, to machines and where it is shared', async ({
  request,
  site,
}) => {
  const addresses = await textsIn(request, '/sitemap.xml', 'loc')
  expect(addresses).toContain(`${site.origin}/`)
  expect(addresses).toContain(`${site.origin}/blog/morphy-at-the-opera-every-move-brings-a-piece`)
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() }
  for (const address of addresses) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const html = await response.text()
    const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? ''
    expect(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1], address).toBe(address)
    expect(contentOf(head, 'og:url'), address).toBe(address)
    expect(contentOf(head, 'robots'), address).toBeUndefined()
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

  for (const picture of seen.pictures) {
    const response = await request.get(picture)
    const file = await response.body()
    const ofGallery = /\/share\/gallery[/.]/.test(picture)
    expect(response.headers(), picture).toMatchObject({
      'content-type': ofGallery ? 'image/jpeg' : 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { width, height } = await sharp(file).metadata()
    expect([width, height], picture).toEqual([1200, 630])
    expect(file.byteLength, picture).toBeLessThan(ofGallery ? MOST_BYTES_OF_PAINTING : MOST_BYTES)
  }
})

test('screens without a picture of their own name none, and every one that names one has it', async ({
  request,
}) => {
  for (const path of ['/auth', '/auth/forgotten', '/play', '/rankings', '/players', '/history']) {
    const head = /<head>(.*?)<\/head>/s.exec(await (await request.get(path)).text())?.[1] ?? ''
    const picture = contentOf(head, 'og:image')
    if (path.startsWith('/auth')) expect(picture, path).toBeUndefined()
    else expect((await request.get(picture ?? '')).headers()['content-type'], path).toBe('image/png')
  }
})

test('robots are led to the site map, and readers to the feed, whose articles are all there', async ({
  request,
  site,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`)

  expect(await (await request.get('/')).text()).toContain('type="application/rss+xml"')
  const links = await textsIn(request, '/feed.xml', 'link')
  const addresses = await textsIn(request, '/sitemap.xml', 'loc')
  expect(links.length).toBeGreaterThan(38)
  for (const link of links) expect(addresses).toContain(link)
})

test.describe('a browser', () => {
  test('reads feed and site map as well-formed XML', async ({ page, request }) => {
    await page.goto('/blog')
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const xml = await (await request.get(path)).text()
      const root = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml')
        return document.querySelector('parsererror')?.textContent ?? document.documentElement.localName
      }, xml)
      expect(root).toBe(path === '/feed.xml' ? 'rss' : 'urlset')
    }
  })
})
