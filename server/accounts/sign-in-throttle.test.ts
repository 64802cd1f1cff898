import { afterEach, describe, expect, it, vi } from 'vitest'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { createSignInThrottle, delayAfter } from './sign-in-throttle.ts'

afterEach(() => void vi.useRealTimers())

function create() {
  const waits: number[] = []
  const throttle = createSignInThrottle(limitInMemory, (delay) => {
    waits.push(Number(delay))
    return Promise.resolve(undefined as never)
  })
  const fail = (email = 'asha@example.com') =>
    throttle.attempt(
      email,
      async () => 'wrong',
      () => true,
    )
  const succeed = () =>
    throttle.attempt(
      'asha@example.com',
      async () => 'right',
      () => false,
    )
  return { throttle, waits, fail, succeed }
}

describe('guessing at one account', () => {
  it('costs nothing for the first five failures, then more and more, up to four seconds', async () => {
    const { waits, fail } = create()
    for (let n = 0; n < 12; n++) await fail()
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000])
    expect(delayAfter(4)).toBe(0)
  })

  it('never locks its owner out, and is forgotten once the owner is in', async () => {
    const { waits, fail, succeed } = create()
    for (let n = 0; n < 100; n++) await fail()
    expect(await succeed()).toBe('right')
    waits.length = 0
    await fail()
    expect(waits).toEqual([])
  })

  it('is forgotten after a quarter of an hour', async () => {
    vi.useFakeTimers()
    const { waits, fail } = create()
    for (let n = 0; n < 9; n++) await fail()
    waits.length = 0
    vi.advanceTimersByTime(15 * 60_000)
    await fail()
    expect(waits).toEqual([])
  })

  it('counts for all servers that share a count', async () => {
    const shared = limitInMemory({ name: 'failed sign-ins', times: 5, seconds: 900 })
    const waits: number[] = []
    const [one, other] = [1, 2].map(() =>
      createSignInThrottle(
        () => shared,
        (delay) => {
          waits.push(Number(delay))
          return Promise.resolve(undefined as never)
        },
      ),
    )
    for (const server of [one, other, one, other, one, other])
      await server?.attempt(
        'asha@example.com',
        async () => 'wrong',
        () => true,
      )
    expect(waits).toEqual([250])
  })

  it('does not slow down another account', async () => {
    const { waits, fail } = create()
    for (let n = 0; n < 9; n++) await fail()
    waits.length = 0
    await fail('ravi@example.com')
    expect(waits).toEqual([])
  })

  it('is answered one after the other, and turned away where too many wait', async () => {
    const { throttle } = create()
    let running = 0
    let most = 0
    const slow = () =>
      throttle.attempt(
        'asha@example.com',
        async () => {
          most = Math.max(most, ++running)
          await new Promise((resolve) => setTimeout(resolve, 1))
          running--
          return 'wrong'
        },
        () => true,
      )
    const answers = await Promise.all(Array.from({ length: 30 }, slow))
    expect(most).toBe(1)
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(10)
  })
})
