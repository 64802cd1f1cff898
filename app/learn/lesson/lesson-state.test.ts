import { describe, expect, it } from 'vitest'
import { beginLesson, nextBoard, reduceLesson } from './lesson-state.ts'
import { parseProgress } from '../progress/progress.ts'

describe('a lesson', () => {
  it.each([
    ['begins at its first board', [], 0],
    ['goes on where it was left', [0, 1], 2],
    ['at a gap', [0, 2], 1],
    ['from the start where all is done', [0, 1, 2, 3], 0],
    ['and knows nothing of boards that it has no more', [7], 0],
  ])('%s', (_, stored, at) => {
    expect(beginLesson(4, stored)).toEqual({ at, done: stored.filter((board) => board < 4) })
  })

  it.each([
    ['the next one', 0, [0], 1],
    ['past what is done', 0, [0, 1], 2],
    ['back to a gap', 3, [2, 3], 0],
    ['none when all are done', 3, [0, 1, 2, 3], undefined],
    ['not the last one again', 3, [0, 1, 2], undefined],
  ])('after a board leads to %s', (_, at, done, expected) => {
    const state = reduceLesson(4, { at, done }, { type: 'done' })
    expect(nextBoard(4, state)).toBe(expected)
  })

  it('counts a board once, and only goes to existing boards', () => {
    const done = reduceLesson(4, { at: 2, done: [3] }, { type: 'done' })
    expect(done.done).toEqual([2, 3])
    expect(reduceLesson(4, done, { type: 'done' })).toBe(done)
    expect(reduceLesson(4, done, { type: 'go', at: 1 }).at).toBe(1)
    expect(reduceLesson(4, done, { type: 'go', at: 4 })).toBe(done)
    expect(reduceLesson(4, done, { type: 'go', at: -1 })).toBe(done)
  })
})

describe('the stored progress of lessons', () => {
  it.each([
    [{ rook: [2, 0, 2] }, { rook: [0, 2] }],
    [{ rook: [0.5, -1, 'x', 100, null, 3] }, { rook: [3] }],
    [{ 'No Slug': [1], rook: 7 }, {}],
    [undefined, {}],
    [[1, 2], {}],
    ['rook', {}],
  ])('%j is read as %j', (stored, read) => {
    expect(parseProgress(stored)).toEqual(read)
  })
})
