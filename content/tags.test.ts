import { describe, expect, it } from 'vitest'
import { historyArticles, posts } from './library.server.ts'
import { listPages } from './pages.server.ts'
import { words as english } from '#words/labels'
import { tagPath, TAGS } from './tags.ts'

describe('a tag', () => {
  it.each(TAGS)('%s is described as search engines show it', (tag) => {
    const { intro } = english.tags[tag]
    expect(intro.length).toBeGreaterThanOrEqual(110)
    expect(intro.length).toBeLessThanOrEqual(160)
  })

  it('has an address of its own', () => {
    expect(tagPath('Famous Games')).toBe('/blog/tag/famous-games')
    expect(new Set(TAGS.map(tagPath)).size).toBe(TAGS.length)
  })

  it('has a page if an article carries it, and none otherwise', () => {
    const carried = new Set([...posts(), ...historyArticles()].flatMap(({ data }) => data.tags))
    const paths = listPages().flatMap((page) => (page.kind === 'tag' ? page.path : []))
    expect(paths.toSorted()).toEqual([...carried].map(tagPath).toSorted())
  })
})
