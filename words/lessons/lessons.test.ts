import { describe, expect, it } from 'vitest'
import { listLessons } from '#content/lessons.server.ts'
import type { LessonWords } from './lesson-words.ts'
import { words as en } from './en.ts'
import { words as hi } from './hi.ts'

const lessons = listLessons()

describe.each(Object.entries({ en, hi }))('the lessons in %s', (_, { lessons: texts }) => {
  const wordsOf = texts as Readonly<Record<string, LessonWords>>

  it('have words for every lesson of the course and for no other', () => {
    expect(Object.keys(wordsOf)).toEqual(lessons.map(({ slug }) => slug))
  })

  it.each(lessons)('$slug has a text for every board and every link', ({ slug, boards, more = [] }) => {
    const { title, summary, text, ...rest } = wordsOf[slug]!
    expect([title, summary, ...text].every((each) => each !== '')).toBe(true)
    expect(rest.more ?? []).toHaveLength(more.length)
    const own = boards.filter(({ puzzle }) => puzzle === undefined)
    expect(rest.boards).toHaveLength(own.length)
    expect(rest.puzzle !== undefined).toBe(own.length < boards.length)
  })

  it('mention in each task the moves to play', () => {
    const unnamed = lessons.flatMap(({ slug, boards }) =>
      boards.flatMap(({ goal }, index) =>
        goal.kind === 'play'
          ? goal.moves
              .split(' ')
              .filter((san, ply) => ply % 2 === 0 && !wordsOf[slug]?.boards[index]?.ask.includes(san))
              .map((san) => `${slug} ${index + 1}: ${san}`)
          : [],
      ),
    )
    expect(unnamed).toEqual([])
  })
})
