import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

it('a serial queue runs tasks one at a time in their order, after one that failed too', async () => {
  const queue = createSerialQueue()
  const seen: string[] = []
  const task = (name: string) => async () => {
    seen.push(`${name} starts`)
    await nextTick()
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('broken')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.run(task(name))))
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`]))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('a place in a serial queue that was given up goes to the next', async () => {
  const queue = createSerialQueue()
  const release = await queue.acquire()
  expect(await queue.acquire(5)).toBeUndefined()
  const next = queue.run(() => Promise.resolve('next'))
  let isIdle = false
  void queue.idle().then(() => (isIdle = true))
  await nextTick()
  expect(isIdle).toBe(false)
  release()
  expect(await next).toBe('next')
  await queue.idle()
})
