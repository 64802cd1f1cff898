import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { accepts, openStaticFiles } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'rook-static-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const [path, content] of Object.entries({
  'client/index.html': '<title>Home</title>',
  'client/blog/first/index.html': '<title>First</title>',
  'client/blog/second/index.html': `<link href="https://origin-to-come.invalid/blog/second">`,
  'client/blog/first/index.html@2020-01-01': '<title>First, of 2020</title>',
  'client/blog/first/index.html@2021-01-01': '<title>First, of 2021</title>',
  'client/blog/first/index.html@2999-01-01': '<title>First, of 2999</title>',
  'client/blog/to-come/index.html@2999-01-01': '<title>To come</title>',
  'client/blog/come/index.html@2020-01-01': '<title>Come</title>',
  'client/assets/app-a1b2.js': 'let a',
  'client/assets/app-a1b2.js.br': 'BR',
  'client/assets/app-a1b2.js.gz': 'GZ',
  'client/assets/mukta-c3d4.woff2': 'font',
  'client/robots.txt': 'User-agent: *',
  'client/sw.js': 'worker',
  'client/a file & more.png': 'png',
  'client/.vite/manifest.json': '{}',
  'secret.txt': 'secret',
})) {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}
const { answer } = openStaticFiles(join(folder, 'client'), 'https://chess.example')
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  answer({ method, path, headers: new Headers(headers) })

describe('a static file', () => {
  const KINDS: [string, string, string][] = [
    ['/assets/app-a1b2.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/mukta-c3d4.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'public, no-cache'],
    ['/blog/first', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/a%20file%20&%20more.png', 'image/png', 'public, max-age=3600'],
  ]
  it.each(KINDS)('%s is %s, kept %s', (path, type, cacheControl) => {
    const response = ask(path)
    expect(response?.status).toBe(200)
    expect(response?.headers.get('content-type')).toBe(type)
    expect(response?.headers.get('cache-control')).toBe(cacheControl)
    expect(response?.headers.get('etag')).toMatch(/^"[\w-]+"$/)
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.vite/manifest.json',
    '/blog',
    '/blog/',
    '/blog/first/index.html',
    '/a file & more.png',
    '/__proto__',
    '',
  ])('%s is none', (path) => {
    expect(ask(path)).toBeUndefined()
  })

  it('that is missing among the hashed ones is not looked for elsewhere', () => {
    expect(ask('/assets/old-9f9f.js')?.status).toBe(404)
    expect(ask('/assets/../../secret.txt')?.status).toBe(404)
  })

  it('is only ever read', async () => {
    expect(ask('/robots.txt', {}, 'POST')).toBeUndefined()
    const head = ask('/robots.txt', {}, 'HEAD')
    expect(head?.headers.get('content-length')).toBe('13')
    expect(await head?.text()).toBe('')
  })

  it.each([
    ['gzip, deflate, br', 'br', 'BR'],
    ['gzip;q=1.0, br;q=0', 'gzip', 'GZ'],
    ['GZIP', 'gzip', 'GZ'],
    ['identity', null, 'let a'],
    ['', null, 'let a'],
  ])('travels as a browser that accepts "%s" can read it', async (accepted, encoding, body) => {
    const response = ask('/assets/app-a1b2.js', { 'accept-encoding': accepted })
    expect(response?.headers.get('content-encoding')).toBe(encoding)
    expect(response?.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response?.text()).toBe(body)
  })

  it('is not sent again to clients that have it', () => {
    const first = ask('/robots.txt')
    const etag = first?.headers.get('etag') ?? ''
    for (const header of [etag, `"other", W/${etag}`, '*']) {
      const again = ask('/robots.txt', { 'if-none-match': header })
      expect({ status: again?.status, etag: again?.headers.get('etag') }).toEqual({ status: 304, etag })
    }
    expect(ask('/robots.txt', { 'if-none-match': '"other"' })?.status).toBe(200)
  })

  it('has a tag for each encoding', () => {
    const tags = ['br', 'gzip', ''].map((accepted) =>
      ask('/assets/app-a1b2.js', { 'accept-encoding': accepted })?.headers.get('etag'),
    )
    expect(new Set(tags).size).toBe(3)
  })
})

describe('a page of several days', () => {
  it('is the one whose day has come last, with the headers of a page', async () => {
    const page = ask('/blog/first')
    expect(await page?.text()).toBe('<title>First, of 2021</title>')
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('appears on its day', async () => {
    expect(ask('/blog/to-come')).toBeUndefined()
    expect(await ask('/blog/come')?.text()).toBe('<title>Come</title>')
    expect(ask('/blog/come/index.html@2020-01-01')).toBeUndefined()
  })
})

describe('a page rendered at build', () => {
  const PAGE = '<link href="https://chess.example/blog/second">'

  it('has the address of the site where the build could not know it', async () => {
    expect(await ask('/blog/second')?.text()).toBe(PAGE)
    expect(ask('/blog/second')?.headers.get('content-length')).toBe(String(PAGE.length))
  })

  it('is compressed after its first request, which does not wait for that', async () => {
    const packed = () => ask('/blog/second', { 'accept-encoding': 'br' })
    await expect.poll(() => packed()?.headers.get('content-encoding')).toBe('br')
    const response = packed()
    expect(response?.headers.get('etag')).toMatch(/-br"$/)
    expect(response?.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())
    expect(brotliDecompressSync(body).toString()).toBe(PAGE)
  })
})

describe('Accept-Encoding', () => {
  it.each([
    ['br', true],
    ['gzip, br;q=0.5', true],
    ['br;q=0', false],
    ['br; q=0.000', false],
    ['BR', true],
    [`gzip${' '.repeat(15_000)}x, br`, true],
    ['brotli', false],
    ['', false],
  ])('"%s" takes brotli: %s', (header, expected) => {
    expect(accepts(header, 'br')).toBe(expected)
  })
})
