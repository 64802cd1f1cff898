// @vitest-environment jsdom
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { startScriptsAfterPaint } from './scripts-after-paint.server.ts'

const CODE = 'import * as a from "/a.js";\nimport("/entry.js");'
const PAGE = [
  '<html><head><title>é</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>',
  '<body><p>In the text: link rel="modulepreload" stays.</p><script nonce="n0+/==">window.first = 1</script>',
  `<script nonce="n0+/==" type="module" async="">${CODE}</script><p>Later é</p></body></html>`,
].join('')

const through = (chunks: readonly Buffer[]) => {
  const page = startScriptsAfterPaint()
  for (const chunk of chunks) page.write(chunk)
  page.end()
  return text(page)
}

const inPieces = (page: string, size: number): readonly Buffer[] => {
  const bytes = Buffer.from(page)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
}

describe('a page whose scripts wait for its first frame', () => {
  it.each([1, 2, 7, 50, 10_000])('is the same, come in pieces of %d bytes', async (size) => {
    const page = await through(inPieces(PAGE, size))
    expect(page).toContain('<title>é</title><link rel="stylesheet" href="/a.css"/></head>')
    expect(page).toContain(' data-modules="/a.js">')
    expect(page).toContain('In the text: link rel="modulepreload" stays.')
    expect(page).not.toContain('type="module" async')
    expect(page.endsWith('<p>Later é</p></body></html>')).toBe(true)
  })

  it('adds its module, with its nonce, and turns on the links to what that imports, once a frame is drawn', async () => {
    const { document, frames, paint } = await opened()
    expect(document.querySelectorAll('script[type=module], link[rel=modulepreload]')).toHaveLength(0)
    frames.shift()!()
    expect(document.querySelectorAll('script[type=module]')).toHaveLength(0)
    paint()
    const module = document.querySelector<HTMLScriptElement>('script[type=module]')!
    expect({ code: module.textContent, nonce: module.nonce }).toEqual({ code: CODE, nonce: 'n0+/==' })
    expect(document.querySelector('link[rel=modulepreload]')!.getAttribute('href')).toBe('/a.js')
  })

  it.each([
    ['a moment after the frame, where the browser does not come to tell that it is shown', ['paint'], 300],
    ['after the frame, where the browser never tells', [], 0],
  ])('begins %s, and once', async (_case, told, wait) => {
    const { document, frames, timers, paint, hide } = await opened({ told })
    frames.shift()!()
    const { callback, ms } = timers.shift()!
    expect(ms).toBe(wait)
    for (const sign of [callback, paint, hide]) sign()
    expect(document.querySelectorAll('script[type=module]')).toHaveLength(1)
  })

  it('begins when its tab is left before it was drawn', async () => {
    const { document, hide } = await opened()
    hide()
    expect(document.querySelectorAll('script[type=module]')).toHaveLength(1)
  })

  it('begins at once in a tab in the background, which draws none', async () => {
    const { document, frames } = await opened({ hidden: true })
    expect(frames).toHaveLength(0)
    expect(document.querySelectorAll('script[type=module]')).toHaveLength(1)
  })

  it.each([
    ['without a module', '<head></head><body>Words.</body>'],
    ['that breaks off within its head', '<head><link rel="modulepreload"'],
    ['that breaks off within its module', '<head></head><script nonce="n" type="module" async="">import'],
  ])('is left as it is %s', async (_case, page) => {
    expect(await through([Buffer.from(page)])).toBe(page)
  })
})

/** Runs the page's inline script, and returns the page and what the script waits for. */
async function opened({ hidden = false, told = ['paint'] }: { hidden?: boolean; told?: string[] } = {}) {
  const document = new DOMParser().parseFromString(await through([Buffer.from(PAGE)]), 'text/html')
  const script = [...document.querySelectorAll('script')].find(({ textContent }) =>
    textContent.includes('modulepreload'),
  )!
  const frames: (() => void)[] = []
  const timers: { readonly callback: () => void; readonly ms: number }[] = []
  let paint = () => {}
  let hide = () => {}
  Object.defineProperties(document, {
    hidden: { value: hidden },
    currentScript: { value: script },
  })
  runInNewContext(script.textContent, {
    document,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void, ms: number) => timers.push({ callback, ms }),
    addEventListener: (_name: string, listener: () => void) => (hide = listener),
    PerformanceObserver: class {
      static readonly supportedEntryTypes = told
      constructor(listener: () => void) {
        paint = listener
      }
      observe() {}
    },
  })
  return { document, frames, timers, paint: () => paint(), hide: () => hide() }
}
