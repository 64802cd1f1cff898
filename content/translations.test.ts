import { describe, expect, it } from 'vitest'
import { isTranslated } from '#words/addresses.ts'
import { parseBoardBlock } from './board-block.ts'
import type { Document } from './document.ts'
import { allPosts, historyArticles } from './library.server.ts'
import { historyPath, listTags, postPath } from './pages.server.ts'
import { tagPath } from './tags.ts'

const ARTICLES = [
  ...allPosts('hi').map((document) => ({ path: postPath(document.data.slug), document })),
  ...historyArticles('hi').map((document) => ({ path: historyPath(document.data.slug), document })),
]
const ORIGINALS = new Map(
  [...allPosts(), ...historyArticles()].map((document) => [document.data.slug, document] as const),
)

/** Each board without its words: position, marks, moves. */
const boardsOf = ({ body }: Document<unknown>): readonly unknown[] =>
  [...body.matchAll(/^```(fen|pgn|game|chart)\n([\s\S]*?)```/gm)].map(([, language, text = '']) => {
    const parsed = parseBoardBlock(language as 'fen' | 'pgn' | 'game' | 'chart', text.trimEnd())
    if (!parsed.ok) throw new Error(parsed.message)
    const board = { ...parsed.block, caption: undefined }
    // Tags and comments of a game may be translated; its moves and position may not.
    return board.kind === 'game'
      ? { ...board, pgn: board.pgn.replace(/\[(?!FEN)[^\]]*\]|\{[^}]*\}/g, '').trim() }
      : board
  })

const MONTH_OR_NOTE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|checked|our own)\b/

describe('the Hindi articles', () => {
  it('are those that have an address in Hindi', () => {
    const paths = [...ORIGINALS.keys()].flatMap((slug) => [postPath(slug), historyPath(slug)])
    expect(paths.filter((path) => isTranslated(path, 'hi')).toSorted()).toEqual(
      ARTICLES.map(({ path }) => path).toSorted(),
    )
  })

  it.each(ARTICLES.map(({ path, document }) => [path, document] as const))(
    '%s has its own notes on sources, and their dates, in Hindi',
    (_, { data: { sources } }) => {
      for (const { title } of sources) expect(title).not.toMatch(MONTH_OR_NOTE)
    },
  )

  it('have the tags that have an address in Hindi', () => {
    expect(
      listTags()
        .map(tagPath)
        .filter((path) => isTranslated(path, 'hi')),
    ).toEqual(listTags('hi').map(tagPath))
  })

  it.each(ARTICLES.map(({ path, document }) => [path, document] as const))(
    '%s has the boards of the English one, in their order',
    (_, document) => {
      expect(boardsOf(document)).toEqual(boardsOf(ORIGINALS.get(document.data.slug)!))
    },
  )

  it.each(ARTICLES.map(({ path, document }) => [path, document] as const))(
    '%s is written as the other Hindi texts are',
    (_, { data: { title, excerpt, metaDescription }, body }) => {
      const prose = body.replaceAll(/```[\s\S]*?```/g, '')
      const text = [title, excerpt, metaDescription, body].join('\n')
      expect(text).toBe(text.normalize('NFC'))
      expect(text).not.toMatch(/[\u200c\u200d]/)
      expect(text).not.toMatch(/[०-९]| ।/)
      expect(prose).not.toMatch(/(^|[\s“(])(तुम|तू|तुम्हारा|तुम्हारी|तुम्हारे|करो|कीजिए|देखिए|लीजिए)(?=[\s।,?])/u)
    },
  )
})
