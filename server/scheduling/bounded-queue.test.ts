import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

it('a bounded queue runs two tasks at once, three after those in their order, and rejects the rest', async () => {
  const queue = createBoundedQueue({ atOnce: 2, mostWaiting: 3 })
  let running = 0
  let mostRunning = 0
  const started: number[] = []
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, task) =>
      queue.run(async () => {
        started.push(task)
        mostRunning = Math.max(mostRunning, ++running)
        await nextTick()
        running--
        return task
      }),
    ),
  )
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect(mostRunning).toBe(2)
  expect(results.slice(5)).toEqual(Array.from({ length: 3 }, () => ({ ok: false, error: 'ERR_OVERLOADED' })))
  expect(queue.isFull()).toBe(false)
})

it('a bounded queue passes on the place of a task that failed', async () => {
  const queue = createBoundedQueue({ atOnce: 1, mostWaiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(() => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ ok: true, value: 'next' })
})

it('a bounded queue rejects a task that has waited too long, and keeps the others in their order', async () => {
  const queue = createBoundedQueue({ atOnce: 1, mostWaiting: 2, longestWait: 5 })
  let finish = () => {}
  const slow = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
  expect(await queue.run(() => Promise.resolve('late'))).toEqual({ ok: false, error: 'ERR_OVERLOADED' })
  const next = queue.run(() => Promise.resolve('next'))
  finish()
  await slow
  expect(await next).toEqual({ ok: true, value: 'next' })
})
