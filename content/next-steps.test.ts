import { expect, it } from 'vitest'
import setText from './puzzles/set.json'
import { listLessons } from './lessons.server.ts'
import { nextStepOf, stepSlugs } from './next-steps.ts'

const texts = Object.keys(import.meta.glob('./{posts,history}/*.md')).map((path) =>
  path.split('/').at(-1)!.slice(0, -3),
)
const lessons = new Set(listLessons().map(({ slug }) => `/learn/${slug}`))
const themes = new Set(Object.keys(setText.themes))

it('every text with a next step exists', () => {
  expect(stepSlugs().filter((slug) => !texts.includes(slug))).toEqual([])
})

it.each(texts)('%s ends in a tool that is there', (slug) => {
  const url = new URL(nextStepOf(slug).to, 'https://chess.example')
  const theme = url.searchParams.get('theme')
  if (url.pathname.startsWith('/learn/')) expect(lessons).toContain(url.pathname)
  else
    expect(['/review', '/train', '/train/puzzles', '/train/rush', '/online', '/play']).toContain(url.pathname)
  if (theme !== null) expect(themes).toContain(theme)
})
