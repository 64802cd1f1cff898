import { describe, expect, it } from 'vitest'
import { createHttp, type HttpOptions } from './app.ts'
import { createLog } from '#server/log.ts'

function create(options: Partial<HttpOptions> = {}) {
  const lines: string[] = []
  const http = createHttp({
    build: () => Promise.reject(new Error('the page broke: postgres://rook:hunter2@db')),
    development: false,
    origin: 'http://localhost',
    proxies: 0,
    provide: () => {},
    log: createLog('debug', (line) => lines.push(line)),
    files: undefined,
    pages: () => new Set(['/blog', '/players/wei-yi']),
    isReady: () => Promise.resolve(true),
    outages: () => 0,
    ...options,
  })
  return { http, lines }
}

describe('readiness', () => {
  it('is 503 while the database does not answer, and the process lives on', async () => {
    const { http } = create({ isReady: () => Promise.resolve(false) })
    expect((await http.request('/readyz')).status).toBe(503)
    expect((await http.request('/healthz')).status).toBe(200)
    expect((await create().http.request('/readyz')).status).toBe(200)
  })
})

describe('a page that breaks', () => {
  it('is a plain 500 with the security headers, and says nothing of the reason', async () => {
    const { http, lines } = create()
    const response = await http.request('/play')
    expect(response.status).toBe(500)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toMatch(/broke|hunter2/)
    expect(lines[0]).toContain('the page broke')
    expect(lines.join('')).not.toContain('hunter2')
  })

  it('can be found in the log by the number that its answer carries', async () => {
    const { http, lines } = create()
    const id = (await http.request('/play')).headers.get('x-request-id')
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([id, id])
  })
})

describe('a page that breaks while the database is away', () => {
  it('is 503 with the time to ask again', async () => {
    let outages = 0
    const build = () => (outages++, Promise.reject(new Error('no connection')))
    const { http } = create({ build, outages: () => outages })
    const response = await http.request('/play')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  })
})

describe('pages that are requested faster than they can be rendered', () => {
  it('are rendered a few at a time, the next ones wait, and the rest get 503', async () => {
    const held: (() => void)[] = []
    const build = () =>
      new Promise<never>((_, reject) => held.push(() => reject(new Error('made, as far as these tests go'))))
    const { http } = create({ build })
    const asked = Array.from({ length: 300 }, async (_, at) => http.request(`/games/${at}`))
    const shed = await Promise.race(asked)
    expect(shed.status).toBe(503)
    expect(shed.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(held.length).toBeLessThanOrEqual(16)
    // Neither API calls nor health checks wait in that queue.
    expect((await http.request('/healthz')).status).toBe(200)
    const over = new AbortController()
    const statuses = Promise.all(asked).then((answers) => (over.abort(), answers.map(({ status }) => status)))
    while (!over.signal.aborted) {
      for (const release of held.splice(0)) release()
      await new Promise((next) => setImmediate(next))
    }
    const counted = (status: number) => statuses.then((all) => all.filter((each) => each === status).length)
    expect(await counted(500)).toBeGreaterThan(16)
    expect((await counted(500)) + (await counted(503))).toBe(300)
  })
})

describe('the log of requests', () => {
  it('holds the path and never the query, where tokens travel', async () => {
    const { http, lines } = create()
    await http.request('/healthz?token=hunter2')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'request', path: '/healthz', status: 200 })
    expect(lines.join('')).not.toContain('hunter2')
  })

  it('holds four letters of a game’s id, since the whole of it opens the game to watch', async () => {
    const { http, lines } = create()
    await http.request('/online/Ab3_defghijk')
    await http.request('/api/online/Ab3_defghijk/events')
    expect(lines.join('')).not.toContain('defghijk')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ path: '/api/online/Ab3_…/events' })
  })

  it('holds four characters of a share token, since the whole of it opens the shared game', async () => {
    const { http, lines } = create()
    for (const path of ['/games/TOKN567890abcdef_-wxyz', '/games/TOKN567890abcdef_-wxyz.data'])
      await http.request(path)
    await http.request('/share/games/TOKN567890abcdef_-wxyz.png')
    expect(lines.join('')).not.toContain('567890')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ path: '/share/games/TOKN….png' })
  })

  it('limits the length of a path, whether the page exists or fails', async () => {
    const { http, lines } = create()
    await http.request(`/${'a'.repeat(10_000)}`)
    const paths = lines.map((line) => (JSON.parse(line) as { path: string }).path)
    expect(paths).toEqual(Array(2).fill(`/${'a'.repeat(499)}…`))
  })
})

describe('an address with slashes at its end', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/blog///?page=2', '/blog?page=2'],
    [`/a${'/b'.repeat(5_000)}/`, `/a${'/b'.repeat(5_000)}`],
  ])('%.20s is that of the page without them', async (asked, location) => {
    const response = await create().http.request(asked)
    expect([response.status, response.headers.get('location')]).toEqual([308, location])
  })

  it.each([
    '//evil.test',
    '/hi//evil.test',
    '/hi///evil.test/play',
    '/hi/\\evil.test',
    '/play//evil.test',
    '/games//evil.test?a=//b',
    `/a${'/'.repeat(5_000)}b/`,
  ])('%.20s has others too, and is refused', async (asked) => {
    expect((await create().http.request(`http://localhost${asked}`)).status).toBe(400)
  })
})

describe('an address in another case', () => {
  it.each([
    ['/Blog', '/blog'],
    ['/PLAYERS/Wei-Yi?a=B', '/players/wei-yi?a=B'],
  ])('%s leads for good to %s', async (asked, location) => {
    const response = await create().http.request(asked)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  it.each([['/games/AbC'], ['/Nothing'], ['/blog']])('%s is left to the routes', async (asked) => {
    expect((await create().http.request(asked)).status).toBe(500)
  })

  it('is not led away where it sends something', async () => {
    const response = await create().http.request('/Blog', {
      method: 'POST',
      headers: { Origin: 'http://localhost', 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(500)
  })
})

describe('a request that changes something', () => {
  const CASES: [string, Record<string, string>, boolean][] = [
    ['our own page', { Origin: 'http://localhost' }, true],
    [
      'our own page, in a browser that only says so in its other header',
      { 'Sec-Fetch-Site': 'same-origin' },
      true,
    ],
    ['a program that is no browser', {}, true],
    ['a page elsewhere', { Origin: 'https://evil.example' }, false],
    ['a page elsewhere with a similar name', { Origin: 'http://localhost.evil.example' }, false],
    ['another port of this machine', { Origin: 'http://localhost:81' }, false],
    ['a page that hides where it is', { Origin: 'null' }, false],
    ['a page elsewhere, by the other header', { 'Sec-Fetch-Site': 'cross-site' }, false],
    ['a page of another subdomain', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['a form that sends plain text', { Origin: 'http://localhost', 'Content-Type': 'text/plain' }, false],
  ]

  it.each(CASES)('from %s', async (_who, headers, isLetThrough) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { http } = create()
      const { status } = await http.request('/api/matches', { method, headers })
      // The pages of these tests fail with 500, so a 500 shows that a request was let through.
      expect(status === 500).toBe(isLetThrough)
    }
  })

  it('on a site on https comes from there, and from no page on http of the same host', async () => {
    const { http } = create({ origin: 'https://chess.test' })
    const post = async (origin: string) =>
      (await http.request('http://chess.test/api/matches', { method: 'POST', headers: { Origin: origin } }))
        .status
    expect([await post('https://chess.test'), await post('http://chess.test')]).toEqual([500, 403])
  })

  it('may come from anywhere to the one address where programs prove who they are', async () => {
    const headers = { Origin: 'https://stripe.example', 'Content-Type': 'text/plain' }
    const { status } = await create().http.request('/api/stripe/webhook', { method: 'POST', headers })
    expect(status).toBe(500)
  })
})
