import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoadShedder } from '#server/limits/load-shedder.ts'
import { createLog } from '#server/log.ts'
import type { HttpRefusal } from './serve.ts'
import { makeTurnAway } from './turn-away.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function make({ isFull }: { isFull: boolean }) {
  const measured: unknown[] = []
  const lines: string[] = []
  const turnAway = makeTurnAway({
    renders: { isFull: () => isFull } as LoadShedder,
    files: { has: (path) => path === '/blog', answer: () => undefined },
    shared: new Set(['/', '/play']),
    measure: (answered) => measured.push(answered),
    log: createLog('info', (line) => lines.push(line)),
  })
  const ask = (method: string, url: string) => turnAway({ method, url } as IncomingMessage)
  return { ask, measured, lines }
}

describe('if pages cannot be rendered as fast as they are requested', () => {
  it.each([
    ['GET', '/auth'],
    ['HEAD', '/auth'],
    ['GET', '/games/1?step=3'],
    ['GET', '/share/games/abc.png'],
    ['GET', '/play?level=3'],
    ['GET', '/blog2'],
  ])('%s %s is told to come again', (method, url) => {
    const refusal = make({ isFull: true }).ask(method, url)
    expect(refusal?.status).toBe(503)
    expect(refusal?.headers).toMatchObject({ 'Retry-After': expect.stringMatching(/^\d+$/) as string })
  })

  it.each([
    ['POST', '/auth'],
    ['GET', '/api/matches'],
    ['GET', '/api/session?x'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/assets/app-old.js'],
    ['GET', '/blog'],
    ['GET', '/blog?from=a'],
    ['GET', '/'],
    ['GET', '/play'],
    ['GET', 'http://elsewhere.test/healthz'],
  ])('%s %s goes on', (method, url) => {
    expect(make({ isFull: true }).ask(method, url)).toBeUndefined()
  })

  it('those told are in the figures each, and in the log as a number once a second, which their answers name', () => {
    const { ask, measured, lines } = make({ isFull: true })
    const idOf = (refusal: HttpRefusal | undefined) => refusal?.headers?.['X-Request-Id']
    const ids = Array.from({ length: 40 }, () => idOf(ask('GET', '/auth?token=hunter2')))
    expect(measured).toHaveLength(40)
    expect(measured[0]).toEqual({ method: 'GET', path: '/auth', status: 503, ms: 0 })
    expect(lines).toEqual([])
    vi.advanceTimersByTime(1_000)
    const later = idOf(ask('GET', '/auth'))
    vi.advanceTimersByTime(1_000)
    expect([new Set(ids).size, later === ids[0]]).toEqual([1, false])
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { count: 40, id: ids[0] },
      { count: 1, id: later },
    ])
  })
})

it('all requests continue while there is room', () => {
  const { ask, measured } = make({ isFull: false })
  expect(ask('GET', '/auth')).toBeUndefined()
  expect(measured).toEqual([])
})
