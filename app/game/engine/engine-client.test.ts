import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LineText } from '#chess/line.ts'
import type { AnalyseRequest, FromEngine, ThinkRequest, ToEngine } from '#engine/protocol.ts'
import { START_FEN } from '#chess/fen.ts'
import { makeEngine } from './engine-client.ts'
import type { EngineWorker } from './engine-questions.ts'

/** A worker whose answers the test controls. */
class FakeWorker extends EventTarget implements EngineWorker {
  readonly asked: ToEngine[] = []
  terminated = false
  postMessage(message: ToEngine) {
    this.asked.push(message)
  }
  terminate() {
    this.terminated = true
  }
  say(message: FromEngine) {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
  die() {
    this.dispatchEvent(new Event('error'))
  }
  lastId(): number {
    const question = this.asked.findLast(({ type }) => type === 'think' || type === 'analyse')
    return (question as ThinkRequest).id
  }
}

const LINE: LineText = { start: START_FEN, moves: ['e2e4'] }
const never = () => new AbortController().signal

function engineWithFakes() {
  const workers: FakeWorker[] = []
  const engine = makeEngine(() => {
    workers.push(new FakeWorker())
    return workers.at(-1)!
  })
  return { engine, workers }
}

describe('the page’s end of the engine', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('starts its worker once, ahead of the first question where that is wanted', () => {
    const { engine, workers } = engineWithFakes()
    expect(workers).toHaveLength(0)
    engine.warmUp('beginner')
    engine.warmUp('master')
    void engine.think(LINE, 'master', never())
    expect(workers).toHaveLength(1)
    expect(workers[0]!.asked).toMatchObject([
      { type: 'prepare', level: 'beginner' },
      { type: 'prepare', level: 'master' },
      { type: 'think' },
    ])
  })

  it('judges a position with the requested effort, and returns every result', async () => {
    const { engine, workers } = engineWithFakes()
    const effort = { depth: 30, nodes: 30_000, variations: 2 }
    const answer = engine.judge(LINE, effort, never())
    const asked = workers[0]!.asked[0] as AnalyseRequest
    expect(asked).toMatchObject({ type: 'analyse', lines: [LINE], ...effort })
    const analysed: FromEngine = {
      type: 'analysed',
      id: asked.id,
      index: 0,
      depth: 9,
      nodes: 60_000,
      net: 3,
      variations: [],
    }
    workers[0]!.say(analysed)
    expect(await answer).toEqual({ ok: true, value: analysed })
  })

  it('asks and hands the answer back', async () => {
    const { engine, workers } = engineWithFakes()
    const answer = engine.think(LINE, 'master', never())
    expect(workers[0]!.asked[0]).toMatchObject({ type: 'think', line: LINE, level: 'master' })
    workers[0]!.say({ type: 'move', id: workers[0]!.lastId(), move: 'e7e5', choices: 3.5 })
    expect(await answer).toEqual({ ok: true, value: { move: 'e7e5', choices: 3.5 } })
  })

  it('drops the late answer to a question that was given up, and tells the worker so', async () => {
    const { engine, workers } = engineWithFakes()
    const givenUp = new AbortController()
    const first = engine.think(LINE, 'beginner', givenUp.signal)
    const firstId = workers[0]!.lastId()
    givenUp.abort()
    expect(await first).toEqual({ ok: false, error: 'ERR_CANCELLED' })
    expect(workers[0]!.asked.at(-1)).toEqual({ type: 'cancel', id: firstId })

    const second = engine.think(LINE, 'beginner', never())
    workers[0]!.say({ type: 'move', id: firstId, move: 'a7a6' })
    workers[0]!.say({ type: 'move', id: workers[0]!.lastId(), move: 'e7e5' })
    expect(await second).toEqual({ ok: true, value: { move: 'e7e5' } })
  })

  it('passes on a refusal with its reason', async () => {
    const { engine, workers } = engineWithFakes()
    const answer = engine.think(LINE, 'master', never())
    workers[0]!.say({ type: 'failed', id: workers[0]!.lastId(), error: 'ERR_MOVE', detail: 'e2e4' })
    expect(await answer).toEqual({ ok: false, error: 'ERR_MOVE', detail: 'e2e4' })
  })

  it('asks for the best move at full strength', async () => {
    const { engine, workers } = engineWithFakes()
    const answer = engine.best(LINE, never())
    expect(workers[0]!.asked[0]).toMatchObject({ type: 'analyse', lines: [LINE], variations: 1 })
    const best = { score: { type: 'centipawns', value: -20 }, moves: ['e7e5', 'g1f3'] } as const
    workers[0]!.say({
      type: 'analysed',
      id: workers[0]!.lastId(),
      index: 0,
      depth: 10,
      nodes: 90,
      net: 0,
      variations: [best],
    })
    expect(await answer).toEqual({ ok: true, value: best })
  })

  it('replaces a worker that dies and asks it again', async () => {
    const { engine, workers } = engineWithFakes()
    const answer = engine.think(LINE, 'master', never())
    workers[0]!.die()
    expect(workers[0]!.terminated).toBe(true)
    expect(workers[1]!.asked).toEqual(workers[0]!.asked)
    workers[1]!.say({ type: 'move', id: workers[1]!.lastId(), move: 'c7c5' })
    expect(await answer).toEqual({ ok: true, value: { move: 'c7c5' } })
  })

  it('gives up when the second worker dies too, and starts a third only for the next question', async () => {
    const { engine, workers } = engineWithFakes()
    const answer = engine.think(LINE, 'master', never())
    workers[0]!.die()
    workers[1]!.die()
    expect(await answer).toMatchObject({ ok: false, error: 'ERR_ENGINE_DIED' })
    expect(workers).toHaveLength(2)
    void engine.think(LINE, 'master', never())
    expect(workers).toHaveLength(3)
  })

  it('takes a silent worker for dead', async () => {
    const { engine, workers } = engineWithFakes()
    const answer = engine.think(LINE, 'master', never())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true])
    expect(await answer).toMatchObject({ ok: false, error: 'ERR_ENGINE_DIED' })
  })

  it('ends its worker when stopped', () => {
    const { engine, workers } = engineWithFakes()
    engine.warmUp(1450)
    engine.stop()
    expect(workers[0]!.terminated).toBe(true)
  })
})
