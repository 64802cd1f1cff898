import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairShare } from './fair-share.ts'

describe('portions of long work', () => {
  it('run one at a time, with other work in between', async () => {
    const runPortion = createFairShare()
    const seen: string[] = []
    const portion = (name: string) =>
      runPortion(async () => {
        seen.push(`${name} starts`)
        await sleep(1)
        seen.push(`${name} ends`)
      })
    const all = Promise.all([portion('first'), portion('second')])
    setImmediate(() => seen.push('a request'))
    await all
    expect(seen).toEqual(['first starts', 'a request', 'first ends', 'second starts', 'second ends'])
  })

  it('continue after one that failed', async () => {
    const runPortion = createFairShare()
    await expect(runPortion(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await runPortion(() => Promise.resolve(1))).toBe(1)
  })
})
