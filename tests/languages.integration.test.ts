import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressIn, isTranslated, readAddress } from '#words/addresses.ts'
import { TRANSLATED } from '#words/translated.ts'
import { everyHindiPage } from './support/hindi-pages.ts'
import { startSite, type Site } from './support/site.ts'

/** English and Hindi pages of one server, read without a browser. */

const BUILD = fileURLToPath(new URL('../build', import.meta.url))
const HINDI = everyHindiPage()

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.origin), { redirect: 'manual', headers })
const read = async (path: string) => (await get(path)).text()
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)]

describe('a server of two languages', () => {
  it('answers requests for both at the same time, each with its words, scripts and addresses', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? '/train' : '/hi/train'))
    const pages = await Promise.all(paths.map(read))
    for (const [index, html] of pages.entries()) {
      const isHindi = index % 2 === 1
      expect(/<html lang="([^"]+)"/.exec(html)?.[1]).toBe(isHindi ? 'hi' : 'en-GB')
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${paths[index]}"/>`)
      expect(html).toContain(`og:locale" content="${isHindi ? 'hi_IN' : 'en_GB'}"`)
      expect(html.includes('अभ्यास')).toBe(isHindi)
    }
    const modules = (html: string) => / data-modules="([^"]*)"/.exec(html)?.[1]
    expect(modules(pages[0]!)).not.toBe(modules(pages[1]!))
  })

  it('names all languages of a page at each of them', async () => {
    for (const page of ['/', '/play', '/learn/rook', '/history/chess-origins']) {
      const alternates = [
        ['en-GB', page],
        ['hi', addressIn(page, 'hi')],
        ['x-default', page],
      ]
      for (const address of [page, addressIn(page, 'hi')]) {
        const found = [
          ...(await read(address)).matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
        ]
        expect(found.map(([, lang, href]) => [lang, href?.replace(site.origin, '')])).toEqual(alternates)
      }
    }
    expect(await read('/players/wei-yi')).not.toContain('rel="alternate" hrefLang')
  })

  it.each([
    '/hi/players/wei-yi',
    '/hi/how-we-measured',
    '/hi/blog/no-such-post',
    '/hi/sitemap.xml',
    '/hi/api/session',
    '/hi/x',
  ])('%s does not exist, which it says in Hindi', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('<html lang="hi"')
    expect(html).toContain('name="robots" content="noindex"')
  })

  it('sends each address to the one that is canonical', async () => {
    for (const [path, to] of [
      ['/hi', '/hi/'],
      ['/hi/play/', '/hi/play'],
      ['/hi/PLAY?with=table', '/hi/play?with=table'],
      ['/hi/account', '/hi/auth'],
    ]) {
      const location = (await get(path!)).headers.get('Location') ?? ''
      expect(location.replace(site.origin, '')).toBe(to)
    }
  })

  it('has an app, a worker and a feed for each language', async () => {
    const manifest = (await (await get('/hi/manifest.webmanifest')).json()) as Record<string, string>
    expect(manifest).toMatchObject({ lang: 'hi', id: '/hi/play', start_url: '/hi/play', scope: '/' })
    const worker = await read('/hi/sw.js')
    expect(worker).toMatch(/["'`]\/hi\/play\?kept["'`]/)
    expect(worker).not.toMatch(/["'`]\/play\?kept["'`]/)
    const feed = await read('/hi/feed.xml')
    expect(feed).toContain('<language>hi</language>')
    const articles = TRANSLATED['hi']!.filter((page) => !page.includes('/tag/'))
    const weeks = feed.match(/<guid>[^<]*\/this-week\//g) ?? []
    expect(weeks.length).toBeGreaterThan(0)
    expect(feed.match(/<item>/g)).toHaveLength(articles.length + weeks.length)
    const searched = (await (await get('/hi/blog/words.json')).json()) as Record<string, string>
    for (const text of Object.values(searched)) expect(text).toMatch(/\p{Script=Devanagari}/u)
  })

  it('has a title and a picture in each language', async () => {
    expect(await read('/')).toContain('<title>Rook &amp; Rajah - Premium Chess Experience</title>')
    const home = await read('/hi/')
    expect(home).toMatch(/<title>Rook &amp; Rajah - \p{Script=Devanagari}[^<]*<\/title>/u)
    expect(home).toContain(`og:image" content="${site.origin}/share/hi/home.png"`)
    expect((await get('/share/hi/home.png')).headers.get('Content-Type')).toBe('image/png')
  })

  it('names openings in Hindi, also in the lines of lessons', async () => {
    expect(await read('/hi/learn/italian-game')).toContain('इटैलियन गेम (Italian Game')
  })

  it('answers in the language of the address or of the calling page, before a page is rendered too', async () => {
    for (const [path, referrer, expected] of [
      ['/hi/x%00', '', /पता/],
      ['/x%00', '/hi/play', /address/],
      ['/assets/gone.js', '/hi/play', /नहीं मिला/],
      ['/assets/gone.js', '/play', /Not found/],
      ['/share/hi/games/none.png', '/hi/games/none', /नहीं मिला/],
    ] as const) {
      const answer = await get(path, { Referer: new URL(referrer, site.origin).href })
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
      expect(await answer.text(), path).toMatch(expected)
    }
  })

  it('lists the articles with a tag, and leads to those in English', async () => {
    const tag = await read('/hi/blog/tag/tactics')
    expect(tag.match(/data-post=/g)!.length).toBeGreaterThan(2)
    expect(tag).toMatch(/<a href="\/blog\/tag\/tactics" hrefLang="en"/i)
    expect(await read('/hi/blog')).not.toContain('href="/blog/tag/')
  })
})

describe('an address for programs', () => {
  const ENGLISH = 'Failed to create donation session. Please try again.'
  const HINDI = /\p{Script=Devanagari}/u
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(new URL('/api/create-donation', site.origin), {
      ...{ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', ...headers } },
    })
    return ((await response.json()) as { message: string }).message
  }
  const at = (path: string) => ({ Referer: `${site.origin}${path}` })
  const account = (language: string) => ({ Cookie: `account_language=${language}` })

  it.each([
    ['an English page', () => at('/support')],
    [
      'an English page, whatever the language of the account',
      () => ({ ...at('/support'), ...account('hi') }),
    ],
    ['a page of another site', () => ({ Referer: 'https://evil.example/hi/support' })],
    ['no page', () => ({})],
    ['no page, with an unknown language of the account', () => account('tlh')],
    ['a page that is no address', () => ({ Referer: '/hi/support' })],
  ])('answers %s in English', async (_case, headers) => {
    expect(await ask(headers())).toBe(ENGLISH)
  })

  it.each([
    ['a Hindi page', () => at('/hi/support')],
    ['the Hindi home page', () => at('/hi/')],
    ['no page, for an account in Hindi', () => account('hi')],
    [
      'a page of another site, for an account in Hindi',
      () => ({ Referer: 'https://evil.example/', ...account('hi') }),
    ],
  ])('answers %s in Hindi', async (_case, headers) => {
    expect(await ask(headers())).toMatch(HINDI)
  })
})

describe('every page in Hindi', () => {
  it('keeps its language in links, and says where it has none', async () => {
    for (const path of HINDI)
      for (const [tag, href = ''] of linksIn(await read(path))) {
        const { language, page } = readAddress(href.replace(/[?#].*/, ''))
        if (/^\/(api|assets|share)\//.test(page) || tag.includes('data-language')) continue
        // The summaries of legal texts lead to the English text, which binds.
        const isEnglish = !isTranslated(page, 'hi') || (readAddress(path).page === page && language === 'en')
        const expected = isEnglish ? 'en' : 'hi'
        expect({ path, href, language }).toEqual({ path, href, language: expected })
        if (expected === 'en') expect(tag, path).toMatch(/hreflang="en"/i)
      }
  })

  it('has no word in Latin letters but names and notation', async () => {
    const found: string[] = []
    // Articles and the privacy policy have sources, and names with their Latin spelling.
    for (const path of HINDI.filter((each) => !/^\/hi\/(?:blog\/.|history\/.|privacy-policy)/.test(each)))
      for (const word of latinWordsIn(await read(path))) found.push(`${path}: ${word}`)
    expect(found).toEqual([])
  })
})

describe('the scripts', () => {
  const { assets, scripts } = JSON.parse(readFileSync(join(BUILD, 'server/client-hi.json'), 'utf8')) as {
    assets: {
      entry: { module: string; imports: string[] }
      routes: Record<string, { module: string; imports: string[] }>
    }
    scripts: Record<string, string>
  }
  const contentOf = (file: string) => readFileSync(join(BUILD, 'client', file), 'utf8')
  const hindi = new Set([
    ...[assets.entry, ...Object.values(assets.routes)].flatMap(({ module, imports }) => [module, ...imports]),
    ...Object.values(scripts),
  ])

  it('of Hindi pages hold Hindi, those of English pages none but what is shown in English too', () => {
    const all = readdirSync(join(BUILD, 'client/assets')).filter((file) => file.endsWith('.js'))
    const letters = (file: string) => contentOf(file).match(/\p{Script=Devanagari}/gu)?.length ?? 0
    expect([...hindi].filter((file) => letters(file) > 0).length).toBeGreaterThan(20)
    const house = all.filter((file) => file.startsWith('house-')).map((file) => `assets/${file}`)
    expect(house).toHaveLength(2)
    const english = house.find((file) => !hindi.has(`/${file}`))!
    // The name of the language in its switch.
    expect(letters(english)).toBeLessThanOrEqual('हिंदी'.length)
    for (const text of ['Skip to content', 'Return to home', 'Privacy Policy']) {
      expect(contentOf(english)).toContain(text)
      for (const file of hindi) expect(contentOf(file).includes(text), `${file}: ${text}`).toBe(false)
    }
  })
})

/** Names, abbreviations and technical words that Hindi pages write in Latin letters; the operator's address is a setting. */
const ALLOWED =
  /\b(?:Rook & Rajah|Birmingham, United Kingdom|MIT|CC0|SAN|FEN|PGN|UCI|ECO|TRF|IND|ENG|bbpPairings|FIDE|Lichess|Google|GOOGLE_CLIENT_\w+|Instagram|YouTube|localhost|hello|rookandrajah|example|Chess\.com|[\w-]+(?: [\w-]+)? (?:Defense|Opening|Game)|Caro-Kann)\b/g
/** Lessons name an opening by its Latin name too. */
const OPENING = /Accelerated Dragon|London System|Queen.s Gambit Declined/g
const NOTATION =
  /\b(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?|[KQRBNPkqrbnp1-8/]{8,}|WASD)(?![a-z])/g

/** Words of two and more Latin letters that people see or hear, outside of elements marked as English. */
function latinWordsIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style|noscript|svg)\b.*?<\/\1>/gs, ' ')
  const own = withoutEnglish(body)
  const heard = [...own.matchAll(/ (?:aria-label|alt|title|placeholder|aria-description)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  const seen = own.replaceAll(/<[^>]*>/g, ' ')
  const text = [seen, ...heard]
    .join(' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#?\w+;/g, ' ')
  const rest = text
    .replaceAll(/[\w.+-]+@[\w.-]+|https?:\S+|@\w+/g, ' ')
    .replaceAll(ALLOWED, ' ')
    .replaceAll(OPENING, ' ')
    .replaceAll(NOTATION, ' ')
  return [...new Set(rest.match(/[A-Za-z]{2,}(?: [A-Za-z]{2,})*/g))]
}

/** Drops elements with `lang="en"` or `hreflang="en"`. None of them contains an element of the same name. */
const withoutEnglish = (html: string): string =>
  html.replaceAll(/<(\w+)\b[^>]*? (?:href)?lang="en[^"]*"[^>]*>.*?<\/\1>/gis, ' ')
