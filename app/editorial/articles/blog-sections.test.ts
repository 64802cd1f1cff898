import { expect, it } from 'vitest'
import { posts } from '#content/library.server.ts'
import { frontSections, topicSections } from './blog-sections.ts'
import { listPost } from './post.server.ts'

it('every post is in one section, the first ten in the order of the list and the others by date', () => {
  const all = posts().map(listPost)
  const front = frontSections(all.slice(1, 11))
  expect(front.map(({ id, posts: found }) => [id, found.length])).toEqual([
    ['guides', 2],
    ['news', 3],
    ['features', 5],
  ])
  const topics = topicSections(all.slice(11))
  expect(topics.flatMap(({ posts: found }) => found)).toHaveLength(all.length - 11)
  for (const { posts: found } of topics) {
    const dates = found.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  }
})
