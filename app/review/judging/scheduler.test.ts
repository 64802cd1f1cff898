import { describe, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { Line, readLine, type LineText } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import type { Result } from '#chess/types.ts'
import type { Analysed } from '#engine/protocol.ts'
import type { Judgements } from './judgements.ts'
import { SECOND_EFFORT } from './planner.ts'
import {
  createReviewScheduler,
  isFinished,
  newestJudgements,
  wholeJudgements,
  type FollowedGame,
} from './scheduler.ts'
import type { ReviewJudge } from './workers.ts'

function gameOf(sans: string, isOver = false, isHeld = false): FollowedGame {
  const line = readLine(START_FEN, sans.split(' '), parseSan)
  return { line: line.ok ? line.value : expect.fail(line.detail), isOver, isHeld }
}

const JUDGED = { depth: 9, net: 1, variations: [] }
const NO_DRAFTS = { find: async () => undefined, save: async () => {} }

/** The engine's score after `ply` moves. */
type Worth = (ply: number, isSecondLook: boolean) => number | undefined

/** A worker that answers on request. `asked`: the number of moves before each position, negative for second looks. */
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
  const startJudge = (): ReviewJudge => {
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
  const kept: [moves: number, count: number][] = []
  const reviews = {
    save: async ({ length }: Line, all: readonly unknown[]) => void kept.push([length, all.length]),
  }
  const idle: (() => void)[] = []
  const whenIdle = (run: () => void) => {
    idle.push(run)
    return () => void idle.splice(idle.indexOf(run), 1)
  }
  const clock = { ms: 0 }
  const review = createReviewScheduler({
    ...{ startJudge, reviews, whenIdle, restMs, now: () => clock.ms },
    ...{ drafts: NO_DRAFTS, whenHidden: () => () => {} },
  })
  /** Waits for an idle moment and answers what was requested in it. */
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
  it('does nothing for a game that was judged before', () => {
    const { review, idle, kept, workers } = makeRun()
    const known = [JUDGED, JUDGED, JUDGED]
    review.follow(gameOf('e4 e5', true), known)
    expect(wholeJudgements(review.state)).toEqual(known)
    expect([idle, kept, workers().started]).toEqual([[], [], 0])
  })

  it('judges only the unknown positions of a game', async () => {
    const { review, asked, turn } = makeRun()
    review.follow(gameOf('e4 e5 Nf3'))
    review.follow(gameOf('e4 e5 Nf3'), [JUDGED, undefined, JUDGED, JUDGED])
    await turn()
    expect(asked).toEqual([1])
    expect(wholeJudgements(review.state)).toHaveLength(4)
  })

  it('judges positions again whose net its worker cannot load', async () => {
    const { review, asked, kept, turn } = makeRun({ net: 0 })
    review.follow(gameOf('e4', true), [{ ...JUDGED, net: 3 }])
    for (let each = 0; each < 4; each++) await turn()
    expect(asked).toEqual([1, 1, 0])
    expect(kept).toHaveLength(1)
  })

  it('starts no worker before the first move', () => {
    const { review, idle, workers } = makeRun()
    review.follow({ line: new Line(START_FEN), isOver: false, isHeld: false })
    expect(idle).toEqual([])
    expect(workers().started).toBe(0)
  })

  it('judges the start if the player waits for the first move', () => {
    const { review, asked } = makeRun()
    review.follow({ line: new Line(START_FEN), isOver: false, isHeld: false, isUrgent: true })
    expect(asked).toEqual([0])
  })

  it('judges one position after the other in idle moments, and stores the review when the game is over', async () => {
    const { review, asked, kept, turn, workers } = makeRun()
    review.follow(gameOf('e4'))
    for (let each = 0; each < 3; each++) await turn()
    expect(asked).toEqual([0, 1])
    expect(kept).toEqual([])
    review.follow(gameOf('e4 e5', true))
    await turn()
    expect(asked).toEqual([0, 1, 2])
    expect(wholeJudgements(review.state)).toHaveLength(3)
    expect(kept).toEqual([[2, 3]])
    expect(workers()).toEqual({ started: 1, stopped: 1 })
  })

  it('starts no position while the game is held', async () => {
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

  it('starts no position soon after a press or a move, unless the game is over', () => {
    vi.useFakeTimers()
    const { review, idle } = makeRun({ restMs: 1_000 })
    review.follow(gameOf('e4'))
    vi.advanceTimersByTime(900)
    review.delay()
    vi.advanceTimersByTime(900)
    expect(idle).toHaveLength(0)
    vi.advanceTimersByTime(100)
    expect(idle).toHaveLength(1)
    // A pending idle callback is postponed.
    review.delay()
    expect(idle).toHaveLength(0)
    review.follow(gameOf('e4 e5', true))
    expect(idle).toHaveLength(1)
    review.delay()
    expect(idle).toHaveLength(1)
    vi.useRealTimers()
  })

  it('finishes the position that is being judged when the player presses something', async () => {
    const { review, asked, turn } = makeRun({ restMs: 1 })
    review.follow(gameOf('e4'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    const judged = turn()
    review.delay()
    await judged
    expect(asked).toEqual([0])
    expect(review.state.progress.judgements[0]).toBeDefined()
  })

  it('keeps the judgements of the moves that stay when some are taken back', async () => {
    const { review, asked, turn } = makeRun()
    review.follow(gameOf('e4 e5 Nf3'))
    for (let each = 0; each < 4; each++) await turn()
    review.follow(gameOf('e4 c5'))
    for (let each = 0; each < 2; each++) await turn()
    expect(asked).toEqual([0, 1, 2, 3, 2])
  })

  it('drops the answer for a removed position, but not for one that the game still has', async () => {
    const { review, asked, idle, turn } = makeRun()
    review.follow(gameOf('e4'))
    idle.shift()!()
    review.follow(gameOf('e4 e5'))
    await turn()
    expect(review.state.progress.judgements[0]).toBeDefined()
    idle.shift()!()
    review.follow(gameOf('d4'))
    await turn()
    expect(review.state.progress.judgements).toHaveLength(2)
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

  it('abandons its position for an urgent move', async () => {
    const { review, asked, idle } = makeRun()
    review.follow(gameOf('e4 e5 Nf3'))
    idle.shift()!()
    expect(asked).toEqual([0])
    review.follow({ ...gameOf('e4 e5 Nf3 Nc6'), isUrgent: true })
    expect(asked).toEqual([0, 3])
  })

  it('judges positions again that were judged before the net arrived', async () => {
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

  it('shows the judgements of a finished game, and stores them after the second looks at its mistakes', async () => {
    const { review, asked, kept, turn } = makeRun({ worth: afterSecond })
    review.follow(gameOf('e4 e5 Nf3', true))
    for (let each = 0; each < 4; each++) await turn()
    expect([wholeJudgements(review.state)?.length, isFinished(review.state), kept]).toEqual([4, false, []])
    for (let each = 0; each < 3; each++) await turn()
    expect(asked).toEqual([0, 1, 2, 3, -1, -2, -3])
    expect(isFinished(review.state)).toBe(true)
    expect(kept).toHaveLength(1)
    expect(review.state.progress.judgements[2]).toMatchObject({
      variations: [{ score: { value: 350 } }],
      first: { value: 300 },
    })
  })

  it.each([
    ['at once if a position is judged fast', 100, [0, 1, 2, -1]],
    ['after the game if a position takes longer', 1_000, [0, 1, 2, 3, -1]],
  ])('makes second looks %s', async (_, lookMs, expected) => {
    const { review, asked, turn } = makeRun({ worth: afterSecond, lookMs })
    review.follow(gameOf('e4 e5'))
    for (let each = 0; each < 4; each++) await turn()
    review.follow(gameOf('e4 e5 Nf3', true))
    for (let each = 0; each < 2; each++) await turn()
    expect(asked.slice(0, expected.length)).toEqual(expected)
  })

  it('judges a newly arrived position before it gives another a second look', async () => {
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

  it('looks twice at a possible mistake on a slow device too, if the player waits for the comment', async () => {
    const { review, asked, turn } = makeRun({ worth: afterSecond, lookMs: 1_000 })
    review.follow({ ...gameOf('e4 e5'), isUrgent: true })
    for (let each = 0; each < 4; each++) await turn()
    expect(asked).toEqual([1, 2, -1, -2])
    expect(newestJudgements(review.state)?.after.first).toBeDefined()
  })

  it('stops if a worker fails, with what was judged before, and starts again with the next move', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const workers = makeWorkers(({ moves }, asked) =>
      asked < 3 ? found(moves.length) : { ok: false, error: 'ERR_ENGINE_DIED' },
    )
    const { review, drafts } = followWith(workers, 1)
    review.follow(gameOf('e4 e5 Nf3 Nc6', true), [])
    await expect.poll(() => review.state.hasFailed).toBe(true)
    expect(review.state.progress.judgements.map((each) => each?.depth)).toEqual([
      ...[0, 1],
      ...[undefined, undefined, undefined],
    ])
    expect([workers.asked.length, workers.stopped]).toEqual([3, [0]])
    expect(warn).toHaveBeenCalledOnce()
    expect(drafts).toEqual([[4, 2, undefined]])
    review.follow(gameOf('e4 e5 Nf3 Nc6 Bc4', true), [])
    expect(workers.started()).toBe(2)
    review.stop()
    warn.mockRestore()
  })
})

const found = (depth: number, net = 1): Result<Analysed, string> => ({
  ok: true,
  value: { type: 'analysed', id: 1, index: 0, depth, nodes: 1, net, variations: [] },
})

/** Workers that answer immediately with `reply`. Records which worker was asked about which position. */
function makeWorkers(reply: (line: LineText, asked: number) => Result<Analysed, string>) {
  const asked: [judge: number, ply: number][] = []
  const stopped: number[] = []
  let started = 0
  const startJudge = (): ReviewJudge => {
    const judge = started++
    return {
      judge: async (line) => {
        const count = asked.push([judge, line.moves.length])
        await Promise.resolve()
        return reply(line, count)
      },
      stop: () => stopped.push(judge),
    }
  }
  return { startJudge, asked, stopped, started: () => started }
}

/** Also records which drafts were stored: moves, judgements, and the moves of the draft they replace. */
function followWith(
  { startJudge }: Pick<ReturnType<typeof makeWorkers>, 'startJudge'>,
  judges: number,
  find: () => Promise<Judgements | undefined> = async () => undefined,
) {
  const drafts: [moves: number, judged: number, before: number | undefined][] = []
  const hidden = new Set<() => void>()
  const saved: number[] = []
  const review = createReviewScheduler({
    ...{ startJudge, judges },
    reviews: { save: async ({ length }) => void saved.push(length) },
    drafts: {
      find,
      save: async ({ length }, all, before) =>
        void drafts.push([length, all.filter((each) => each !== undefined).length, before?.length]),
    },
    whenHidden: (run) => {
      hidden.add(run)
      return () => void hidden.delete(run)
    },
  })
  return { review, drafts, saved, hide: () => hidden.forEach((run) => run()) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a finished game judged by several workers', () => {
  it('has its positions shared out, is stored, and leaves no worker running', async () => {
    const workers = makeWorkers(({ moves }) => found(moves.length))
    const { review, saved, drafts, hide } = followWith(workers, 2)
    review.follow(gameOf('e4 e5 Nf3 Nc6', true), [])
    await expect.poll(() => saved).toEqual([4])
    expect(workers.asked.map(([, ply]) => ply)).toEqual([0, 1, 2, 3, 4])
    expect(new Set(workers.asked.map(([judge]) => judge))).toEqual(new Set([0, 1]))
    expect(workers.stopped).toEqual([0, 1])
    hide()
    expect(drafts).toEqual([])
  })

  it('is judged and stored even if it has no moves', async () => {
    const { review, saved } = followWith(
      makeWorkers(() => found(0)),
      2,
    )
    review.follow({ line: new Line(START_FEN), isOver: true, isHeld: false }, [])
    await expect.poll(() => saved).toEqual([0])
  })

  it('gets no more workers than it has positions to judge', async () => {
    const workers = makeWorkers(({ moves }) => found(moves.length))
    const { review, saved } = followWith(workers, 4)
    review.follow(gameOf('e4 e5 Nf3 Nc6', true), [JUDGED, JUDGED, undefined, JUDGED, undefined])
    await expect.poll(() => saved).toEqual([4])
    expect(workers.asked.map(([, ply]) => ply)).toEqual([2, 4])
    expect(workers.started()).toBe(2)
  })

  it('is asked about no further once it is stopped, and its draft is stored', async () => {
    const { review, drafts, saved } = followWith(
      makeWorkers(({ moves }) => {
        if (moves.length === 2) review.stop()
        return found(moves.length)
      }),
      1,
    )
    review.follow(gameOf('e4 e5 Nf3 Nc6', true), [])
    await settled()
    expect([drafts, saved]).toEqual([[[4, 2, undefined]], []])
    expect(review.state.progress.judgements.filter(Boolean)).toHaveLength(2)
  })
})

describe('the draft of a followed game', () => {
  const idle = { startJudge: () => ({ judge: () => new Promise<never>(() => {}), stop: () => {} }) }
  const netsOf = (review: ReturnType<typeof followWith>['review']) =>
    review.state.progress.judgements.map((each) => each?.net)

  it('is looked up once for a game that arrives with several moves', async () => {
    const find = vi.fn(async () => [JUDGED, undefined, JUDGED, JUDGED])
    const { review } = followWith(idle, 1, find)
    review.follow(gameOf('e4 e5 Nf3'))
    await expect.poll(() => netsOf(review)).toEqual([1, undefined, 1, 1])
    review.follow(gameOf('e4 e5 Nf3 Nc6'))
    expect(find).toHaveBeenCalledOnce()
  })

  it('gives a game that has changed meanwhile the positions that it shares', async () => {
    const { review } = followWith(idle, 1, async () => [JUDGED, JUDGED, JUDGED, JUDGED])
    review.follow(gameOf('e4 e5 Nf3'))
    review.follow(gameOf('e4 e5 Bc4'))
    await expect.poll(() => netsOf(review)).toEqual([1, 1, 1, undefined])
  })

  it('is not looked up at the first moves, or if the game is known', () => {
    const { review } = followWith(idle, 1, () => expect.unreachable('no draft is needed'))
    review.follow(gameOf('e4'))
    review.follow(gameOf('e4 e5'))
    review.follow(gameOf('d4 d5 c4', true), [JUDGED, JUDGED, JUDGED, JUDGED])
  })

  it('is ignored if the scheduler was stopped before it arrived', async () => {
    const { review } = followWith(idle, 1, async () => [JUDGED])
    review.follow(gameOf('e4 e5 Nf3'))
    review.stop()
    await settled()
    expect(netsOf(review)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is done without if the device forbids storage', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { review } = followWith(idle, 1, () => Promise.reject(new Error('forbidden')))
    review.follow(gameOf('e4 e5 Nf3'))
    await expect.poll(() => warn.mock.calls.length).toBe(1)
    expect(review.state.hasFailed).toBe(false)
    warn.mockRestore()
  })

  it('is stored when the page is hidden, when judging stops, and before another game starts', () => {
    const { review, drafts, hide } = followWith(idle, 1)
    review.follow(gameOf('e4 e5'), [])
    hide()
    expect(drafts).toEqual([])
    review.follow(gameOf('e4 e5'), [JUDGED])
    hide()
    review.follow(gameOf('e4 e5'), [JUDGED, JUDGED])
    review.follow(gameOf('d4'), [])
    review.follow(gameOf('d4'), [JUDGED])
    review.stop()
    expect(drafts).toEqual([
      [2, 1, undefined],
      [2, 2, 2],
      [1, 1, undefined],
    ])
  })

  it('replaces the draft of the same game before moves were taken back', () => {
    const { review, drafts, hide } = followWith(idle, 1)
    review.follow(gameOf('e4 e5 Nf3'), [JUDGED, JUDGED])
    hide()
    review.follow(gameOf('e4 c5'), [JUDGED, JUDGED, JUDGED])
    hide()
    expect(drafts).toEqual([
      [3, 2, undefined],
      [2, 3, 3],
    ])
  })

  it('is not stored once the game is over and judged', () => {
    const { review, drafts, hide } = followWith(idle, 1)
    review.follow(gameOf('e4'), [JUDGED, JUDGED])
    hide()
    expect(drafts).toHaveLength(1)
    review.follow(gameOf('e4', true), [JUDGED, JUDGED])
    hide()
    expect(drafts).toHaveLength(1)
  })
})
