// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listLessons } from '#content/lessons.server.ts'
import { LearnPage } from '../learn-page.tsx'
import { listParts } from '../lesson/lesson.server.ts'
import { showProgress } from './show-progress.ts'

const button = () => document.querySelector<HTMLAnchorElement>('[data-learn-next]')!
const words = (slug: string) =>
  document.querySelector(`[data-lesson-slug="${slug}"] [data-lesson-done]`)?.textContent
const status = () => document.querySelector('[data-learn-done]')?.textContent

describe('the list of lessons', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(createElement(LearnPage, { parts: listParts() }))
  })

  it('links to the first lesson and lists each with its boards', () => {
    showProgress(document, {})
    expect(new URL(button().href).pathname).toBe('/learn/rook')
    expect(button().textContent).toBe('Start with the first lesson')
    expect(words('rook')).toBe('5 boards')
    expect(status()).toBe('')
    expect(document.querySelectorAll('[data-lesson-slug]')).toHaveLength(listLessons().length)
  })

  it('shows the progress of each and links to the first unfinished one', () => {
    showProgress(document, { rook: [0, 1, 2, 3, 4], bishop: [1], unknown: [3] })
    expect(words('rook')).toBe('Done')
    expect(words('bishop')).toBe('1 of 5 boards done')
    expect(status()).toBe(`1 of ${listLessons().length} lessons done.`)
    expect(new URL(button().href).pathname).toBe('/learn/bishop')
    expect(button().textContent).toBe('Go on: The bishop')
  })

  it('congratulates when all is done', () => {
    const all = listLessons().map(({ slug, boards }) => [slug, boards.map((_, index) => index)] as const)
    showProgress(document, Object.fromEntries(all))
    expect(status()).toBe(`${all.length} of ${all.length} lessons done.`)
    expect(button().textContent).toBe('Start with the first lesson')
  })
})
