import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import {
  createSignInThrottle,
  delayAfter,
  LONGEST_WAIT_MS,
  type AttemptOutcome,
} from './sign-in-throttle.server.ts'

const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'performance',
  'Date',
] as const

afterEach(() => void vi.useRealTimers())

/** A throttle whose delays take no time, and the list of them. */
function create(makeRateLimit = limitInMemory) {
  const delays: number[] = []
  const throttle = createSignInThrottle(makeRateLimit, (delay) => {
    delays.push(Number(delay))
    return Promise.resolve(undefined as never)
  })
  const attempt = (outcome: AttemptOutcome, account = 'asha@example.com', device?: string) =>
    throttle.attempt({ account, device, run: async () => outcome, judge: (given) => given })
  const attemptOften = async (times: number, outcome: AttemptOutcome) => {
    for (let n = 0; n < times; n++) await attempt(outcome)
  }
  return { throttle, delays, attempt, attemptOften }
}

describe('guessing at one account', () => {
  it('is free for five wrong passwords, then delayed by up to four seconds', async () => {
    const { delays, attemptOften } = create()
    await attemptOften(12, 'wrong')
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000])
    expect(delayAfter(4)).toBe(0)
  })

  it('never locks the owner out, and the right password clears the count', async () => {
    const { delays, attempt, attemptOften } = create()
    await attemptOften(100, 'wrong')
    expect(await attempt('right')).toEqual({ ok: true, value: 'right' })
    delays.length = 0
    await attempt('wrong')
    expect(delays).toEqual([])
  })

  it('is neither counted nor cleared by an answer unrelated to the password', async () => {
    const { delays, attempt, attemptOften } = create()
    await attemptOften(7, 'neither')
    expect(delays).toEqual([])
    await attemptOften(6, 'wrong')
    await attempt('neither')
    delays.length = 0
    await attempt('wrong')
    expect(delays).toEqual([500])
  })

  it('is forgotten after a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { delays, attempt, attemptOften } = create()
    await attemptOften(9, 'wrong')
    delays.length = 0
    vi.advanceTimersByTime(15 * 60_000)
    await attempt('wrong')
    expect(delays).toEqual([])
  })

  it('is counted by all servers that share a limit', async () => {
    const shared = limitInMemory({ name: 'failed sign-ins', times: 5, seconds: 900 })
    const [one, other] = [create(() => shared), create(() => shared)]
    for (const server of [one, other, one, other, one, other]) await server.attempt('wrong')
    expect([...one.delays, ...other.delays]).toEqual([250])
  })

  it('does not slow down another account, or a browser that the account knows', async () => {
    const { delays, attempt, attemptOften } = create()
    await attemptOften(9, 'wrong')
    delays.length = 0
    await attempt('wrong', 'ravi@example.com')
    await attempt('wrong', 'asha@example.com', 'her laptop')
    expect(delays).toEqual([])
    // The owner's success on that browser does not clear the count of strangers either.
    await attempt('right', 'asha@example.com', 'her laptop')
    await attempt('wrong')
    expect(delays).toEqual([4_000])
  })
})

describe('attempts at the same account that arrive at once', () => {
  it('run one at a time, and are refused if twenty are waiting', async () => {
    const { throttle } = create()
    let running = 0
    let most = 0
    const slow = () =>
      throttle.attempt({
        account: 'asha@example.com',
        async run() {
          most = Math.max(most, ++running)
          await new Promise((resolve) => setTimeout(resolve, 1))
          running--
        },
        judge: () => 'wrong',
      })
    const answers = await Promise.all(Array.from({ length: 30 }, slow))
    expect(most).toBe(1)
    expect(answers.filter(({ ok }) => !ok)).toHaveLength(9)
  })

  it('are three from one network, so that a single client cannot fill the queue', async () => {
    const { throttle } = create()
    const from = (address: string) =>
      throttle.attempt({
        account: 'asha@example.com',
        address,
        run: () => new Promise((resolve) => setTimeout(resolve, 1)),
        judge: () => 'wrong',
      })
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => from('203.0.113.7')),
      from('198.51.100.1'),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
    expect(answers.at(-1)?.ok).toBe(true)
  })

  describe('under a flood', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: [...TIMERS] }))

    it('are answered within ten seconds, and the owner on a known browser at once', async () => {
      const throttle = createSignInThrottle(
        limitInMemory,
        ((delay: number) => new Promise((resolve) => setTimeout(resolve, delay))) as never,
      )
      const answered: number[] = []
      const attempt = async (device?: string) => {
        const began = performance.now()
        const { ok } = await throttle.attempt({
          account: 'asha@example.com',
          device,
          run: async () => 'wrong',
          judge: () => 'wrong',
        })
        const waitedMs = performance.now() - began
        answered.push(waitedMs)
        return { ok, waitedMs }
      }
      for (let n = 0; n < 9; n++) {
        const failure = attempt()
        await vi.advanceTimersByTimeAsync(4_001)
        await failure
      }
      answered.length = 0
      const flood = Array.from({ length: 30 }, () => attempt())
      const owner = attempt('her laptop')
      await vi.advanceTimersByTimeAsync(1)
      expect(await owner).toMatchObject({ ok: true, waitedMs: expect.closeTo(0, -1) as number })
      await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
      expect(answered).toHaveLength(31)
      expect(Math.max(...answered)).toBeLessThanOrEqual(LONGEST_WAIT_MS + 1)
      expect((await Promise.all(flood)).filter(({ ok }) => ok)).toHaveLength(2)
    })
  })
})
