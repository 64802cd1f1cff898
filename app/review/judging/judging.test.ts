import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import type { Result } from '#chess/types.ts'
import type { Analysed } from '#engine/protocol.ts'
import { EFFORT, judgePositions, judgesFor, SECOND_EFFORT, type Effort, type Judge } from './judging.ts'
import type { JudgedSoFar, KeptJudgement } from './kept-judgement.ts'

const LINES = Array.from({ length: 7 }, (_, index) => ({
  start: START_FEN,
  moves: Array.from({ length: index }, () => 'move'),
}))
const ALL = LINES.map((_, index) => index)

const inOrder = (plies: readonly number[]) => plies.toSorted((one, other) => one - other)

type Answer = Result<Analysed, string>
const answer = (ply: number, net: number, variations: Analysed['variations'] = []): Answer => ({
  ok: true,
  value: { type: 'analysed', id: 1, index: 0, depth: ply, nodes: 1, net, variations },
})
const NOTHING: JudgedSoFar = LINES.map(() => undefined)
const judged = (net: number): KeptJudgement => ({ depth: 9, net, variations: [] })

/** Known of all positions but these. */
const knownBut = (plies: readonly number[], net = 3): JudgedSoFar =>
  LINES.map((_, ply) => (plies.includes(ply) ? undefined : judged(net)))

/** Judges that answer by what they are told; who was asked about what is written down. */
function fakeJudges(
  tell: (judge: number, ply: number, asked: number, effort: Effort) => Answer | Promise<Answer>,
) {
  const asked: { judge: number; ply: number; effort: Effort }[] = []
  const stopped: number[] = []
  let started = 0
  const startJudge = (): Judge => {
    const judge = started++
    return {
      judge: async ({ moves }, effort) => {
        const count = asked.push({ judge, ply: moves.length, effort })
        await Promise.resolve()
        return tell(judge, moves.length, count, effort)
      },
      stop: () => stopped.push(judge),
    }
  }
  return { startJudge, asked, stopped, started: () => started }
}

function run(
  fakes: ReturnType<typeof fakeJudges>,
  judges = 2,
  known = NOTHING,
  left = new AbortController(),
) {
  const judged: [index: number, net: number][] = []
  const found: (KeptJudgement | undefined)[] = [...known]
  const onJudged = (index: number, judgement: KeptJudgement) => {
    judged.push([index, judgement.net])
    found[index] = judgement
  }
  const ended = judgePositions(
    { lines: LINES, known, startJudge: fakes.startJudge, judges, onJudged },
    left.signal,
  )
  return { judged, found, ended, left }
}

describe('judging positions', () => {
  it('asks for each position once, shares them out, and stops every judge', async () => {
    const fakes = fakeJudges((_, ply) => answer(ply, 3))
    const { judged, ended } = run(fakes)
    expect((await ended).ok).toBe(true)
    expect(inOrder(fakes.asked.map(({ ply }) => ply))).toEqual(ALL)
    expect(new Set(fakes.asked.map(({ judge }) => judge))).toEqual(new Set([0, 1]))
    expect(inOrder(judged.map(([index]) => index))).toEqual(ALL)
    expect(fakes.stopped).toEqual([0, 1])
  })

  it('asks only for what is missing, and starts no more judges than that', async () => {
    const fakes = fakeJudges((_, ply) => answer(ply, 3))
    const { ended } = run(fakes, 4, knownBut([2, 5]))
    await ended
    expect(fakes.asked.map(({ ply }) => ply)).toEqual([2, 5])
    expect(fakes.started()).toBe(2)
  })

  it('judges once more what was judged before the net came', async () => {
    const fakes = fakeJudges((_, ply, asked) => answer(ply, asked <= 3 ? 0 : 3))
    const { judged, ended } = run(fakes)
    await ended
    expect(fakes.asked).toHaveLength(10)
    const last = new Map(judged)
    expect([...last.values()]).toEqual(ALL.map(() => 3))
  })

  it.each([
    ['older', 2, [5, 0, 1]],
    ['newer', 4, [5, 0, 1]],
    ['the same', 3, [5]],
  ])('judges once more what was known from a net that is %s', async (_, net, plies) => {
    const fakes = fakeJudges((_judge, ply) => answer(ply, 3))
    const known = knownBut([5]).with(0, judged(net)).with(1, judged(net))
    await run(fakes, 1, known).ended
    expect(fakes.asked.map(({ ply }) => ply)).toEqual(plies)
  })

  it('asks no more than twice where a judge never gets the net', async () => {
    const fakes = fakeJudges((judge, ply) => answer(ply, judge === 0 ? 0 : 3))
    const { ended } = run(fakes)
    expect((await ended).ok).toBe(true)
    expect(fakes.asked.length).toBeLessThanOrEqual(14)
  })

  /** From the view of whoever is to move: the side that moves from the third position loses a piece. */
  const worth = (ply: number, net: number, lost: number): Answer =>
    answer(ply, net, [{ score: { type: 'centipawns', value: ply === 3 ? lost : 0 }, moves: ['e2e4'] }])

  it('looks once more, with more nodes, at the positions around a mistake', async () => {
    const fakes = fakeJudges((_, ply, _asked, effort) => worth(ply, 3, effort === EFFORT ? 300 : 250))
    const { found, ended } = run(fakes, 1)
    expect((await ended).ok).toBe(true)
    const again = fakes.asked.slice(LINES.length)
    expect(again.map(({ ply, effort }) => [ply, effort])).toEqual(
      [2, 3, 4].map((ply) => [ply, SECOND_EFFORT]),
    )
    expect(found[3]).toMatchObject({
      variations: [{ score: { type: 'centipawns', value: 250 } }],
      first: { type: 'centipawns', value: 300 },
    })
  })

  it('looks once more where that is all that is left', async () => {
    const fakes = fakeJudges((_, ply, _asked, effort) => worth(ply, 3, effort === EFFORT ? 300 : 250))
    const first = run(fakes, 1)
    await first.ended
    const { depth, net, variations } = first.found[2]!
    const before = fakes.asked.length
    await run(fakes, 1, first.found.with(2, { depth, net, variations })).ended
    expect(fakes.asked.slice(before).map(({ ply, effort }) => [ply, effort])).toEqual([[2, SECOND_EFFORT]])
  })

  it('takes no second look by another net than the first', async () => {
    const fakes = fakeJudges((_, ply, asked) => worth(ply, asked > LINES.length ? 4 : 3, 300))
    const { found, ended } = run(fakes, 1)
    expect((await ended).ok).toBe(true)
    expect(found.map((each) => [each?.net, each?.first !== undefined])).toEqual(
      ALL.map((ply) => [4, ply >= 2 && ply <= 4]),
    )
  })

  it('ends with the failure of a judge, keeping what was judged', async () => {
    const fakes = fakeJudges((_, ply, asked) =>
      asked < 4 ? answer(ply, 3) : { ok: false, error: 'ERR_ENGINE_DIED' },
    )
    const { judged, ended } = run(fakes, 1)
    expect(await ended).toEqual({ ok: false, error: 'ERR_ENGINE_DIED' })
    expect(judged).toHaveLength(3)
    expect(fakes.asked).toHaveLength(4)
    expect(fakes.stopped).toEqual([0])
  })

  it('asks for nothing more once it is cancelled', async () => {
    const left = new AbortController()
    const fakes = fakeJudges((_, ply, asked) => {
      if (asked === 3) left.abort()
      return answer(ply, 3)
    })
    const { judged, ended } = run(fakes, 1, NOTHING, left)
    expect(await ended).toEqual({ ok: false, error: 'ERR_CANCELLED' })
    expect(judged).toHaveLength(2)
    expect(fakes.asked).toHaveLength(3)
    expect(fakes.stopped).toEqual([0])
  })

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [64, 4],
  ])('on %i cores works with %i', (cores, judges) => {
    expect(judgesFor(cores)).toBe(judges)
  })
})
