// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseServerMessage, type ClientMessage, type ServerMessage } from '#live/protocol.ts'
import { Connection, type ConnectionOptions } from './connection.ts'
import type { OpenTransport, TransportEvents } from './transport.ts'

/** A transport that the connection has opened. */
interface FakeTransport {
  readonly kind: 'socket' | 'stream'
  readonly events: TransportEvents
  readonly sent: ClientMessage[]
  isClosed: boolean
}

const opened: FakeTransport[] = []
const statuses: string[] = []
const messages: ServerMessage[] = []
let siteIsThere = true
type End = 'elsewhere' | 'unknown'
let connection: Connection<ClientMessage, ServerMessage, End> | undefined

const transport =
  (kind: FakeTransport['kind']): OpenTransport =>
  (events) => {
    const entry: FakeTransport = { kind, events, sent: [], isClosed: false }
    opened.push(entry)
    return {
      send: (text) => entry.sent.push(JSON.parse(text) as ClientMessage),
      close: () => (entry.isClosed = true),
    }
  }

function connect(changed: Partial<ConnectionOptions<ClientMessage, ServerMessage, End>> = {}) {
  connection = new Connection({
    transports: { socket: transport('socket'), stream: transport('stream') },
    isSiteThere: async () => siteIsThere,
    hello: () => ({ type: 'hello', v: 3, away: false }),
    beat: () => ({ type: 'beat', v: 3, hidden: false }),
    askState: () => ASK_STATE,
    beatEveryMs: () => 2_500,
    parse: parseServerMessage,
    finalCodes: new Map([
      [4000, 'elsewhere'],
      [4004, 'unknown'],
    ]),
    displacedCode: 4000,
    onMessage: (message) => messages.push(message),
    onStatus: (status, kind) => statuses.push(`${status} ${kind}`),
    ...changed,
  })
  return connection
}

const say = (entry: FakeTransport, message: ServerMessage) => entry.events.onMessage(JSON.stringify(message))
const ASK_STATE: ClientMessage = { type: 'beat', v: 0, hidden: false }
const SAME: ServerMessage = { type: 'same', v: 3 }
const last = () => opened.at(-1)!

function answer(entry = last()) {
  entry.events.onOpen()
  say(entry, SAME)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  connection?.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const list of [opened, statuses, messages]) list.length = 0
  siteIsThere = true
})

describe('a connection', () => {
  it('says hello on each transport, and is connected when it is answered', () => {
    connect()
    expect(connection!.send({ type: 'beat', v: 3, hidden: false })).toBe(false)
    answer()
    expect(last().sent).toEqual([{ type: 'hello', v: 3, away: false }])
    expect(statuses).toEqual(['connected socket'])
    expect(messages).toEqual([SAME])
  })

  it('beats, and finds out within four seconds that nothing answers', () => {
    connect()
    answer()
    vi.advanceTimersByTime(2_500)
    expect(last().sent.at(-1)).toMatchObject({ type: 'beat' })
    vi.advanceTimersByTime(4_000)
    expect(statuses.at(-1)).toBe('lost socket')
  })

  it('finds out within one and a half seconds when the page is looked at again', () => {
    connect()
    answer()
    window.dispatchEvent(new Event('pageshow'))
    vi.advanceTimersByTime(1_499)
    expect(statuses.at(-1)).toBe('connected socket')
    vi.advanceTimersByTime(1)
    expect(statuses.at(-1)).toBe('lost socket')
  })

  it('tries a new transport beside the silent one, and continues with the first that answers', () => {
    connect()
    answer()
    const [old] = opened
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(1_500)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(2)
    expect(old!.isClosed).toBe(false)
    say(old!, SAME)
    expect(statuses.at(-1)).toBe('connected socket')
    expect(opened[1]!.isClosed).toBe(true)
    expect(old!.isClosed).toBe(false)
    // Each side may have missed messages in the meantime.
    expect(old!.sent.at(-1)).toEqual(ASK_STATE)
  })

  it('is not ended by a close code that its own second hello caused', () => {
    connect()
    answer()
    const [old] = opened
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(1_501)
    last().events.onOpen()
    say(old!, SAME)
    // The server gave the seat to the second transport, which the page has since dropped.
    old!.events.onClosed(4000)
    expect(statuses.at(-1)).toBe('lost socket')
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(3)
    answer()
    vi.advanceTimersByTime(20_001)
    last().events.onClosed(4000)
    expect(statuses.at(-1)).toBe('elsewhere socket')
  })

  it('finds out that nothing answers, however often it is asked to check', () => {
    connect()
    answer()
    for (let check = 0; check < 3; check++) {
      connection!.check()
      vi.advanceTimersByTime(1_000)
    }
    expect(statuses).toContain('lost socket')
  })

  it('waits for answers that are queued behind a blocked thread', () => {
    connect()
    answer()
    connection!.check()
    // The timer fires late: the thread was busy.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500 + 300)
    vi.advanceTimersByTime(1_500)
    expect(statuses.at(-1)).toBe('connected socket')
    vi.advanceTimersByTime(500)
    expect(statuses.at(-1)).toBe('lost socket')
  })

  it('replaces an attempt that hangs as soon as the site answers a probe', async () => {
    siteIsThere = false
    connect()
    answer()
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(1_501)
    expect(opened).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(opened).toHaveLength(2)
    siteIsThere = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(opened).toHaveLength(3)
    expect(opened[1]!.isClosed).toBe(true)
    // The second request gets its full time.
    await vi.advanceTimersByTimeAsync(4_000)
    expect(opened).toHaveLength(3)
  })

  it('comes back at once after a cut, then less and less often, for ever', () => {
    connect()
    answer()
    const times: number[] = []
    const from = Date.now()
    last().events.onClosed(1006)
    for (let tries = 0; tries < 8; tries++) {
      const count = opened.length
      vi.advanceTimersToNextTimer()
      while (opened.length === count) vi.advanceTimersToNextTimer()
      times.push(Date.now() - from)
      last().events.onClosed(1006)
    }
    const pauses = times.map((time, at) => time - (times[at - 1] ?? 0))
    expect(pauses).toEqual([0, 300, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
  })

  it('takes the stream after two WebSockets that the site itself outlives, and the WebSocket again after a minute', async () => {
    connect()
    for (let failure = 0; failure < 2; failure++) {
      last().events.onClosed(1006)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(opened.map(({ kind }) => kind)).toEqual(['socket', 'socket', 'stream'])
    answer()
    expect(statuses.at(-1)).toBe('connected stream')
    // Answers to its messages keep the stream alive.
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      say(opened[2]!, { type: 'beat', v: 3, at: 0 })
    }
    expect(last().kind).toBe('socket')
    answer()
    expect(opened[2]!.isClosed).toBe(true)
    expect(statuses.at(-1)).toBe('connected socket')
  })

  it('does not blame the WebSocket where the whole site is away', async () => {
    siteIsThere = false
    connect()
    for (let failure = 0; failure < 4; failure++) {
      last().events.onClosed(1006)
      await vi.advanceTimersByTimeAsync(8_000)
    }
    expect(new Set(opened.map(({ kind }) => kind))).toEqual(new Set(['socket']))
    expect(new Set(statuses)).toEqual(new Set(['lost socket']))
  })

  it('gives up a transport that is open and says nothing', () => {
    connect()
    last().events.onOpen()
    vi.advanceTimersByTime(5_000)
    expect(opened[0]!.isClosed).toBe(true)
    vi.advanceTimersByTime(1_000)
    expect(opened).toHaveLength(2)
  })

  it.each([
    [4000, 'elsewhere socket'],
    [4004, 'unknown socket'],
  ])('ends for good when it is closed with %i', (code, status) => {
    connect()
    answer()
    last().events.onClosed(code)
    vi.advanceTimersByTime(60_000)
    expect(statuses.at(-1)).toBe(status)
    expect(opened).toHaveLength(1)
  })

  it('ignores what it does not understand', () => {
    connect()
    answer()
    last().events.onMessage('{"type":"from the future"}')
    last().events.onMessage('no JSON')
    expect(messages).toEqual([SAME])
    expect(statuses).toEqual(['connected socket'])
  })
})
