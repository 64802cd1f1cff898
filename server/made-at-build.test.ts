import { describe, expect, it } from 'vitest'
import { madeAtBuild } from './made-at-build.server.ts'

describe('a value made at build', () => {
  it('is read once and not computed again', () => {
    const asked: string[] = []
    const part = madeAtBuild(
      'home-parts',
      () => expect.unreachable('nobody waits until all texts have been read'),
      (name) => {
        asked.push(name)
        return Buffer.from('["a page"]')
      },
    )
    expect(asked).toEqual([])
    expect([part(), part()]).toEqual([['a page'], ['a page']])
    expect(asked).toEqual(['home-parts.json'])
  })

  it('is computed at its first use without a build', () => {
    let made = 0
    const part = madeAtBuild('nobody-has-built-this', () => ++made)
    expect([part(), part()]).toEqual([1, 1])
  })
})
