import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createDownloads } from './downloads.ts'
import { createFairShare } from '#server/scheduling/fair-share.ts'

async function* count(to: number, onEnd = () => {}): AsyncGenerator<string> {
  try {
    for (let part = 1; part <= to; part++) yield `${part} `
  } finally {
    onEnd()
  }
}

const textOf = (stream: ReadableStream<Uint8Array> | undefined) => new Response(stream ?? null).text()

describe('a download', () => {
  it('is all its parts', async () => {
    expect(await textOf(createDownloads().start('asha', count(5)))).toBe('1 2 3 4 5 ')
  })

  it('writes no part before the client reads', async () => {
    let written = 0
    async function* parts() {
      for (;;) yield `${++written}`
    }
    const reader = createDownloads().start('asha', parts())?.getReader()
    await sleep(20)
    expect(written).toBe(0)
    await reader?.read()
    await sleep(20)
    expect(written).toBe(1)
    await reader?.cancel()
  })

  it('is one at a time for each person, until it is over, left or broken', async () => {
    const { start } = createDownloads()
    const first = start('asha', count(2))
    expect(start('asha', count(1))).toBeUndefined()
    expect(await textOf(start('ben', count(1)))).toBe('1 ')
    await textOf(first)
    let isOver = false
    const left = start(
      'asha',
      count(2, () => (isOver = true)),
    )?.getReader()
    await left?.read()
    await left?.cancel()
    expect(isOver).toBe(true)
    async function* breaking(): AsyncGenerator<string> {
      yield '1 '
      throw new Error('the database is away')
    }
    await expect(textOf(start('asha', breaking()))).rejects.toThrow('away')
    expect(await textOf(start('asha', count(1)))).toBe('1 ')
  })

  it('ends if the client stops reading', async () => {
    const { start } = createDownloads(createFairShare(), 5)
    const abandoned = start('asha', count(2))?.getReader()
    await expect(abandoned?.closed).rejects.toThrow('stopped reading')
    expect(start('asha', count(1))).toBeDefined()
  })
})
