import { describe, expect, it } from 'vitest'
import type { Square } from '#chess/types.ts'
import type { Drill } from '#contract/square-drills.ts'
import {
  beginDrill,
  edgesOf,
  FIRST_SETTING,
  knightReach,
  reduceDrill,
  type DrillState,
} from './coordinates.ts'
import { placeWords } from './coordinates-words.ts'
import { keepBest, parseBest } from './coordinates-best.ts'
import { squareOf } from '../walk/walk.ts'

const first = () => 0
const run = (drill: Drill) => reduceDrill(beginDrill({ ...FIRST_SETTING, drill }), { type: 'start' }, first)
const answer = (state: DrillState, square: Square) => reduceDrill(state, { type: 'answer', square }, first)

describe('the example before a run', () => {
  it.each([
    ['w', 'e4', ['e1', 'a4']],
    ['b', 'e4', ['e8', 'h4']],
    ['w', 'b7', ['b1', 'a7']],
  ] as const)('seen from %s, points at %s from its letter and its number', (side, square, edges) => {
    expect(edgesOf(squareOf(square), side)).toEqual(edges.map(squareOf))
  })
})

describe('naming and finding squares', () => {
  it.each(['name', 'find'] as const)('%s: a right answer counts and asks for another square', (drill) => {
    const state = run(drill)
    const next = answer(state, state.asked)
    expect(next).toMatchObject({ right: 1, wrong: 0, last: 'right' })
    expect(next.asked).not.toBe(state.asked)
  })

  it('counts a wrong answer and asks again', () => {
    const state = run('find')
    expect(answer(state, squareOf('h8'))).toMatchObject({
      asked: state.asked,
      right: 0,
      wrong: 1,
      last: 'wrong',
    })
  })

  it('counts nothing before the start and after the end', () => {
    const ready = beginDrill(FIRST_SETTING)
    expect(answer(ready, ready.asked)).toBe(ready)
    const over = reduceDrill(run('find'), { type: 'time' }, first)
    expect(over.phase).toBe('over')
    expect(answer(over, over.asked)).toBe(over)
  })

  it('changes the drill between two runs only', () => {
    const running = run('find')
    const change = { type: 'set', setting: { seconds: 60, drill: 'name' } } as const
    expect(reduceDrill(running, change, first)).toBe(running)
    const over = reduceDrill(running, { type: 'time' }, first)
    expect(reduceDrill(over, change, first).setting).toEqual({ drill: 'name', seconds: 60, orientation: 'w' })
  })

  it('restarts at zero', () => {
    const state = run('find')
    const over = reduceDrill(answer(state, state.asked), { type: 'time' }, first)
    expect(over.right).toBe(1)
    expect(reduceDrill(over, { type: 'start' }, first)).toMatchObject({
      phase: 'running',
      right: 0,
      wrong: 0,
    })
  })

  it('asks for any square except the one before', () => {
    for (let pick = 0; pick < 63; pick++) {
      const state = run('find')
      expect(reduceDrill(state, { type: 'answer', square: state.asked }, () => pick).asked).not.toBe(
        state.asked,
      )
    }
  })
})

describe('the knight', () => {
  it('asks for each of its squares once', () => {
    let state = run('knight')
    const all = knightReach(state.asked)
    for (const square of all.slice(0, -1)) state = answer(state, square)
    expect(state).toMatchObject({ right: 0, wrong: 0, found: all.slice(0, -1) })
    expect(answer(state, all[0]!)).toBe(state)
    expect(answer(state, state.asked)).toBe(state)
    expect(answer(state, squareOf('h8'))).toMatchObject({ wrong: 1 })
    expect(answer(state, all.at(-1)!)).toMatchObject({ right: 1, found: [] })
  })

  it.each([
    ['a1', 2],
    ['b1', 3],
    ['d4', 8],
  ])('on %s reaches %d', (name, count) => {
    expect(knightReach(squareOf(name))).toHaveLength(count)
  })
})

it.each([
  ['a1', 'w', 'column 1 from the left, row 1 from below'],
  ['e4', 'w', 'column 5 from the left, row 4 from below'],
  ['e4', 'b', 'column 4 from the left, row 5 from below'],
] as const)('%s seen by %s is told by its place', (name, orientation, words) => {
  expect(placeWords(squareOf(name), orientation)).toBe(words)
})

describe('the best result', () => {
  it.each([
    [undefined, {}],
    [
      { 'find 30': 12, 'name 60': 3 },
      { 'find 30': 12, 'name 60': 3 },
    ],
    [{ 'find 45': 12, 'find 30': -1, 'name 60': 'x', 'knight 30': 2.5 }, {}],
  ])('%j is read as %j', (stored, read) => {
    expect(parseBest(stored)).toEqual(read)
  })

  it('is kept if it is better', () => {
    expect(keepBest({}, 'find 30', 4)).toEqual({ best: 4, isNew: true })
    expect(keepBest({ 'find 30': 4 }, 'find 30', 4)).toEqual({ best: 4, isNew: false })
    expect(keepBest({ 'find 30': 4 }, 'find 30', 3)).toEqual({ best: 4, isNew: false })
    expect(keepBest({}, 'find 30', 0)).toEqual({ best: 0, isNew: false })
  })
})
