import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { createSignInThrottle } from './sign-in-throttle.server.ts'

/** A password check takes this long. */
const CHECK_MS = 90
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'performance',
  'Date',
] as const
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

beforeEach(() => void vi.useFakeTimers({ toFake: [...TIMERS] }))
afterEach(() => void vi.useRealTimers())

let accounts = 0

/** Strangers who try one account again and again, each as soon as the last try is answered. */
function flood(addresses: readonly string[]) {
  const account = `asha-${++accounts}@example.com`
  const throttle = createSignInThrottle(limitInMemory, pause as never)
  const refusedAfterMs: number[] = []
  const over = new AbortController()

  async function attempt(address: string, outcome: 'right' | 'wrong') {
    const startedMs = performance.now()
    const result = await throttle.attempt({
      ...{ account, address },
      run: () => pause(CHECK_MS).then(() => outcome),
      judge: (given) => given,
    })
    const waitedMs = performance.now() - startedMs
    if (!result.ok) refusedAfterMs.push(waitedMs)
    return { ok: result.ok, waitedMs }
  }

  async function guess(address: string) {
    while (!over.signal.aborted) {
      const { ok } = await attempt(address, 'wrong')
      await pause(ok ? 1 : 1_000)
    }
  }
  for (const address of addresses) void guess(address)
  const ended = async <T>(answer: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(11_000)
    return answer
  }
  return {
    refusedAfterMs,
    attempt: (address: string, outcome: 'right' | 'wrong') => ended(attempt(address, outcome)),
    end: () => over.abort(),
  }
}

const repeat = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at))

describe.each([
  ['25 loops from one /48', repeat(25, (at) => `2001:db8:48:${at.toString(16)}::1`)],
  ['8 IPv4 addresses', repeat(8, (at) => `198.51.100.${at + 1}`)],
  ['40 IPv4 addresses', repeat(40, (at) => `198.51.100.${at + 1}`)],
])('while strangers guess from %s', (_, addresses) => {
  it('the owner on a new device gets in, after a slip too, and no refusal takes ten seconds', async () => {
    const { attempt, end, refusedAfterMs } = flood(addresses)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await attempt('203.0.113.7', 'wrong')).ok).toBe(true)
    const { ok, waitedMs } = await attempt('203.0.113.7', 'right')
    expect(ok).toBe(true)
    expect(waitedMs).toBeLessThan(10_000)
    expect(refusedAfterMs.length).toBeGreaterThan(0)
    expect(Math.max(...refusedAfterMs)).toBeLessThan(10_000)
    end()
    await vi.advanceTimersByTimeAsync(11_000)
  })
})
