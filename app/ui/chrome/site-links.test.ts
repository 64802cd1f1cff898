import { describe, expect, it } from 'vitest'
import { canonicalOf, currentOf, isCurrent, NAVIGATION } from './site-links.ts'

const currentAt = (pathname: string) =>
  NAVIGATION.filter((link) => isCurrent(link, pathname)).map(({ label }) => label())

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
    NAVIGATION.flatMap((link) => {
      const current = currentOf(link, pathname)
      return current === undefined ? [] : [`${link.label()}: ${current}`]
    })
  it.each([
    ['/', ['Home: page']],
    ['/blog', ['Blog: page']],
    ['/blog/a-post', ['Blog: true']],
    ['/blogger', []],
    ['/players', ['Rankings: true']],
    ['/players/wei-yi', ['Rankings: true']],
    ['/thank-you', ['Support: true']],
    ['/gallery', ['Gallery: page']],
    ['/gallery/t-rex-chess-battle', ['Gallery: true']],
    ['/auth/forgotten', ['Sign In: true']],
    ['/history/chess-origins', []],
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
