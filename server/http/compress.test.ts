import { describe, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from './compress.ts'

const PAGE = '<p>the same again</p>'.repeat(500)
const page = (headers: Record<string, string> = {}, body: BodyInit | null = PAGE) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
const asked = (accepted: string, method = 'GET') => ({
  method,
  headers: new Headers({ 'accept-encoding': accepted }),
})
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('compression', () => {
  it.each([
    ['as it comes', {}],
    ['in one go, where it is all there', { 'Content-Length': String(PAGE.length) }],
  ])('prefers brotli, and falls back to gzip, %s', async (_, headers) => {
    const brotli = await compress(page(headers), asked('gzip, br'))
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(PAGE)
    const zipped = await compress(page(headers), asked('gzip'))
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await bytes(zipped)).toString()).toBe(PAGE)
  })

  it('recomputes the length of what it changes, and weakens its tag', async () => {
    const response = await compress(page({ 'Content-Length': String(PAGE.length), ETag: '"a"' }), asked('br'))
    expect(response.headers.get('content-length')).toBe(String((await bytes(response)).byteLength))
    const streamed = await compress(page(), asked('br'))
    expect(streamed.headers.get('content-length')).toBeNull()
    expect(response.headers.get('etag')).toBe('W/"a"')
  })

  it.each([
    ['a browser that takes nothing', page(), asked('')],
    ['a request for the headers', page(), asked('br', 'HEAD')],
    ['a picture', page({ 'Content-Type': 'image/png' }), asked('br')],
    ['what is compressed already', page({ 'Content-Encoding': 'gzip' }), asked('br')],
    ['what must not be changed', page({ 'Cache-Control': 'no-transform' }), asked('br')],
    ['what is small', page({ 'Content-Length': '100' }), asked('br')],
    ['an answer without a body', page({}, null), asked('br')],
  ])('leaves alone %s', async (_, response, request) => {
    const before = response.headers.get('content-encoding')
    expect((await compress(response, request)).headers.get('content-encoding')).toBe(before)
  })

  it('tells caches that the encoding depends on the request, also if it changed nothing', async () => {
    expect((await compress(page(), asked(''))).headers.get('vary')).toBe('Accept-Encoding')
  })

  it('passes on each piece of a page as it comes', async () => {
    let send: (text: string) => void = () => {}
    const source = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    const { body } = await compress(page({}, source), asked('gzip'))
    const reader = body!.getReader()
    send('the first piece')
    // The response arrives although the page has not ended; without a flush the client would wait for ever.
    expect((await reader.read()).value?.byteLength).toBeGreaterThan(0)
    await reader.cancel()
  })
})
