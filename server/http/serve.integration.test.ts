import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLimits, type ConnectionLimits } from './open-connections.ts'
import { listen, type TurnAway } from './serve.ts'

/** The server's handling of clients that do what no browser does. */

const opened: { stop(): Promise<void> }[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const listening of opened.splice(0)) await listening.stop()
})

async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
  { turnAway, ...options }: { writeTimeout?: number; limits?: ConnectionLimits; turnAway?: TurnAway } = {},
) {
  const listened = await listen(0, '127.0.0.1', options)
  if (!listened.ok) throw new Error(listened.error)
  listened.value.answerWith({
    fetch,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    ...(turnAway && { turnAway }),
  })
  opened.push(listened.value)
  return listened.value.port
}

/** Sends text unchanged, and resolves with everything received when the server has ended the connection. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(port)
    let answer = ''
    socket.setEncoding('latin1').on('data', (piece: string) => (answer += piece))
    // Bytes of ours that were unread when the connection ended cause a reset.
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.write(text)
  })
}

function open(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  return socket
}

const CASES: [what: string, request: string, status: number][] = [
  ['two hosts', 'GET / HTTP/1.1\r\nHost: chess.test\r\nhost: evil.test\r\nConnection: close\r\n\r\n', 400],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a.test\r\nHost: a.test\r\nConnection: close\r\n\r\n', 400],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: chess.test\r\nConnection: close\r\n\r\n', 405],
  ['one host', 'GET / HTTP/1.1\r\nHost: chess.test\r\nConnection: close\r\n\r\n', 200],
]

describe('the server', () => {
  it.each(CASES)('answers %s', async (_, request, status) => {
    const port = await serve(() => new Response('here', { headers: { 'X-Content-Type-Options': 'nosniff' } }))
    const answer = await exchange(port, request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  it('hears a few requests at once on one connection, refuses one more, and ends it', async () => {
    let heard = 0
    const port = await serve(async () => {
      heard++
      await new Promise((next) => setImmediate(next))
      return new Response('here')
    })
    const request = 'GET / HTTP/1.1\r\nHost: chess.test\r\n\r\n'
    const answer = await exchange(port, request.repeat(15_000))
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    // A reset may overtake bytes sent before it, but not bytes received.
    expect(statuses.length).toBeLessThanOrEqual(17)
    expect(heard).toBe(16)
    expect(
      (await exchange(port, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).slice(9, 12),
    ).toBe('200')
  })

  it('answers any number of requests that come one after the other', async () => {
    const port = await serve(() => new Response('here'))
    const socket = open(port).setEncoding('latin1')
    for (let time = 0; time < 40; time++) {
      const answered = new Promise<string>((resolve) => socket.once('data', resolve))
      socket.write('GET / HTTP/1.1\r\nHost: chess.test\r\n\r\n')
      expect((await answered).slice(9, 12)).toBe('200')
    }
  })

  it('rejects the given requests, and keeps the connection', async () => {
    let heard = 0
    const fetch = () => (heard++, new Response('here', { headers: { Connection: 'close' } }))
    const turnAway: TurnAway = ({ url }) =>
      url === '/full' ? { status: 503, text: 'é', headers: { 'Retry-After': '2' } } : undefined
    const port = await serve(fetch, { turnAway })
    const head = 'HTTP/1.1\r\nHost: chess.test\r\n'
    const answer = await exchange(port, `GET /full ${head}\r\nGET / ${head}Connection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/Retry-After: 2\r\n(.+\r\n)*Content-Length: 2\r\n/)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('HTTP/1.1 200 ')
    expect(heard).toBe(1)
  })

  it('hears no more of the body of what it refuses', { timeout: 20_000 }, async () => {
    const port = await serve(() => new Response('here'), {
      turnAway: () => ({ status: 503, text: 'full' }),
    })
    const endless = 'HTTP/1.1\r\nHost: chess.test\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'
    expect(await exchange(port, `GET / ${endless}`)).toMatch(/^HTTP\/1\.1 503 /)
    expect(await exchange(port, `TRACE / ${endless}`)).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('answers a thousand that come in one moment', async () => {
    const port = await serve(() => new Response('here'))
    const asked = Array.from({ length: 1_000 }, () =>
      exchange(port, 'GET / HTTP/1.1\r\nHost: chess.test\r\nConnection: close\r\n\r\n'),
    )
    const statuses = (await Promise.all(asked)).map((answer) => answer.slice(9, 12))
    expect(new Set(statuses)).toEqual(new Set(['200']))
  })

  function openMany(port: number, count: number, localAddress: string): readonly Socket[] {
    const opening = Array.from({ length: count }, () => open(port, localAddress))
    for (const socket of opening) socket.on('error', () => {}).resume()
    return opening
  }
  const expectClosed = (all: readonly Socket[], count: number) =>
    expect.poll(() => all.filter(({ closed }) => closed).length).toBe(count)
  const GET = 'GET / HTTP/1.1\r\nHost: chess.test\r\nConnection: close\r\n\r\n'

  it('closes connections beyond those that one network may have, and still answers others', async () => {
    const port = await serve(() => new Response('here'), { limits: { process: 100, network: 10 } })
    const many = openMany(port, 15, '127.0.0.2')
    await expectClosed(many, 5)
    expect(await exchange(port, GET)).toContain('here')
    await expectClosed(many, 5)
    many.find(({ closed }) => !closed)!.destroy()
    await expectClosed(many, 6)
    await expectClosed(openMany(port, 2, '127.0.0.2'), 1)
  })

  it('closes idle connections when it has as many as it may', async () => {
    const port = await serve(() => new Response('here'), { limits: { process: 10, network: undefined } })
    const idle = Array.from({ length: 10 }, () => open(port))
    for (const socket of idle) {
      socket.write('GET / HTTP/1.1\r\nHost: chess.test\r\n\r\n')
      await new Promise((resolve) => socket.once('data', resolve))
    }
    expect(await exchange(port, GET)).toBe('')
    expect(await exchange(port, GET)).toContain('here')
  })

  it('has room for fewer connections than descriptors, and counts networks only without a proxy', () => {
    expect(connectionLimits(1_024, 0)).toEqual({ process: 512, network: 2_000 })
    expect(connectionLimits(1_048_576, 1)).toEqual({ process: 16_000, network: undefined })
    expect(connectionLimits(undefined, 0)).toEqual({ process: 16_000, network: 2_000 })
  })

  it('cuts a client that takes nothing of its answer', async () => {
    let isCut: (word: string) => void = () => {}
    const cut = new Promise<string>((resolve) => (isCut = resolve))
    const endless = () =>
      new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1 << 20)), cancel: () => isCut('cut') })
    const port = await serve(() => new Response(endless()), { writeTimeout: 200 })
    const socket = open(port)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: chess.test\r\n\r\n')
    expect(await cut).toBe('cut')
  })
})
