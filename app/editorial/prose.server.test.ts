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
