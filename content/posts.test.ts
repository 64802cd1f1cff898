import { describe, expect, it } from 'vitest'
import { ContentError } from './document.ts'
import { parsePosts, relatedPosts } from './posts.ts'

interface PostText {
  readonly slug: string
  readonly id?: string
  readonly group?: string
  readonly date?: string
  readonly order?: number
  readonly tags?: string
  readonly sources?: readonly string[]
  readonly file?: string
}

const post = ({
  slug,
  id = slug,
  group = 'library',
  date = '2024-12-01',
  order = 0,
  tags = 'Tactics',
  sources = ['A book'],
  file,
}: PostText) => ({
  file: file ?? `content/posts/${slug}.md`,
  text: [
    '---',
    `id: '${id}'`,
    `slug: ${slug}`,
    `title: Title of ${slug}`,
    `group: ${group}`,
    `order: ${order}`,
    `excerpt: ${'An excerpt that says what the post is about. '.repeat(2)}`,
    `date: ${date}`,
    'author: Chess Experts Team',
    `tags: [${tags}]`,
    `metaDescription: ${'A description with as many characters as search engines show. '.repeat(2)}`,
    'keywords: chess',
    `sources: ${JSON.stringify(sources.map((title) => ({ title })))}`,
    '---',
    'Text.',
  ].join('\n'),
})

const slugsOf = (wanted: readonly PostText[]) => parsePosts(wanted.map(post)).map(({ data }) => data.slug)

describe('the list of posts', () => {
  it('shows guides, news, featured, further, library and added posts in this order, the newest of each first', () => {
    expect(
      slugsOf([
        { slug: 'added', group: 'added', date: '2026-11-22' },
        { slug: 'old', date: '2024-11-27' },
        { slug: 'new', date: '2024-12-18' },
        { slug: 'news', group: 'news', date: '2024-01-01' },
        { slug: 'further', group: 'further' },
        { slug: 'featured', group: 'featured' },
        { slug: 'guide-2', group: 'guides', order: 2 },
        { slug: 'guide-1', group: 'guides', order: 1 },
      ]),
    ).toEqual(['guide-1', 'guide-2', 'news', 'featured', 'further', 'new', 'old', 'added'])
  })

  it.each([
    [
      'a slug twice',
      [{ slug: 'a' }, { slug: 'a', id: 'other', file: 'content/posts/x/a.md' }],
      /slug "a" stands in content\/posts\/a\.md too/,
    ],
    [
      'an id twice',
      [
        { slug: 'a', id: '1' },
        { slug: 'b', id: '1' },
      ],
      /id "1"/,
    ],
    [
      'a file named otherwise than its slug',
      [{ slug: 'a', file: 'content/posts/b.md' }],
      /must be named a\.md/,
    ],
    ['a post without sources', [{ slug: 'a', sources: [] }], /content\/posts\/a\.md:\d+: sources/],
    [
      'a source named twice',
      [{ slug: 'a', sources: ['A book', 'A book'] }],
      /content\/posts\/a\.md:\d+: sources: names a source twice/,
    ],
    ['an unknown tag', [{ slug: 'a', tags: 'Taktik' }], /content\/posts\/a\.md:10: tags\.0/],
  ])('stops at %s', (_, wanted, message) => {
    expect(() => parsePosts(wanted.map(post))).toThrow(ContentError)
    expect(() => parsePosts(wanted.map(post))).toThrow(message)
  })

  it('offers at most two related posts, those with most tags in common first', () => {
    const posts = parsePosts(
      [
        { slug: 'own', tags: 'Tactics, History' },
        { slug: 'one-tag', tags: 'Tactics', date: '2024-12-05' },
        { slug: 'two-tags', tags: 'History, Tactics', date: '2024-11-05' },
        { slug: 'one-tag-older', tags: 'History', date: '2024-12-04' },
        { slug: 'none', tags: 'Clock' },
      ].map(post),
    )
    const own = posts.find(({ data }) => data.slug === 'own')!
    expect(relatedPosts(own, posts).map(({ data }) => data.slug)).toEqual(['two-tags', 'one-tag'])
  })
})
