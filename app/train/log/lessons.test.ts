import { describe, expect, it } from 'vitest'
import { lessonEntry, puzzleEntry } from './entries.fixture.ts'
import { lessonsOf, newLessonEntries } from './lessons.ts'

const ENTRIES = [
  lessonEntry(0, 'rook', 2),
  lessonEntry(1, 'rook', 0),
  puzzleEntry(2),
  lessonEntry(3, 'rook', 2),
  lessonEntry(4, 'bishop', 0),
]

describe('lessons in the log', () => {
  it('are their boards, each once and in order', () => {
    expect(lessonsOf(ENTRIES)).toEqual({ rook: [0, 2], bishop: [0] })
  })

  it('get an entry for each board that is done and has none', () => {
    const added = newLessonEntries({ rook: [0, 1, 2], castling: [0] }, ENTRIES)
    expect(added).toMatchObject([
      { kind: 'lesson', lesson: 'rook', board: 1 },
      { kind: 'lesson', lesson: 'castling', board: 0 },
    ])
    expect(newLessonEntries(lessonsOf(ENTRIES), ENTRIES)).toEqual([])
    expect(new Set(added.map(({ id }) => id)).size).toBe(2)
  })
})
