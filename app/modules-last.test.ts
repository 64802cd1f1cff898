import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { fetchModulesLast } from './modules-last.server.ts'

const HEAD =
  '<head><title>é</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>'
const BODY = '<p>In the text: <link rel="modulepreload" stays.</p>'
const DONE = HEAD.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"') + BODY

const through = (chunks: readonly Buffer[]) => {
  const page = fetchModulesLast()
  for (const chunk of chunks) page.write(chunk)
  page.end()
  return text(page)
}

describe('the links to a page’s modules', () => {
  it.each([1, 2, 7, 50, 10_000])('ask for low priority, come in pieces of %d bytes', async (size) => {
    const page = Buffer.from(HEAD + BODY)
    const pieces = Array.from({ length: Math.ceil(page.length / size) }, (_, index) =>
      page.subarray(index * size, (index + 1) * size),
    )
    expect(await through(pieces)).toBe(DONE)
  })

  it('are left as they are in an answer that breaks off within its head', async () => {
    expect(await through([Buffer.from('<head><link rel="modulepreload"')])).toBe(
      '<head><link rel="modulepreload"',
    )
  })
})
