import { describe, expect, it } from 'vitest'
import { ContentError, type Document } from '#content/document.ts'
import { listPages } from '#content/pages.server.ts'
import { proseOf } from './prose.server.ts'

const written = listPages().flatMap((page) => ('document' in page ? [page.document] : []))

describe('everything written', () => {
  it.each(written.map((document) => [document.file, document] as const))(
    '%s can be published',
    (_, document) => {
      expect(proseOf(document).html.length).toBeGreaterThan(500)
    },
  )
})

describe('a game that was played', () => {
  const figures = written.flatMap((document) =>
    [...proseOf(document).html.matchAll(/<chess-replay.*?<\/chess-replay>/gs)]
      .map(([html]) => html)
      .filter((html) => html.includes('game-event'))
      .map((html) => [document.file, html] as const),
  )

  it.each(figures)('in %s opens where it is decided, not where it begins or ends', (_, html) => {
    const ply = Number(/ data-ply="(\d+)"/.exec(html)?.[1])
    expect(ply).toBeLessThan(html.match(/ data-fen=/g)?.length ?? 0)
    // An ending or a combination may start at its key position.
    if (html.includes('data-start="rnbqkbnr/pppppppp/')) expect(ply).toBeGreaterThan(4)
  })

  it('represents its article in the same position', () => {
    const post = written.find(({ file }) => file.includes('/morphy-at-the-opera'))
    expect(post && proseOf(post).emblem).toEqual({
      fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 16',
      lastMove: 'f6d7',
    })
  })

  it('goes before the diagrams of its article', () => {
    const article = written.find(({ file }) => file.includes('/from-chaturanga'))
    expect(article && proseOf(article).emblem?.lastMove).toBe('d6f4')
  })
})

describe('a link to a page that does not exist', () => {
  const document = (body: string): Document<unknown> => ({
    file: 'content/posts/x.md',
    data: {},
    body,
    bodyLine: 9,
  })

  it('is a fault with file and line', () => {
    expect(() => proseOf(document('One.\n\n[Two](/blog/two)'))).toThrow(ContentError)
    expect(() => proseOf(document('One.\n\n[Two](/blog/two)'))).toThrow(
      'content/posts/x.md:11: no page /blog/two',
    )
  })

  it('is none where only a part or a state of a page is meant', () => {
    expect(proseOf(document('[Two](/rankings?format=blitz) and [three](/blog#more)')).links).toHaveLength(2)
  })
})
