import { describe, expect, it } from 'vitest'
import { ContentError } from './document.ts'
import { GALLERY_SLUGS } from './gallery-slugs.ts'
import { parseGallery } from './gallery.ts'

const item = (slug: string, { label = 'category: London', body = 'One.\n\nTwo.\n\nThree.' } = {}) => ({
  file: `content/gallery/${slug}.md`,
  text: [
    '---',
    `slug: ${slug}`,
    'title: A Street',
    'subtitle: Seen from a board.',
    label,
    `description: ${'Lamps and awnings in a row. '.repeat(3)}`,
    `alt: ${'A row of houses behind a board. '.repeat(3)}`,
    `metaDescription: ${'A description with as many characters as search engines show. '.repeat(2)}`,
    'keywords: chess',
    'themes: { heading: Look, points: [a, b, c, d, e] }',
    'buttons: { play: Play, gallery: Back }',
    '---',
    body,
  ].join('\n'),
})

describe('the gallery', () => {
  it('hangs in its own order, whatever the order of the files', () => {
    const [first, second] = GALLERY_SLUGS
    expect(parseGallery([item(second), item(first)]).map(({ data }) => data.slug)).toEqual([first, second])
  })

  it.each([
    ['a text of two paragraphs', item('royal-chess-duel', { body: 'One.\n\nTwo.' }), /has 2 paragraphs/],
    ['a picture that nobody planned', item('royal-chess-picnic'), /gallery-slugs/],
    ['one tag', item('royal-chess-duel', { label: 'tags: [London]' }), /royal-chess-duel\.md:5: tags/],
    ['neither category nor tags', item('royal-chess-duel', { label: '' }), /a category or two tags/],
    [
      'a category and tags',
      item('royal-chess-duel', { label: 'category: London\ntags: [London, Dusk]' }),
      /a category or two tags/,
    ],
  ])('stops at %s', (_, source, message) => {
    expect(() => parseGallery([source])).toThrow(ContentError)
    expect(() => parseGallery([source])).toThrow(message)
  })
})

describe('texts of the pictures', () => {
  const texts = import.meta.glob<string>('./gallery/*.md', { query: '?raw', import: 'default', eager: true })
  const items = parseGallery(
    Object.entries(texts).map(([path, text]) => ({ file: path.replace('./', 'content/'), text })),
  )
  const wordsOf = (text: string) => text.trim().split(/\s+/).length

  it('is there for every one of them', () => {
    expect(items.map(({ data }) => data.slug)).toEqual(GALLERY_SLUGS)
  })

  it('says of each something else, in its own words', () => {
    const unique = {
      titles: items.map(({ data }) => data.title),
      subtitles: items.map(({ data }) => data.subtitle),
      descriptions: items.map(({ data }) => data.description),
      alternatives: items.map(({ data }) => data.alt),
      metas: items.map(({ data }) => data.metaDescription),
      headings: items.map(({ data }) => data.themes.heading),
      points: items.flatMap(({ data }) => data.themes.points),
      play: items.map(({ data }) => data.buttons.play),
      gallery: items.map(({ data }) => data.buttons.gallery),
      openings: items.map(({ body }) => body.trim().split(' ').slice(0, 4).join(' ')),
    }
    for (const [name, texts] of Object.entries(unique))
      expect(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        name,
      ).toEqual([])
  })

  it.each(items.map(({ data, body }) => [data.slug, body] as const))(
    '%s: three paragraphs that are neither a caption nor an essay',
    (_, body) => {
      const lengths = body
        .trim()
        .split(/\n{2,}/)
        .map(wordsOf)
      for (const words of lengths) {
        expect(words).toBeGreaterThanOrEqual(25)
        expect(words).toBeLessThanOrEqual(115)
      }
      expect(lengths.reduce((sum, words) => sum + words, 0)).toBeGreaterThanOrEqual(130)
    },
  )

  it('says of the first one, and of it alone, when it was hung', () => {
    expect(items.flatMap(({ data }) => (data.added === undefined ? [] : [[data.slug, data.added]]))).toEqual([
      ['piccadilly-chess-street', '2025-06'],
    ])
  })
})
