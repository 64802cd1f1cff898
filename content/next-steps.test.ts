import { expect, it } from 'vitest'
import { words } from '#words/labels'
import setText from './puzzles/set.json'
import { listLessons } from './lessons.server.ts'
import { nextStepOf, stepSlugs } from './next-steps.ts'

const texts = Object.keys(import.meta.glob(['./{posts,history,gallery}/*.md', '!./**/*.hi.md'])).map((path) =>
  path.split('/').at(-1)!.slice(0, -3),
)
const lessons = new Set(listLessons().map(({ slug }) => `/learn/${slug}`))
const themes = new Set(Object.keys(setText.themes))
const TOOLS = [
  '/analysis',
  '/learn/coordinates',
  '/online',
  '/play',
  '/review',
  '/train',
  '/train/endings',
  '/train/puzzles',
  '/train/rush',
]

it('every step belongs to a text', () => {
  expect(stepSlugs().filter((slug) => !texts.includes(slug))).toEqual([])
})

it.each(texts)('%s ends with a step that leads to a tool', (slug) => {
  const { label, to } = nextStepOf(slug, words.nextSteps)
  expect(label).not.toBe('')
  const url = new URL(to, 'https://chess.example')
  if (!lessons.has(url.pathname)) expect(TOOLS).toContain(url.pathname)
  const theme = url.searchParams.get('theme')
  if (theme !== null) expect(themes).toContain(theme)
})

it('refuses a text without a step', () => {
  expect(() => nextStepOf('a-text-that-nobody-wrote', words.nextSteps)).toThrow(/no step for/)
})
