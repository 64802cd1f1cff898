import { describe, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import type { Move } from '#chess/types.ts'
import type { LineText } from '#chess/line.ts'
import type { Analysed } from '#engine/protocol.ts'
import {
  isFinished,
  makeBackgroundReview,
  newestJudgements,
  wholeJudgements,
  type FollowedGame,
} from './background-review.ts'
import { SECOND_EFFORT, type Judge } from './judging.ts'

function gameOf(sans: string, isOver = false, isHeld = false): FollowedGame {
  const position = Position.start()
  const moves: Move[] = sans.split(' ').map((san) => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(san)
    position.make(move.value)
    return move.value
  })
  return { start: START_FEN, moves, isOver, isHeld }
}

const JUDGED = { depth: 9, net: 1, variations: [] }

/** Of the position after so many moves. */
type Worth = (ply: number, isSecondLook: boolean) => number | undefined

/** Answers when it is told to; what it was asked, by the number of moves, a second look with a minus. */
function makeRun({
  net = 1,
  restMs = 0,
  worth = () => undefined,
  lookMs = 100,
}: { net?: number; restMs?: number; worth?: Worth; lookMs?: number } = {}) {
  const asked: number[] = []
  const answers: (() => void)[] = []
  let started = 0
  let stopped = 0
  const nets = { now: net }
  const startJudge = (): Judge => {
    started++
    return {
      judge: ({ moves }: LineText, effort) => {
        const isSecondLook = effort === SECOND_EFFORT
        asked.push(isSecondLook ? -moves.length : moves.length)
        const value = worth(moves.length, isSecondLook)
        const judged: Analysed = {
          type: 'analysed',
          id: 0,
          index: 0,
          depth: 9,
          nodes: 1,
          net: nets.now,
          variations: value === undefined ? [] : [{ score: { type: 'centipawns', value }, moves: [] }],
        }
        return new Promise((resolve) => answers.push(() => resolve({ ok: true, value: judged })))
      },
      stop: () => void stopped++,
    }
  }
  const kept: [key: string, count: number][] = []
  const storage = { keep: async (key: string, all: readonly unknown[]) => void kept.push([key, all.length]) }
  const idle: (() => void)[] = []
  const whenIdle = (run: () => void) => {
    idle.push(run)
    return () => void idle.splice(idle.indexOf(run), 1)
  }
  const clock = { ms: 0 }
  const review = makeBackgroundReview({ startJudge, storage, whenIdle, restMs, now: () => clock.ms })
  /** An idle moment, and the answer to what was asked in it. */
  const turn = async () => {
    idle.shift()?.()
    await Promise.resolve()
    clock.ms += lookMs
    answers.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { review, asked, kept, idle, nets, turn, workers: () => ({ started, stopped }) }
}

describe('a game reviewed while it is played', () => {
  it('asks for nothing and keeps nothing anew of a game that was judged before', () => {
    const { review, idle, kept, workers } = makeRun()
    const known = [JUDGED, JUDGED, JUDGED]
    review.follow(gameOf('e4 e5', true), known)
    expect(wholeJudgements(review.state)).toEqual(known)
    expect([idle, kept, workers().started]).toEqual([[], [], 0])
  })

  it('judges what is not known of a game of which some was judged before', async () => {
    const { review, asked, turn } = makeRun()
    review.follow(gameOf('e4 e5 Nf3'))
    review.follow(gameOf('e4 e5 Nf3'), [JUDGED, undefined, JUDGED, JUDGED])
    await turn()
    expect(asked).toEqual([1])
    expect(wholeJudgements(review.state)).toHaveLength(4)
  })

  it('judges anew what was judged by a net that its worker cannot get, and each position once more', async () => {
    const { review, asked, kept, turn } = makeRun({ net: 0 })
    review.follow(gameOf('e4', true), [{ ...JUDGED, net: 3 }])
    for (let each = 0; each < 4; each++) await turn()
    expect(asked).toEqual([1, 1, 0])
    expect(kept).toHaveLength(1)
  })

  it('costs no worker before its first move', () => {
    const { review, idle, workers } = makeRun()
    review.follow({ start: START_FEN, moves: [], isOver: false, isHeld: false })
    expect(idle).toEqual([])
    expect(workers().started).toBe(0)
  })

  it('is judged from its start where somebody waits for the first move', () => {
    const { review, asked } = makeRun()
    review.follow({ start: START_FEN, moves: [], isOver: false, isHeld: false, isUrgent: true })
    expect(asked).toEqual([0])
  })

  it('is judged in idle moments, one position after the other, and kept when it is over', async () => {
    const { review, asked, kept, turn, workers } = makeRun()
    review.follow(gameOf('e4'))
    for (let each = 0; each < 3; each++) await turn()
    expect(asked).toEqual([0, 1])
    expect(kept).toEqual([])
    review.follow(gameOf('e4 e5', true))
    await turn()
    expect(asked).toEqual([0, 1, 2])
    expect(wholeJudgements(review.state)).toHaveLength(3)
    expect(kept).toEqual([[`${START_FEN} e2e4 e7e5`, 3]])
    expect(workers()).toEqual({ started: 1, stopped: 1 })
  })

  it('begins no position while something is more urgent', async () => {
    const { review, asked, turn } = makeRun()
    review.follow(gameOf('e4', false, true))
    await turn()
    expect(asked).toEqual([])
    review.follow(gameOf('e4 e5'))
    await turn()
    review.follow(gameOf('e4 e5 Nf3', false, true))
    await turn()
    await turn()
    expect(asked).toEqual([0])
  })

  it('begins no position before a while has passed without a press or a move, unless the game is over', () => {
    vi.useFakeTimers()
    const { review, idle } = makeRun({ restMs: 1_000 })
    review.follow(gameOf('e4'))
    vi.advanceTimersByTime(900)
    review.giveWay()
    vi.advanceTimersByTime(900)
    expect(idle).toHaveLength(0)
    vi.advanceTimersByTime(100)
    expect(idle).toHaveLength(1)
    // One that waits for its idle moment waits on.
    review.giveWay()
    expect(idle).toHaveLength(0)
    review.follow(gameOf('e4 e5', true))
    expect(idle).toHaveLength(1)
    review.giveWay()
    expect(idle).toHaveLength(1)
    vi.useRealTimers()
  })

  it('lets a position that is begun be judged to its end when something is pressed', async () => {
    const { review, asked, turn } = makeRun({ restMs: 1 })
    review.follow(gameOf('e4'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    const judged = turn()
    review.giveWay()
    await judged
    expect(asked).toEqual([0])
    expect(review.state.judgements[0]).toBeDefined()
  })

  it('keeps what it knows of the moves that stay, and drops the rest when some are taken back', async () => {
    const { review, asked, turn } = makeRun()
    review.follow(gameOf('e4 e5 Nf3'))
    for (let each = 0; each < 4; each++) await turn()
    review.follow(gameOf('e4 c5'))
    for (let each = 0; each < 2; each++) await turn()
    expect(asked).toEqual([0, 1, 2, 3, 2])
  })

  it('drops the answer to a position that is gone, but not that to one the game still has', async () => {
    const { review, asked, idle, turn } = makeRun()
    review.follow(gameOf('e4'))
    idle.shift()!()
    review.follow(gameOf('e4 e5'))
    await turn()
    expect(review.state.judgements[0]).toBeDefined()
    idle.shift()!()
    review.follow(gameOf('d4'))
    await turn()
    expect(review.state.judgements).toHaveLength(2)
    await turn()
    expect(asked).toEqual([0, 1, 1])
  })

  it('judges the positions around an urgent move first, at once and by one net', async () => {
    const { review, asked, idle, nets, turn } = makeRun({ net: 0 })
    review.follow({ ...gameOf('e4 e5 Nf3 Nc6'), isUrgent: true })
    expect(idle).toEqual([])
    nets.now = 1
    await turn()
    await turn()
    expect(newestJudgements(review.state)).toBeUndefined()
    await turn()
    expect(asked).toEqual([3, 4, 3])
    expect(newestJudgements(review.state)).toMatchObject({ before: { net: 1 }, after: { net: 1 } })
    expect(idle).toHaveLength(1)
  })

  it('leaves for an urgent move the position that it is at', async () => {
    const { review, asked, idle } = makeRun()
    review.follow(gameOf('e4 e5 Nf3'))
    idle.shift()!()
    expect(asked).toEqual([0])
    review.follow({ ...gameOf('e4 e5 Nf3 Nc6'), isUrgent: true })
    expect(asked).toEqual([0, 3])
  })

  it('judges anew by a net that came later what was judged without it', async () => {
    const { review, asked, kept, nets, turn } = makeRun({ net: 0 })
    review.follow(gameOf('e4', true))
    await turn()
    nets.now = 3
    await turn()
    expect(wholeJudgements(review.state)).toBeUndefined()
    expect(kept).toEqual([])
    await turn()
    expect(asked).toEqual([0, 1, 0])
    expect(kept).toHaveLength(1)
  })

  /** The second move loses a piece. */
  const afterSecond: Worth = (ply, isSecondLook) => (ply === 2 ? (isSecondLook ? 350 : 300) : 0)

  it('shows what it knows of a game that is over, and keeps it when the mistakes have been looked at once more', async () => {
    const { review, asked, kept, turn } = makeRun({ worth: afterSecond })
    review.follow(gameOf('e4 e5 Nf3', true))
    for (let each = 0; each < 4; each++) await turn()
    expect([wholeJudgements(review.state)?.length, isFinished(review.state), kept]).toEqual([4, false, []])
    for (let each = 0; each < 3; each++) await turn()
    expect(asked).toEqual([0, 1, 2, 3, -1, -2, -3])
    expect(isFinished(review.state)).toBe(true)
    expect(kept).toHaveLength(1)
    expect(review.state.judgements[2]).toMatchObject({
      variations: [{ score: { value: 350 } }],
      first: { value: 300 },
    })
  })

  it.each([
    ['at once where a position takes a moment', 100, [0, 1, 2, -1]],
    ['when the game is over where a position takes longer', 1_000, [0, 1, 2, 3, -1]],
  ])('looks once more at the positions around a mistake %s', async (_, lookMs, expected) => {
    const { review, asked, turn } = makeRun({ worth: afterSecond, lookMs })
    review.follow(gameOf('e4 e5'))
    for (let each = 0; each < 4; each++) await turn()
    review.follow(gameOf('e4 e5 Nf3', true))
    for (let each = 0; each < 2; each++) await turn()
    expect(asked.slice(0, expected.length)).toEqual(expected)
  })

  it('judges a position that came since before it looks once more at another', async () => {
    const { review, asked, idle, turn } = makeRun({ worth: afterSecond })
    review.follow(gameOf('e4 e5'))
    for (let each = 0; each < 3; each++) await turn()
    expect(idle).toHaveLength(1)
    review.follow(gameOf('e4 e5 Nf3', true))
    for (let each = 0; each < 2; each++) await turn()
    expect(asked).toEqual([0, 1, 2, 3, -1])
  })

  it('looks twice at a mistake before it says what the newest move was worth', async () => {
    const { review, asked, turn } = makeRun({ worth: afterSecond })
    review.follow({ ...gameOf('e4 e5'), isUrgent: true })
    for (let each = 0; each < 3; each++) await turn()
    expect(newestJudgements(review.state)).toBeUndefined()
    await turn()
    expect(asked).toEqual([1, 2, -1, -2])
    expect(newestJudgements(review.state)?.after.first).toEqual({ type: 'centipawns', value: 300 })
  })

  it('says what the newest move was worth after one look where a position takes longer', async () => {
    const { review, asked, turn } = makeRun({ worth: afterSecond, lookMs: 1_000 })
    review.follow({ ...gameOf('e4 e5'), isUrgent: true })
    for (let each = 0; each < 2; each++) await turn()
    expect(asked).toEqual([1, 2])
    expect(newestJudgements(review.state)?.after.first).toBeUndefined()
    expect(newestJudgements(review.state)).toBeDefined()
  })

  it('gives up where the worker gives no answer, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const review = makeBackgroundReview({
      startJudge: () => ({ judge: async () => ({ ok: false, error: 'ERR_ENGINE_DIED' }), stop: () => {} }),
      storage: { keep: async () => expect.unreachable('there is nothing to keep') },
      whenIdle: (run) => {
        run()
        return () => {}
      },
      restMs: 0,
      now: () => 0,
    })
    review.follow(gameOf('e4'))
    await expect.poll(() => review.state.hasFailed).toBe(true)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
