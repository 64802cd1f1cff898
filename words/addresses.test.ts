import { describe, expect, it } from 'vitest'
import { addressIn, isTranslated, readAddress } from './addresses.ts'

describe('an address', () => {
  it.each([
    ['/', '/hi/'],
    ['/play', '/hi/play'],
    ['/play?with=computer', '/hi/play?with=computer'],
    ['/blog', '/hi/blog'],
  ])('of %s is %s in Hindi', (page, address) => {
    expect(addressIn(page, 'hi')).toBe(address)
    expect(addressIn(page, 'en')).toBe(page)
  })

  it.each(['/history', '/hi-there', '/hip/play', '/en/play'])('%s is English', (path) => {
    expect(readAddress(path)).toEqual({ language: 'en', page: path })
  })
})

it.each([
  ['/', true],
  ['/play', true],
  ['/players', true],
  ['/players/wei-yi', false],
  ['/gallery', true],
  ['/gallery/royal-chess-duel', false],
  ['/history', true],
  ['/history/no-such-chapter', false],
  ['/blog/no-such-post', false],
  ['/blog/tag/tactics', true],
  ['/blog/tag/openings', false],
  ['/feed.xml', true],
  ['/privacy-policy', true],
  ['/learn/the-rook', true],
])('the page %s is in Hindi: %s', (page, expected) => {
  expect(isTranslated(page, 'hi')).toBe(expected)
  expect(isTranslated(page, 'en')).toBe(true)
})
