import { expect, it } from 'vitest'
import { createRecentCache } from './recent-cache.ts'

/** A cache of two values, and the keys that were made. */
function open() {
  const made: string[] = []
  const cached = createRecentCache<string>(2)
  return {
    made,
    get: (key: string) =>
      cached(key, async () => {
        made.push(key)
        return Promise.resolve(`value of ${key}`)
      }),
    fail: (key: string) => cached(key, async () => Promise.reject(new Error(key))),
  }
}

it('a value is made once, even for callers at the same moment', async () => {
  const { made, get } = open()
  expect(await Promise.all([get('a'), get('a')])).toEqual(['value of a', 'value of a'])
  expect(await get('a')).toBe('value of a')
  expect(made).toEqual(['a'])
})

it('the value that was used longest ago is evicted', async () => {
  const { made, get } = open()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('a failure is not kept', async () => {
  const { get, fail } = open()
  await expect(fail('a')).rejects.toThrow('a')
  expect(await get('a')).toBe('value of a')
})
