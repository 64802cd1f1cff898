import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import type { FromEngine } from '#engine/protocol.ts'
import { askPeople, type PeopleWorker } from './ask-people.ts'

class FakeWorker extends EventTarget implements PeopleWorker {
  readonly asked: unknown[] = []
  terminated = false
  postMessage(message: unknown) {
    this.asked.push(message)
  }
  terminate() {
    this.terminated = true
  }
  say(message: FromEngine) {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
}

const LINE = { start: START_FEN, moves: [] }
const MOVES = [{ move: 'e2e4', chance: 0.6 }] as const

function ask() {
  const worker = new FakeWorker()
  const left = new AbortController()
  return { worker, left, answer: askPeople(LINE, 1200, left.signal, () => worker) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('asking what people play', () => {
  it('asks a worker for one rating, and stops it after the answer', async () => {
    const { worker, answer } = ask()
    expect(worker.asked).toEqual([{ type: 'people', id: 1, line: LINE, ratings: [1200] }])
    worker.say({ type: 'people', id: 1, choices: [{ rating: 1200, moves: MOVES }] })
    expect(await answer).toEqual(MOVES)
    expect(worker.terminated).toBe(true)
  })

  it.each<[string, (asked: ReturnType<typeof ask>) => void]>([
    ['the net is missing', ({ worker }) => worker.say({ type: 'failed', id: 1, error: 'ERR_NO_POLICY' })],
    ['the worker dies', ({ worker }) => worker.dispatchEvent(new Event('error'))],
    ['the worker is silent', () => vi.advanceTimersByTime(30_000)],
    ['the player has gone on', ({ left }) => left.abort()],
  ])('has no answer if %s, and stops the worker', async (_, happen) => {
    const asked = ask()
    happen(asked)
    expect(await asked.answer).toBeUndefined()
    expect(asked.worker.terminated).toBe(true)
  })
})
