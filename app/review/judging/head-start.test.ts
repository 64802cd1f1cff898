import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Analysed } from '#engine/protocol.ts'
import { createHeadStart } from './head-start.ts'
import { EFFORT, SECOND_EFFORT } from './planner.ts'
import { createReviewScheduler, isFinished } from './scheduler.ts'
import type { ReviewJudge } from './workers.ts'

const read = readLine(START_FEN, ['e2e4', 'e7e5'], parseUci)
const LINE = read.ok ? read.value : expect.fail()
const LINES = [0, 1, 2].map((ply) => LINE.upTo(ply).toText())
const [START, FIRST, SECOND] = LINES

const analysed = (ply: number): Analysed => ({
  ...{ type: 'analysed', id: 1, index: 0, depth: ply, nodes: 1, net: 2, variations: [] },
})

/** Workers that answer on request. The log lists their questions and when they stop. */
function make(judges = 2) {
  const log: string[] = []
  const answers: (() => void)[] = []
  let started = 0
  const startJudge = (): ReviewJudge => {
    const name = `worker ${++started}`
    return {
      judge: ({ moves }, _, signal) => {
        log.push(`${name}: ${moves.length}`)
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ ok: false, error: 'ERR_CANCELLED' }))
          answers.push(() => resolve({ ok: true, value: analysed(moves.length) }))
        })
      },
      stop: () => void log.push(`${name} stops`),
    }
  }
  const answer = async () => {
    for (const each of answers.splice(0)) each()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { headStart: createHeadStart(startJudge, () => judges), log, answer }
}

const never = new AbortController().signal

describe('a head start', () => {
  it('has the first positions judged when the review starts, and asks for none of them twice', async () => {
    const { headStart, log, answer } = make()
    headStart.prepare(LINES.slice(0, 2))
    await answer()
    expect(log).toEqual(['worker 1: 0', 'worker 2: 1'])

    const review = createReviewScheduler({
      startJudge: () => headStart.take(),
      judges: 2,
      reviews: { save: async () => {} },
      drafts: { find: async () => undefined, save: async () => {} },
      whenHidden: () => () => {},
    })
    const depths = () => review.state.progress.judgements.map((each) => each?.depth)
    review.follow({ line: LINE, isOver: true, isHeld: false }, [])
    await new Promise((resolve) => setTimeout(resolve))
    expect(depths()).toEqual([0, 1, undefined])
    expect(log.slice(2)).toEqual([expect.stringMatching(/: 2$/)])
    await answer()
    expect(isFinished(review.state)).toBe(true)
    expect(depths()).toEqual([0, 1, 2])
    expect(log.slice(3).toSorted()).toEqual(['worker 1 stops', 'worker 2 stops'])
  })

  it('gives a worker one position at a time, whatever the user types meanwhile', async () => {
    const { headStart, log, answer } = make(1)
    headStart.prepare([START!])
    headStart.prepare([START!, FIRST!])
    expect(log).toEqual(['worker 1: 0'])
    await answer()
    headStart.prepare([START!, FIRST!])
    expect(log).toEqual(['worker 1: 0', 'worker 1: 1'])
  })

  it('asks again for a second request, or for another effort', async () => {
    const { headStart, log, answer } = make(1)
    headStart.prepare([START!])
    await answer()
    const judge = headStart.take()
    void judge.judge(START!, SECOND_EFFORT, never)
    void judge.judge(START!, EFFORT, never)
    void judge.judge(START!, EFFORT, never)
    expect(log).toEqual(['worker 1: 0', 'worker 1: 0', 'worker 1: 0'])
  })

  it('gives a new worker if nothing was prepared', () => {
    const { headStart, log } = make()
    void headStart.take().judge(SECOND!, EFFORT, never)
    expect(log).toEqual(['worker 1: 2'])
  })

  it('stops with the page', async () => {
    const { headStart, log } = make()
    headStart.prepare([START!, FIRST!])
    headStart.stop()
    expect(log.slice(2)).toEqual(['worker 1 stops', 'worker 2 stops'])
    const judge = headStart.take()
    void judge.judge(START!, EFFORT, never)
    expect(log.at(-1)).toBe('worker 3: 0')
  })

  it('gives no answer after its worker has stopped or the review was cancelled', async () => {
    const { headStart, log } = make()
    headStart.prepare([START!, FIRST!])
    const one = headStart.take()
    const other = headStart.take()
    const left = new AbortController()
    const cancelled = one.judge(START!, EFFORT, left.signal)
    left.abort()
    expect(await cancelled).toEqual({ ok: false, error: 'ERR_CANCELLED' })
    other.stop()
    void one.judge(FIRST!, EFFORT, never)
    expect(log.slice(2)).toEqual(['worker 2 stops', 'worker 1: 1'])
  })
})
