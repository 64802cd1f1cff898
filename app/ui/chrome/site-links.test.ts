import { describe, expect, it } from 'vitest'
import { canonicalOf, isCurrent, NAVIGATION } from './site-links.ts'

const currentAt = (pathname: string) =>
  NAVIGATION.filter((link) => isCurrent(link, pathname)).map(({ label }) => label)

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
