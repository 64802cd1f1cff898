import Libsql from 'libsql'
import { readdirSync, statSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn, waitForEmail } from '../tests/support/mailbox.ts'
import { scoreAnswer } from '../tests/support/observatory.ts'
import { runServer, startSite, type Site } from '../tests/support/site.ts'
import { createVisitor } from '../tests/support/visitor.ts'

/** The built server as a separate process: how it starts, stops and answers. */

const ASSETS = fileURLToPath(new URL('../build/client/assets', import.meta.url))
const TOKEN = 'a token for the tests alone'
const FOUNDATION = { DATA_DIR: '/proc/rook', LOG_LEVEL: 'silent' }

describe('a start that cannot succeed says why in one line and exits with 1', () => {
  // env.test.ts has all other settings: each start costs a second of processor time.
  const BAD_SETTINGS: [Record<string, string>, RegExp][] = [
    [
      { HOST: '192.0.2.1', DATA_DIR: './build/test-data' },
      /^Cannot start: HOST is not an address of this machine\n$/,
    ],
    [{ DATA_DIR: '/proc/rook' }, /^Cannot start: DATA_DIR \/proc\/rook cannot be written \(ENOENT\)\n$/],
    [
      { DATA_DIR: '/dev/null/data' },
      /^Cannot start: DATA_DIR \/dev\/null\/data cannot be written \(ENOTDIR\)\n$/,
    ],
  ]
  it.each(BAD_SETTINGS)('%j', async (env, line) => {
    const { code, stdout, stderr } = await runServer({ ...FOUNDATION, ...env })
    expect(stderr).toMatch(line)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })

  it('names each of several bad settings', async () => {
    const { stderr } = await runServer({ PORT: 'x', LOG_LEVEL: 'y' })
    expect(stderr).toBe(
      'Cannot start: PORT must be a whole number from 0 to 65535\n' +
        'Cannot start: LOG_LEVEL must be one of debug, info, warn, error, silent\n',
    )
  })

  it('names a port that is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const { port } = other.address() as AddressInfo
    const { code, stderr } = await runServer({ PORT: String(port), DATA_DIR: './build/test-data' })
    other.close()
    expect(stderr).toBe(`Cannot start: PORT ${port} is already in use; set PORT to a free one\n`)
    expect(code).toBe(1)
  })
})

it('a start with few descriptors logs a warning', async () => {
  const site = await startSite({ LOG_LEVEL: 'warn' }, { descriptors: 2_048 })
  expect(site.log()).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'few open files allowed', limit: 2_048 }),
  )
  await site.stop()
})

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s exits with 0, having printed the ready line alone',
    async (signal) => {
      const site = await startSite()
      const { code, stdout } = await site.stop(signal)
      expect({ code, stdout }).toEqual({ code: 0, stdout: `ready ${site.origin}\n` })
    },
  )

  it('keeps no client waiting: idle connections are closed, and signals may be repeated', async () => {
    const site = await startSite()
    const { port } = new URL(site.origin)
    const idle = connect(Number(port), '127.0.0.1')
    await new Promise((resolve) => idle.once('connect', resolve))
    site.process.kill('SIGINT')
    const { code } = await site.stop('SIGINT')
    idle.destroy()
    expect(code).toBe(0)
  })

  it('loses no request of clients that ask one after the other', async () => {
    const site = await startSite({ LOG_LEVEL: 'silent' })
    const { port } = new URL(site.origin)
    const agent = new Agent({ keepAlive: true })
    const outcomes: string[] = []
    const client = async () => {
      let outcome = ''
      while (outcome !== 'ECONNREFUSED') outcomes.push((outcome = await ask(agent, port)))
    }
    const clients = [1, 2, 3, 4, 5, 6].map(client)
    await expect.poll(() => outcomes.length).toBeGreaterThan(30)
    const { code } = await site.stop()
    await Promise.all(clients)
    agent.destroy()
    expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']))
    expect(code).toBe(0)
  })

  it('lets a request that is under way finish', async () => {
    const site = await startSite()
    const { port } = new URL(site.origin)
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/',
      headers: { 'Content-Length': '4' },
    })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      request.once('response', (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.once('error', reject)
    })
    request.write('a')
    // Until the server has received the request, ending it would not be an interruption.
    await fetch(`${site.origin}/healthz`)
    const stopped = site.stop()
    await expect.poll(() => site.log().some((line) => line['message'] === 'stopping')).toBe(true)
    request.end('bcd')
    expect(await answered).toBe(405)
    expect((await stopped).code).toBe(0)
  })
})

it('what it writes is in the database also after other programs have come and gone', async () => {
  const site = await startSite()
  const path = join(site.dataDir, 'site.db')
  for (const email of ['asha@chess.test', 'ravi@chess.test', 'mira@chess.test']) {
    const { status } = await createVisitor(site.origin).post('/auth/forgotten', { email })
    expect(status).toBe(200)
    // The last connection to close removes the log. (With a prepared statement, this one would close only when that is
    // collected.)
    const other = new Libsql(path)
    other.exec('begin immediate; commit')
    other.close()
  }
  const reader = new Libsql(path)
  expect(reader.prepare('select id from verifications').all()).toHaveLength(3)
  reader.close()
  await site.stop()
})

describe('whatever is asked', () => {
  let site: Site
  beforeAll(async () => void (site = await startSite({ METRICS_TOKEN: TOKEN })))
  afterAll(async () => {
    await site.stop()
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { headers, redirect: 'manual' })

  it('pages are full HTML with a nonce that all that runs carries, a new one each time', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/', '/?again']) {
      const response = await get(path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(html).toContain('<title>Rook &amp; Rajah - Premium Chess Experience</title>')
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
      for (const [, attributes] of html.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>/g))
        // The policy allows our own files by URL, which are the same on cached pages.
        if (!/^[^>]* src="\/(before-paint|assets\/[\w-]+)\.js"/.test(attributes!))
          expect(attributes).toContain(`nonce="${nonce}"`)
      nonces.add(nonce ?? '')
    }
    expect(nonces.size).toBe(3)
  })

  it('the process lives and the database answers', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  it('the operator’s figures are for the operator', async () => {
    const figures = (headers = {}) => get('/metrics', headers)
    expect((await figures()).status).toBe(401)
    expect((await figures({ Authorization: `Bearer ${TOKEN.slice(1)}` })).status).toBe(401)
    await get('/api/session')
    const answer = await figures({ Authorization: `Bearer ${TOKEN}` })
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/)
    const text = await answer.text()
    for (const name of [
      'rook_http_request_seconds_count{kind="page",status="2xx"}',
      'rook_http_request_seconds_count{kind="session",status="2xx"}',
      'rook_database_query_seconds_count{outcome="answered"}',
      ...['rook_database_outages', 'rook_mails_waiting', 'rook_live_games', 'rook_live_sockets'],
      ...['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'],
    ])
      expect(
        text.split('\n').some((line) => line.startsWith(`${name} `)),
        name,
      ).toBe(true)
    expect(text).not.toContain('NaN')
  })

  const ANSWERS: [string, number][] = [
    ['/', 200],
    ['/healthz', 200],
    ['/no-such-page', 404],
    ['/no-such-page.data', 404],
    ['/assets/no-such-file.js', 404],
    ['/%ff', 400],
    ['/%00', 400],
    ['/%', 400],
    ['//evil.example', 400],
    ['/.//evil.example', 400],
    ['/%5cevil.example', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['/assets/..%2f..%2f..%2fpackage.json', 404],
    ['/assets/%2e%2e/%2e%2e/server/index.js', 404],
    ['/.vite/manifest.json', 404],
    ['/blog/__proto__', 404],
    ['/players/constructor', 404],
    ['/__manifest?p=/a&p=/b', 404],
    [`/${'a'.repeat(8_000)}`, 404],
  ]
  const shown = ANSWERS.map(([path, status]) => ({ name: path.slice(0, 50), path, status }))
  it.each(shown)('$name answers $status, with the security headers', async ({ path, status }) => {
    const answer = await rawGet(site.origin, path)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringMatching(
        /default-src 'self'.*frame-ancestors 'none'/,
      ) as string,
      'cache-control': expect.any(String) as string,
    })
    expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(answer.headers).not.toHaveProperty('location')
  })

  it('a Host that is none, and headers without end, are refused', async () => {
    expect((await rawGet(site.origin, '/', { host: 'a b' })).status).toBe(400)
    expect((await rawGet(site.origin, '/', { 'x-long': 'a'.repeat(20_000) })).status).toBe(431)
  })

  it('a body beyond 64 kB is refused, announced or not', async () => {
    const body = 'a'.repeat(100_000)
    const post = (init: object) => fetch(`${site.origin}/`, { method: 'POST', ...init })
    expect((await post({ body })).status).toBe(413)
    const unannounced = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body))
        controller.close()
      },
    })
    expect((await post({ body: unannounced, duplex: 'half' })).status).toBe(413)
  })

  it('a body that a client cuts short gets 400, and no error in the log', async () => {
    const { port } = new URL(site.origin)
    const logged = (path: string) => site.log().filter((line) => line['path'] === path)
    const paths = ['/auth', '/api/online', '/api/verify-payment', '/api/stripe/webhook']
    for (const path of paths)
      for (const body of [
        'Content-Length: 1000\r\n\r\n{"a":',
        'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
      ]) {
        const socket = connect(Number(port), '127.0.0.1')
        const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${body}`
        await new Promise<void>((resolve) => socket.write(head, () => resolve()))
        await fetch(`${site.origin}/healthz`)
        socket.destroy()
      }
    await expect.poll(() => paths.flatMap(logged).length).toBe(2 * paths.length)
    expect(new Set(paths.flatMap(logged).map((line) => line['status']))).toEqual(new Set([400]))
    expect(site.log().filter((line) => line['level'] === 'error')).toEqual([])
  })

  it('hashed files are kept for ever and travel compressed', async () => {
    const plain = await rawGet(site.origin, asset())
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await rawGet(site.origin, asset(), { 'accept-encoding': encoding })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.body.byteLength).toBeLessThan(plain.body.byteLength / 2)
      expect(decode(packed.body).equals(plain.body)).toBe(true)
      const again = await rawGet(site.origin, asset(), {
        'accept-encoding': encoding,
        'if-none-match': packed.headers.etag ?? '',
      })
      expect({ status: again.status, size: again.body.byteLength }).toEqual({ status: 304, size: 0 })
    }
  })

  it('headers of hashed files are at most 450 bytes and leave out what governs documents', async () => {
    const { headers } = await rawGet(site.origin, asset(), { 'accept-encoding': 'br' })
    const bytes = Object.entries(headers)
      .map(([name, value]) => `${name}: ${String(value)}\r\n`)
      .join('').length
    expect(bytes).toBeLessThanOrEqual(450)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBeUndefined()
  })

  it("the engine's worker keeps the policy that its script runs under", async () => {
    const worker = readdirSync(ASSETS).find((name) => /^worker-.+\.js$/.test(name))
    const { headers } = await rawGet(site.origin, `/assets/${worker}`)
    expect(headers['content-security-policy']).toContain("'wasm-unsafe-eval'")
  })

  it('pages travel compressed', async () => {
    const packed = await rawGet(site.origin, '/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.body).toString()).toContain('</html>')
  })

  it('a page that was not found is logged without control characters', async () => {
    // A terminal escape as an ASCII control character, and as a Unicode one.
    for (const path of ['/gone%1b%5b31m', '/gone%c2%9b31m']) await rawGet(site.origin, path)
    const lines = () => site.log().filter((line) => String(line['path']).includes('gone'))
    await expect.poll(() => lines().map((line) => line['status'])).toEqual([400, 404])
    expect(lines()[1]).toMatchObject({ level: 'warn', message: 'not found', method: 'GET' })
    // oxlint-disable-next-line no-control-regex -- these are exactly the characters meant
    expect(site.stderr()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  })
})

describe('behind https', () => {
  let site: Site
  beforeAll(async () => void (site = await startSite({ ORIGIN: 'https://chess.example', TRUST_PROXY: '1' })))
  afterAll(() => site.stop())

  it('every response asks for https from then on', async () => {
    for (const path of ['/', '/nope', '/healthz', '/%ff']) {
      const { headers } = await fetch(site.origin + path)
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    }
  })

  it.each([
    ...[
      '/',
      '/play',
      '/analysis',
      '/train',
      '/train/puzzles',
      '/train/mistakes',
      '/train/rush',
      '/review',
      '/online',
      '/auth',
      '/auth/forgotten',
      '/dashboard',
      '/support',
    ],
    ...[
      '/blog',
      '/blog/free-online-chess-getting-started',
      '/history/chess-origins',
      '/players',
      '/rankings',
    ],
    ...['/gallery', '/privacy-policy', '/contact', '/offline', '/no-such-page', '/api/session', '/feed.xml'],
    ...['/manifest.webmanifest', '/favicon.svg'],
  ])('%s is given A+ by the rules of the HTTP Observatory', async (path) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' })
    const { grade, score, points } = scoreAnswer({ headers: answer.headers, body: await answer.text() })
    expect(grade, JSON.stringify(points)).toBe('A+')
    expect(score).toBeGreaterThanOrEqual(100)
  })

  it('the same holds for a sign-in, with its cookies', async () => {
    const dataDir = site.dataDir
    const [email, password] = ['asha@chess.test', 'rook takes e7']
    const origin = 'https://chess.example'
    const post = (path: string, fields: Record<string, string>) =>
      fetch(site.origin + path, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const signedUp = await post('/auth', { intent: 'sign-up', email, password, confirmation: password })
    await fetch(site.origin + linkIn(await waitForEmail(dataDir, email), '/auth/confirm'), {
      headers: { Cookie: signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
      redirect: 'manual',
    })
    const { headers } = await post('/auth', { intent: 'sign-in', email, password })
    expect(headers.getSetCookie().length).toBeGreaterThan(0)
    const { grade, points } = scoreAnswer({ headers, body: '' })
    expect({ grade, cookies: points['cookies'] }).toEqual({ grade: 'A+', cookies: 5 })
  })
})

/** The status of the answer, or the code of the error. */
function ask(agent: Agent, port: string): Promise<string> {
  return new Promise((resolve) => {
    const request = httpRequest({ agent, host: '127.0.0.1', port, path: '/' }, (response) => {
      response.resume()
      response.once('end', () => resolve(String(response.statusCode)))
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    request.end()
  })
}

const asset = () => `/assets/${largestScript()}`

function largestScript(): string {
  const size = (name: string) => statSync(join(ASSETS, name)).size
  const [name] = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .sort((one, other) => size(other) - size(one))
  if (name === undefined) throw new Error('There is no script in the build')
  return name
}

interface RawAnswer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined> & { etag?: string | undefined }
  body: Buffer
}

/** Sends the path unchanged: `fetch` would normalize it and decompress the response. */
function rawGet(origin: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, headers: { host: 'localhost', ...headers } },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
        )
      },
    )
    // Node validates a path passed as an option, but sends one that is set afterwards unchanged.
    request.path = path
    request.once('error', reject)
    request.end()
  })
}
