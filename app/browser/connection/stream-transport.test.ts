// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { streamTransport } from './stream-transport.ts'

afterEach(() => vi.unstubAllGlobals())

const encoder = new TextEncoder()

/** Answers the stream with these pieces and each post with its status, and records the requests. */
function stubServer(pieces: readonly string[], postStatus = 200, answer = '') {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, init])
    if (path.endsWith('/messages')) return new Response(answer, { status: postStatus })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece))
        controller.close()
      },
    })
    return new Response(body)
  })
  return asked
}

function open(key?: string) {
  const heard: string[] = []
  const onOpen = vi.fn()
  const closed = vi.fn()
  const transport = streamTransport(
    'game',
    key,
  )({
    onOpen,
    onMessage: (text) => heard.push(text),
    onClosed: closed,
  })
  return { heard, onOpen, closed, transport }
}

it.each<[string, readonly string[]]>([
  ['one by one', ['data: {"a":1}\n\n', 'data: {"a":2}\n\n']],
  ['in one piece', ['data: {"a":1}\n\ndata: {"a":2}\n\n']],
  ['cut anywhere', ['da', 'ta: {"a"', ':1}\n', '\ndata: {"a":2}\n\n']],
  ['with comments that keep the connection open', [': here\n\ndata: {"a":1}\n\n:\n\ndata: {"a":2}\n\n']],
])('hears events that come %s', async (_, pieces) => {
  stubServer(pieces)
  const { heard, closed, onOpen } = open()
  await expect.poll(() => closed).toHaveBeenCalledWith(undefined)
  expect(heard).toEqual(['{"a":1}', '{"a":2}'])
  expect(onOpen).toHaveBeenCalledOnce()
})

it('sends its messages one after the other, with the key of the seat', async () => {
  const asked = stubServer([])
  const { transport } = open('KEY')
  transport.send('one')
  transport.send('two')
  await expect.poll(() => asked).toHaveLength(3)
  expect(asked.slice(1).map(([, init]) => init.body)).toEqual(['one', 'two'])
  for (const [, init] of asked) expect(init.headers).toMatchObject({ Authorization: 'Seat KEY' })
})

it('receives what the server answers to a post', async () => {
  stubServer([': here\n\n'], 200, '{"a":1}\n{"a":2}\n')
  const { heard, transport } = open()
  transport.send('one')
  await expect.poll(() => heard).toEqual(['{"a":1}', '{"a":2}'])
})

it('is closed with the code that the server sends', async () => {
  stubServer(['event: close\ndata: 4000\n\n'])
  const { heard, closed } = open()
  await expect.poll(() => closed).toHaveBeenCalledWith(4000)
  expect(heard).toEqual([])
})

it('is closed by a message that is not taken', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubServer([': here\n\n'], 503)
  const { transport, closed } = open()
  transport.send('one')
  await expect.poll(() => closed).toHaveBeenCalled()
  vi.restoreAllMocks()
})
