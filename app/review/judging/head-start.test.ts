import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import type { Analysed } from '#engine/protocol.ts'
import { makeHeadStart } from './head-start.ts'
import { EFFORT, judgePositions, SECOND_EFFORT, type Judge } from './judging.ts'

const LINES = [[], ['e2e4'], ['e2e4', 'e7e5']].map((moves) => ({ start: START_FEN, moves }))
const [START, FIRST, SECOND] = LINES

const analysed = (ply: number): Analysed => ({
  ...{ type: 'analysed', id: 1, index: 0, depth: ply, nodes: 1, net: 2, variations: [] },
})

/** Workers that answer when they are told to. What each was asked is written down, with the word that stopped it. */
function make(judges = 2) {
  const log: string[] = []
  const answers: (() => void)[] = []
  let started = 0
  const startJudge = (): Judge => {
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
  return { headStart: makeHeadStart(startJudge, () => judges), log, answer }
}

const never = new AbortController().signal

describe('a head start', () => {
  it('has the first positions judged when the review begins, and asks for none of them twice', async () => {
    const { headStart, log, answer } = make()
    headStart.begin(LINES.slice(0, 2))
    await answer()
    expect(log).toEqual(['worker 1: 0', 'worker 2: 1'])

    const judged: [number, number][] = []
    const review = judgePositions(
      {
        ...{
          lines: LINES,
          known: [undefined, undefined, undefined],
          startJudge: () => headStart.take(),
          judges: 2,
        },
        onJudged: (index, { depth }) => judged.push([index, depth]),
      },
      never,
    )
    await new Promise((resolve) => setTimeout(resolve))
    expect(judged).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(log.slice(2)).toEqual([expect.stringMatching(/: 2$/)])
    await answer()
    expect((await review).ok).toBe(true)
    expect(judged).toHaveLength(3)
    expect(log.slice(3).toSorted()).toEqual(['worker 1 stops', 'worker 2 stops'])
  })

  it('gives a worker one position at a time, whatever is written meanwhile', async () => {
    const { headStart, log, answer } = make(1)
    headStart.begin([START!])
    headStart.begin([START!, FIRST!])
    expect(log).toEqual(['worker 1: 0'])
    await answer()
    headStart.begin([START!, FIRST!])
    expect(log).toEqual(['worker 1: 0', 'worker 1: 1'])
  })

  it('asks once more where somebody asks again, or with another effort', async () => {
    const { headStart, log, answer } = make(1)
    headStart.begin([START!])
    await answer()
    const judge = headStart.take()
    void judge.judge(START!, SECOND_EFFORT, never)
    void judge.judge(START!, EFFORT, never)
    void judge.judge(START!, EFFORT, never)
    expect(log).toEqual(['worker 1: 0', 'worker 1: 0', 'worker 1: 0'])
  })

  it('is nothing where no text came before', () => {
    const { headStart, log } = make()
    void headStart.take().judge(SECOND!, EFFORT, never)
    expect(log).toEqual(['worker 1: 2'])
  })

  it('is given up with the page', async () => {
    const { headStart, log } = make()
    headStart.begin([START!, FIRST!])
    headStart.stop()
    expect(log.slice(2)).toEqual(['worker 1 stops', 'worker 2 stops'])
    const judge = headStart.take()
    void judge.judge(START!, EFFORT, never)
    expect(log.at(-1)).toBe('worker 3: 0')
  })

  it('is not waited for when its worker has stopped, or the review was cancelled', async () => {
    const { headStart, log } = make()
    headStart.begin([START!, FIRST!])
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
