import { describe, expect, it } from 'vitest'
import { createLoadShedder } from './load-shedder.ts'

const OVERLOADED = { ok: false, error: 'ERR_OVERLOADED' }

/** Work that the test completes. */
function makeWork() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { started, work, end: (name: string) => ends.get(name)?.() }
}

/** Blocks the event loop. */
function compute(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

/** The number of event-loop ticks in which so many tasks are started. */
async function turnsOf(count: number, work: () => void): Promise<number> {
  let turn = 0
  let others = setImmediate(function serve() {
    turn += 1
    others = setImmediate(serve)
  })
  const { run } = createLoadShedder({ atOnce: 4, mostWaiting: count, longestWait: 60_000 })
  const turns = new Set<number>()
  const begin = async () => (turns.add(turn), work())
  await Promise.all(Array.from({ length: count }, () => run(begin)))
  clearImmediate(others)
  return turns.size
}

describe('a load shedder', () => {
  it('runs some, keeps some waiting in their order, and refuses the rest at once', async () => {
    const { run: shed } = createLoadShedder({ atOnce: 2, mostWaiting: 2, longestWait: 60_000 })
    const { started, work, end } = makeWork()
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => shed(work(name)))
    expect(await e).toEqual(OVERLOADED)
    await expect.poll(() => started).toEqual(['a', 'b'])
    end('b')
    expect(await b).toEqual({ ok: true, value: 'b' })
    await expect.poll(() => started).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c']) end(name)
    await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd'])
    end('d')
    expect(await Promise.all([a, c, d])).toMatchObject([{ value: 'a' }, { value: 'c' }, { value: 'd' }])
  })

  it('lets no request wait longer than its limit', async () => {
    const { run: shed } = createLoadShedder({ atOnce: 1, mostWaiting: 1, longestWait: 10 })
    const { started, work, end } = makeWork()
    const first = shed(work('first'))
    expect(await shed(work('second'))).toEqual(OVERLOADED)
    await expect.poll(() => started).toEqual(['first'])
    end('first')
    await first
    expect(started).toEqual(['first'])
  })

  it('starts long work in separate event-loop ticks', async () => {
    expect(await turnsOf(6, () => compute(12))).toBe(6)
  })

  it('begins several in one turn of what takes little, so that refusals do not take all of it', async () => {
    expect(await turnsOf(200, () => {})).toBeLessThan(200)
  })

  it('gives the place of work that failed to the next', async () => {
    const { run: shed } = createLoadShedder({ atOnce: 1, mostWaiting: 1, longestWait: 60_000 })
    const failing = shed(() => Promise.reject(new Error('broken')))
    const next = shed(() => Promise.resolve('next'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toEqual({ ok: true, value: 'next' })
    expect(await shed(() => Promise.resolve('last'))).toEqual({ ok: true, value: 'last' })
  })
})
