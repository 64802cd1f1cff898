import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from './support/site.ts'

/** Pages that are only read: their texts and links, without a browser. */

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
})
afterAll(() => site.stop())

const get = (path: string, origin = site.origin) => fetch(new URL(path, origin), { redirect: 'manual' })

/** A page as its HTML describes it, before any script. */
async function open(path: string, origin = site.origin) {
  const { window } = new JSDOM(await (await get(path, origin)).text(), { url: new URL(path, origin).href })
  const { document } = window
  const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)]
  const textOf = (element: Element | null | undefined) =>
    element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
  const links = (text: string, root?: ParentNode) =>
    all('a', root).filter((link) => textOf(link) === text) as HTMLAnchorElement[]
  const link = (text: string, root?: ParentNode) => links(text, root)[0]?.getAttribute('href') ?? undefined
  /** The part of the page that a heading names. */
  const region = (name: string) => {
    const heading = all('h2, h3').find((each) => textOf(each) === name)
    return heading?.closest('section') ?? undefined
  }
  return { document, all, textOf, links, link, region, text: textOf(document.body) }
}

describe('the home page', () => {
  it('has four columns in its footer, and every link in it leads somewhere', async () => {
    const { document, all, textOf, link } = await open('/')
    const footer = document.querySelector('footer')!
    expect(all('h2, h3', footer).map(textOf)).toEqual([
      'About Rook & Rajah',
      'History of Chess',
      'Quick Links',
      'Legal',
    ])
    expect(link('Play Chess', footer)).toBe('/play')
    expect(textOf(footer)).toContain('© 2025')
    for (const each of all('a[href^="/"]', footer)) {
      const path = each.getAttribute('href') ?? ''
      expect((await get(path)).status, path).toBe(path === '/account' ? 302 : 200)
    }
  })

  it('has no Wall of Fame without donors', async () => {
    const { region, text } = await open('/')
    expect(region('At the top of the world')).toBeDefined()
    expect(text).not.toContain('Wall of Fame')
  })

  it('shows the newest posts, and the chapters with their pictures, and names the month of its first three', async () => {
    const { document, all, textOf, link, region } = await open('/')
    const latest = region('Latest from the blog')
    expect(all('article', latest)).toHaveLength(3)
    const days = all('time', latest).map((time) => time.getAttribute('datetime') ?? '')
    expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)))
    const chapters = region('From chaturanga to today, in five chapters')
    expect(all('article img', chapters)).toHaveLength(5)
    const miniature = document.querySelector('section[aria-labelledby=miniature]')!
    expect(all('p', miniature).length).toBeGreaterThan(3)
    expect(textOf(miniature.querySelector('details summary'))).toBe('Read on')
    expect(link('This week: a mistake to learn from, and Sunday’s puzzle explained')).toBe('/this-week')
    expect(textOf(region('At the top of the world'))).toContain('FIDE’s list of March 2026')
  })
})

describe('the rankings', () => {
  const rowsOf = ({ all, textOf }: Awaited<ReturnType<typeof open>>) => all('tr').map(textOf)
  const sortOf = ({ all, textOf }: Awaited<ReturnType<typeof open>>, name: string) =>
    all('th').find((head) => textOf(head).startsWith(name))

  it('are of one month in every format', async () => {
    for (const format of ['classical', 'rapid', 'blitz']) {
      const page = await open(`/rankings?format=${format}`)
      expect(rowsOf(page), format).toHaveLength(21)
      expect(page.text, format).toContain('FIDE’s list of March 2026')
      expect(page.all('[aria-label="Notes"]'), format).toEqual([])
    }
  })

  it('change by their addresses, and lead to the players', async () => {
    const first = await open('/rankings')
    expect(rowsOf(first)[1]).toContain('Magnus Carlsen')
    expect(sortOf(first, 'Rank')?.getAttribute('aria-sort')).toBe('ascending')
    const blitz = await open(new URL(first.link('Blitz')!, `${site.origin}/rankings`).href)
    expect(blitz.links('Blitz')[0]?.getAttribute('aria-current')).toBe('page')
    const address = sortOf(blitz, 'Player')?.querySelector('a')?.getAttribute('href')
    expect(address).toMatch(/\?format=blitz&sort=player$/)
    const sorted = await open(new URL(address!, `${site.origin}/rankings`).href)
    expect(sortOf(sorted, 'Player')?.getAttribute('aria-sort')).toBe('ascending')
    expect(sortOf(sorted, 'Player')?.querySelector('svg')).not.toBeNull()
    expect(sorted.text).not.toMatch(/[▲▼]/)
    expect(rowsOf(sorted)[1]).toContain('Alireza Firouzja')
    const player = await open(sorted.link('Alireza Firouzja')!)
    expect(player.textOf(player.document.querySelector('h1'))).toBe('Alireza Firouzja')
  })
})

it('the list of players has everyone with a profile, and says when a player left', async () => {
  const { region, all, textOf, link } = await open('/players')
  const top = all('li', region('The top twenty'))
  expect(top).toHaveLength(20)
  expect(textOf(top[0])).toContain('Magnus Carlsen')
  for (const item of all('li', region('Also profiled')))
    expect(textOf(item)).toMatch(/Last placed: [A-Z][a-z]+ 202\d/)
  const player = await open(link('Viswanathan Anand') ?? '/players/viswanathan-anand')
  expect(player.text).toMatch(/Last in the top twenty: February 2026/)
  const bar = player.document.querySelector('nav[aria-label=Main]')!
  expect(player.links('Read', bar)[0]?.getAttribute('aria-current')).toBe('true')
})

it('tags lead to everything that carries them, from the index, a card and an article', async () => {
  const index = await open('/blog')
  const card = index.document.querySelector('[data-post="/blog/the-opposition-in-twenty-minutes"]')!
  // The heading of the topic names the first tag.
  expect(index.links('Endgames', card)).toEqual([])
  const beginner = await open(index.link('Beginner', card)!)
  expect(new URL(beginner.document.URL).pathname).toBe('/blog/tag/beginner')
  const tags = (page: typeof index) => {
    const heading = page.all('h2, h3').find((each) => page.textOf(each) === 'All tags')
    return page.document.querySelector(`nav[aria-labelledby="${heading?.id}"]`)!
  }
  const endgames = await open(beginner.link('Endgames', tags(beginner))!)
  expect(endgames.textOf(endgames.document.querySelector('h1'))).toBe('Endgames')
  expect(endgames.all('[data-post]')).toHaveLength(6)
  expect(endgames.textOf(tags(endgames).querySelector('[aria-current=page]'))).toBe('Endgames')
  expect(endgames.textOf(endgames.document.querySelector('nav[aria-label=Main] [aria-current]'))).toBe('Read')
  // Chapters of the history carry tags too.
  const factors = await open(endgames.link('Success Factors', tags(endgames))!)
  const chapter = factors.document.querySelector('[data-post] .stretched-link')?.getAttribute('href')
  expect(chapter).toBe('/history/indian-chess-success')
  const article = await open(chapter!)
  expect(article.link('India', article.document.querySelector('article')!)).toBe('/blog/tag/india')
})

describe('without a script', () => {
  it('a picture of the gallery is a link to its file', async () => {
    const index = await open('/gallery')
    const { link } = await open(index.all('.gallery-card a')[0]?.getAttribute('href') ?? '')
    expect(link('Open large')).toMatch(/^\/assets\/.+-1600.*\.jpg$/)
  })

  it.each([
    ['/play', 'Playing needs JavaScript'],
    ['/dashboard', 'Your match history needs JavaScript'],
    ['/online', 'Playing online needs JavaScript'],
  ])('%s says what it needs', async (path, words) => {
    const { all, textOf } = await open(path)
    expect(all('noscript p').map(textOf).join()).toContain(words)
  })
})

describe('the contact page', () => {
  it('says whom to write to, and how to begin', async () => {
    const { text, link, links } = await open('/contact')
    expect(text).toContain('within 24 to 48 hours')
    expect(link('hello@rookandrajah.example')).toBe('mailto:hello@rookandrajah.example')
    expect(link('Start Collaboration')).toMatch(/^mailto:.+\?subject=Collaboration/)
    expect(links('@rookandrajah')).toHaveLength(3)
  })
})

it('an unknown payment gets an explanation instead of thanks', async () => {
  const { document, all, textOf, link } = await open('/thank-you?session_id=cs_practice_0000000000')
  expect(textOf(document.querySelector('h1'))).toBe('Thank you for thinking of us')
  expect(all('[role=status]').map(textOf).join()).toContain('We can’t find a payment for this link')
  expect(link('Play Chess', document.querySelector('main')!)).toBe('/play')
  const share = all('a[target=_blank]').find((each) => textOf(each).includes('Share'))
  expect(new URL(share?.getAttribute('href') ?? '').searchParams.get('url')).toBe(site.origin)
})

it('a page in English only is marked at its link from a Hindi page', async () => {
  const players = await open('/hi/players')
  const english = players.all('a[hreflang=en]').find((each) => players.textOf(each).endsWith('(अंग्रेज़ी में)'))
  const page = await open(english?.getAttribute('href') ?? '')
  expect(page.document.documentElement.lang).toBe('en-GB')
})

describe('advertising', () => {
  it('is neither asked about nor loaded on a site without it', async () => {
    const { all, text } = await open('/rankings')
    expect(text).toContain('From Rook & Rajah')
    expect(all('meta[name=ad-client], [data-ad-choices], script[src*=ads]')).toEqual([])
  })

  it('stops every promise of a site free of it', async () => {
    const own = await startSite({ LOG_LEVEL: 'error', ADSENSE_CLIENT: 'ca-pub-1234567890123456' })
    for (const path of ['/', '/support', '/contact', '/thank-you'])
      expect((await open(path, own.origin)).text, path).not.toMatch(/ad-free/i)
    expect((await open('/support', own.origin)).text).toContain('is free forever')
    await own.stop()
  })
})
