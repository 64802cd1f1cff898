import { describe, expect, it } from 'vitest'
import type { Analysed } from '#engine/protocol.ts'
import type { Judgements, PositionJudgement } from './judgements.ts'
import {
  carryOver,
  EFFORT,
  hasFirstLooks,
  judgesFor,
  nextTask,
  NO_PROGRESS,
  SECOND_EFFORT,
  withAnswer,
  type JudgingTask,
} from './planner.ts'

const POSITIONS = 7
const ALL = Array.from({ length: POSITIONS }, (_, index) => index)
const NOTHING: Judgements = ALL.map(() => undefined)

const judgement = (net: number): PositionJudgement => ({ depth: 9, net, variations: [] })

/** Every position has a judgement except these. */
const knownExcept = (indexes: readonly number[], net = 3): Judgements =>
  ALL.map((index) => (indexes.includes(index) ? undefined : judgement(net)))

const answer = (net: number, variations: Analysed['variations'] = []): Analysed => ({
  ...{ type: 'analysed', id: 1, index: 0, depth: 9, nodes: 1 },
  ...{ net, variations },
})

/** Runs the plan to its end with one worker, whose answers come from `reply`. */
function run(reply: (task: JudgingTask, asked: number) => Analysed, judgements = NOTHING) {
  let progress = { ...NO_PROGRESS, judgements }
  const tasks: JudgingTask[] = []
  for (let task = nextTask(progress); task; task = nextTask(progress)) {
    if (tasks.push(task) > 50) expect.fail('The plan does not end.')
    progress = withAnswer(progress, task, reply(task, tasks.length))
  }
  return { progress, tasks, indexes: tasks.map(({ index }) => index) }
}

/** From the view of the side to move: the side to move in the third position loses a piece. */
const afterBlunder = ({ index }: JudgingTask, net: number, lost: number) =>
  answer(net, [{ score: { type: 'centipawns', value: index === 3 ? lost : 0 }, moves: ['e2e4'] }])

describe('the plan of a review', () => {
  it('asks for each position once', () => {
    expect(run(() => answer(3)).indexes).toEqual(ALL)
  })

  it('asks only for missing positions', () => {
    expect(run(() => answer(3), knownExcept([2, 5])).indexes).toEqual([2, 5])
  })

  it('asks again for positions that were judged before the net arrived', () => {
    const { indexes, progress } = run((_, asked) => answer(asked <= 3 ? 0 : 3))
    expect(indexes).toEqual([...ALL, 0, 1, 2])
    expect(progress.judgements.map((each) => each?.net)).toEqual(ALL.map(() => 3))
  })

  it.each([
    ['older', 2, [5, 0, 1]],
    ['newer', 4, [5, 0, 1]],
    ['the same', 3, [5]],
  ])('asks again for known positions if their net is not the worker’s: %s', (_, net, indexes) => {
    const known = knownExcept([5]).with(0, judgement(net)).with(1, judgement(net))
    expect(run(() => answer(3), known).indexes).toEqual(indexes)
  })

  it('asks again for a draft that two nets have judged', () => {
    const { indexes } = run(() => answer(3), knownExcept([]).with(1, judgement(0)))
    expect(indexes).toEqual([1])
  })

  it('gives up the newer net of a draft if no worker can load it', () => {
    const { indexes, progress } = run(() => answer(0), knownExcept([5]))
    expect(indexes).toEqual([5, 5, 0, 1, 2, 3, 4, 6])
    expect(progress.judgements.every((each) => each?.net === 0)).toBe(true)
  })

  it('ends if one of two workers never loads the net', () => {
    const { indexes } = run((_, asked) => answer(asked % 2 === 0 ? 3 : 0))
    expect(indexes.length).toBeLessThanOrEqual(14)
  })

  it('gives a worker whose net arrives late a second chance', () => {
    const nets = [3, 3, 3, 3, 3, 3, 0, 3]
    const { indexes, progress } = run((_, asked) => answer(nets[asked - 1]!))
    expect(indexes).toEqual([...ALL, 6])
    expect(progress.judgements[6]?.net).toBe(3)
  })

  it('looks again, with more nodes, at the positions around a mistake', () => {
    const { tasks, progress } = run((task) => afterBlunder(task, 3, task.effort === EFFORT ? 300 : 250))
    expect(tasks.slice(POSITIONS)).toMatchObject([2, 3, 4].map((index) => ({ index, effort: SECOND_EFFORT })))
    expect(progress.judgements[3]).toMatchObject({
      variations: [{ score: { type: 'centipawns', value: 250 } }],
      first: { type: 'centipawns', value: 300 },
    })
  })

  it('looks again if nothing else is left', () => {
    const reply = (task: JudgingTask) => afterBlunder(task, 3, task.effort === EFFORT ? 300 : 250)
    const { judgements } = run(reply).progress
    const { depth, net, variations } = judgements[2]!
    const { tasks } = run(reply, judgements.with(2, { depth, net, variations }))
    expect(tasks).toMatchObject([{ index: 2, effort: SECOND_EFFORT }])
  })

  it('accepts no second look by another net than the first', () => {
    const { progress } = run((task, asked) => afterBlunder(task, asked > POSITIONS ? 4 : 3, 300))
    expect(progress.judgements.map((each) => [each?.net, each?.first !== undefined])).toEqual(
      ALL.map((index) => [4, index >= 2 && index <= 4]),
    )
  })

  it('starts no second look while a first look is running', () => {
    const reply = (task: JudgingTask) => afterBlunder(task, 3, 300)
    const { judgements } = run(reply).progress
    const first = judgements.map((each) => each && { depth: 9, net: 3, variations: each.variations })
    const progress = { ...NO_PROGRESS, judgements: [...first.slice(0, 6), undefined] }
    expect(nextTask(progress, { running: new Set([6]) })).toBeUndefined()
    expect(hasFirstLooks(progress)).toBe(false)
    expect(hasFirstLooks({ ...progress, judgements: first })).toBe(true)
  })

  it('has nothing for positions that are running', () => {
    const progress = { ...NO_PROGRESS, judgements: NOTHING }
    expect(nextTask(progress, { running: new Set([0, 1]) })?.index).toBe(2)
    expect(nextTask(progress, { from: 5 })?.index).toBe(5)
  })
})

it('a game that has changed keeps the judgements of the positions it shares', () => {
  const { progress } = run(() => answer(3))
  const changed = carryOver(progress, 3, 5, [undefined, judgement(7), undefined, judgement(8)])
  expect(changed.judgements.map((each) => each?.net)).toEqual([3, 3, 3, 8, undefined])
  expect([...changed.answers.keys()].map((key) => key[0])).toEqual(['0', '1', '2'])
})

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
  [64, 4],
])('on %i cores a review uses %i workers', (cores, judges) => {
  expect(judgesFor(cores)).toBe(judges)
})
