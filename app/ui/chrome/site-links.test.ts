import { describe, expect, it } from 'vitest'
import { canonicalOf, currentOf, DOORS, isCurrent, SPECIFIED_LINKS } from './site-links.ts'

/** The links that the bar shows before a menu is opened. */
const BAR = [...DOORS.map(({ hub }) => hub), ...SPECIFIED_LINKS]

const currentAt = (pathname: string) =>
  BAR.filter((link) => isCurrent(link, pathname)).map(({ label }) => label())

describe('the navigation bar', () => {
  it.each([
    ['/', ['Home']],
    ['/play', ['Play']],
    ['/play/', ['Play']],
    ['/game', ['Play']],
    ['/playground', []],
    ['/history/chess-origins', []],
  ])('at %s marks %j', (pathname, labels) => {
    expect(currentAt(pathname)).toEqual(labels)
  })
})

describe('a section of the navigation bar', () => {
  const markedAt = (pathname: string) =>
    BAR.flatMap((link) => {
      const current = currentOf(link, pathname)
      return current === undefined ? [] : [`${link.label()}: ${current}`]
    })
  it.each([
    ['/', ['Home: page']],
    ['/blog', ['Read: page', 'Blog: page']],
    ['/blog/a-post', ['Read: true', 'Blog: true']],
    ['/blogger', []],
    ['/players/wei-yi', ['Read: true']],
    ['/rankings', ['Read: true', 'Rankings: page']],
    ['/learn/the-rook', ['Train: true']],
    ['/review', ['Analyse: true']],
    ['/dashboard', ['You: page', 'Dashboard: page']],
    ['/thank-you', ['Support: true']],
    ['/gallery/t-rex-chess-battle', ['Read: true']],
    ['/auth/forgotten', ['You: true', 'Sign In: true']],
    ['/history/chess-origins', ['Read: true']],
    ['/privacy-policy', []],
  ])('at %s is marked as %j', (pathname, marks) => {
    expect(markedAt(pathname)).toEqual(marks)
  })
})

describe('the canonical address', () => {
  it.each([
    ['/', '/'],
    ['/play', '/play'],
    ['/game', '/play'],
    ['/game/', '/play'],
    ['/blog/a-post', '/blog/a-post'],
    ['/blog/a-post/', '/blog/a-post'],
  ])('of %s is %s', (pathname, canonical) => {
    expect(canonicalOf(pathname)).toBe(canonical)
  })
})
