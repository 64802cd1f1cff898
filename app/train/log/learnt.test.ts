import { describe, expect, it } from 'vitest'
import { lessonEntry, puzzleEntry, squaresEntry } from './entries.fixture.ts'
import { learningProgressOf, newLearntEntries } from './learnt.ts'

const ENTRIES = [
  lessonEntry(0, 'rook', 2),
  lessonEntry(1, 'rook', 0),
  puzzleEntry(2),
  lessonEntry(3, 'rook', 2),
  lessonEntry(4, 'bishop', 0),
  squaresEntry(5, 'find', 12),
  squaresEntry(6, 'find', 9),
  squaresEntry(7, 'knight', 3),
]

describe('lesson progress in the log', () => {
  it('lists each done board once, in order, and the best result of each drill', () => {
    expect(learningProgressOf(ENTRIES)).toEqual({
      boards: { rook: [0, 2], bishop: [0] },
      best: { 'find 30': 12, 'knight 30': 3 },
    })
  })

  it('adds an entry for each new done board and each better result', () => {
    const added = newLearntEntries(
      {
        boards: { rook: [0, 1, 2], castling: [0] },
        best: { 'find 30': 12, 'knight 30': 4, 'name 60': 1 },
      },
      ENTRIES,
    )
    expect(added).toMatchObject([
      { kind: 'lesson', lesson: 'rook', board: 1 },
      { kind: 'lesson', lesson: 'castling', board: 0 },
      { kind: 'squares', drill: 'knight', seconds: 30, right: 4 },
      { kind: 'squares', drill: 'name', seconds: 60, right: 1 },
    ])
    expect(newLearntEntries(learningProgressOf(ENTRIES), ENTRIES)).toEqual([])
    expect(new Set(added.map(({ id }) => id)).size).toBe(4)
  })

  it('takes the better result of two devices in any order', () => {
    const other = newLearntEntries({ boards: {}, best: { 'find 30': 15, 'knight 30': 2 } }, [])
    const both = learningProgressOf([...ENTRIES, ...other])
    expect(both.best).toEqual({ 'find 30': 15, 'knight 30': 3 })
    expect(learningProgressOf([...other, ...ENTRIES].toReversed()).best).toEqual(both.best)
  })
})
