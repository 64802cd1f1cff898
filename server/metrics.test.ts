import { describe, expect, it } from 'vitest'
import { kindOf, measureRequests } from './http/request-metrics.ts'
import { measureTicks } from './tick-metrics.ts'
import { createMetrics } from './metrics.ts'

const ask = (token?: string) =>
  new Request('http://localhost/metrics', { headers: token ? { Authorization: `Bearer ${token}` } : {} })

describe('figures', () => {
  it('have no address without a token', async () => {
    expect(await createMetrics(undefined).answer(ask('a token'))).toBeUndefined()
  })

  it('that cannot be read are NaN, and the others are reported', async () => {
    const metrics = createMetrics('a token')
    metrics.gauge('broken', 'Of a database that is away', () => Promise.reject(new Error('away')))
    metrics.gauge('whole', 'Of this process', () => 7)
    const text = await (await metrics.answer(ask('a token')))?.text()
    expect(text).toMatch(/^broken Nan$/m)
    expect(text).toMatch(/^whole 7$/m)
  })
})

describe('requests', () => {
  it.each([
    ['POST', '/api/matches', 'save'],
    ['GET', '/api/matches', 'list'],
    ['GET', '/api/matches/a', 'api'],
    ['POST', '/auth', 'sign-in'],
    ['GET', '/auth', 'page'],
    ['GET', '/api/online/abc', 'online'],
    ['GET', '/assets/a.js', 'file'],
    ['GET', '/whatever-somebody-makes-up', 'page'],
  ])('%s %s is of kind %s', (method, path, kind) => {
    expect(kindOf({ method, path, status: 200, ms: 1 })).toBe(kind)
  })

  it('are counted by kind and class of status', async () => {
    const metrics = createMetrics('a token')
    const measure = measureRequests(metrics)
    for (const status of [200, 204, 503]) measure({ method: 'POST', path: '/api/matches', status, ms: 4 })
    const text = await metrics.register.metrics()
    expect(text).toContain('rook_http_request_seconds_count{kind="save",status="2xx"} 2')
    expect(text).toContain('rook_http_request_seconds_count{kind="save",status="5xx"} 1')
  })
})

describe('ticks of the event loop', () => {
  it('are measured in processor time, not in waiting time', async () => {
    const metrics = createMetrics('a token')
    const stop = measureTicks(metrics)
    const longest = async () => {
      const text = await metrics.register.metrics()
      return Number(/^rook_turn_processor_max_seconds (\S+)$/m.exec(text)?.[1])
    }
    const turn = () => new Promise((next) => setTimeout(next, 20))
    await turn()
    await longest()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await turn()
    const waited = await longest()
    const { user, system } = process.threadCpuUsage()
    for (;;) {
      const spent = process.threadCpuUsage({ user, system })
      if (spent.user + spent.system > 200_000) break
    }
    await turn()
    const worked = await longest()
    stop()
    expect(worked).toBeGreaterThanOrEqual(0.2)
    expect(waited).toBeLessThan(0.2)
  })
})
