import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { positionFromFen } from '#chess/fen.ts'
import { parseExactPgn } from '#chess/pgn.ts'
import { parseBoardBlock, type BoardBlock } from './board-block.ts'
import { parseDocument } from './document.ts'
import gamesFile from './games/index.json'
import { allPosts } from './library.server.ts'
import { renderProse } from './markdown.ts'
import ratingsFile from './ratings.json'
import { gamesSchema, historySchema, legalSchema, playerSchema, ratingsSchema } from './schemas.ts'

const texts = import.meta.glob<string>(['./{history,legal,players,posts}/*.md', '!./**/*.hi.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pgnFiles = import.meta.glob<string>('./games/*.pgn', { query: '?raw', import: 'default', eager: true })
const games = gamesSchema.parse(gamesFile)
const ratings = ratingsSchema.parse(ratingsFile)

const readFolder = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
  Object.entries(texts)
    .filter(([path]) => path.startsWith(`./${folder}/`))
    .map(([path, text]) => parseDocument({ file: path.replace('./', 'content/'), text }, schema))

const history = readFolder('history', historySchema)
const legal = readFolder('legal', legalSchema)
const players = readFolder('players', playerSchema)
const posts = allPosts()

/** An article's body without its boards. */
const proseOf = (body: string): string => body.replaceAll(/```[\s\S]*?```/g, '')
const wordsOf = (body: string): number =>
  proseOf(body)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length
const headingsOf = (body: string): string[] =>
  [...proseOf(body).matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '')

function isLegal(block: BoardBlock): boolean {
  if (block.kind === 'chart') return block.names.length > 0
  if (block.kind === 'position') return positionFromFen(block.fen).ok
  if (block.kind === 'collection') return games.some(({ id }) => id === block.id)
  return parseExactPgn(block.pgn).ok
}

describe('every written page', () => {
  it.each([...history, ...players, ...legal].map(({ file, data }) => [file, data.slug] as const))(
    '%s is named after its slug',
    (file, slug) => {
      expect(file.split('/').at(-1)).toBe(`${slug}.md`)
    },
  )

  it.each([...history, ...players, ...legal].map((document) => [document.file, document] as const))(
    '%s has legal boards and no HTML',
    (_, document) => {
      const drawBoard = (block: BoardBlock) => (isLegal(block) ? { html: '' } : { fault: 'not legal' })
      expect(() => renderProse(document, drawBoard)).not.toThrow()
    },
  )

  it('shows a game at a move that it has', () => {
    for (const { file, body } of [...history, ...players]) {
      for (const [, text = ''] of body.matchAll(/```game\n([\s\S]*?)```/g)) {
        const parsed = parseBoardBlock('game', text.trimEnd())
        if (!parsed.ok || parsed.block.kind !== 'collection') throw new Error(file)
        const game = parseExactPgn(pgnFiles[`./games/${parsed.block.id}.pgn`] ?? '')
        expect(game.ok && game.value[0]?.moves.length, file).toBeGreaterThan(parsed.block.ply ?? 0)
      }
    }
  })
})

describe('the collection of games', () => {
  it('has a file for each game and a game for each file', () => {
    expect(Object.keys(pgnFiles).toSorted()).toEqual(games.map(({ id }) => `./games/${id}.pgn`).toSorted())
  })

  it.each(games.map((game) => [game.id, game] as const))('%s is legal and is what it says', (id, game) => {
    const parsed = parseExactPgn(pgnFiles[`./games/${id}.pgn`] ?? '')
    expect(parsed).toMatchObject({ ok: true })
    if (!parsed.ok) return
    expect(parsed.value).toHaveLength(1)
    expect(game.key).toBeLessThan(parsed.value[0]?.moves.length ?? 0)
    expect(parsed.value[0]).toMatchObject({
      result: game.result,
      tags: { Event: game.event, Site: game.site, Date: game.date, White: game.white, Black: game.black },
    })
  })
})

describe('the history', () => {
  it('is told in five articles of one day, by one author, in 1,200 to 2,000 words', () => {
    expect(history.map(({ data }) => data.slug).toSorted()).toEqual([
      'chess-evolution',
      'chess-origins',
      'indian-chess-rise',
      'indian-chess-success',
      'modern-chess',
    ])
    for (const { data, body, file } of history) {
      expect(data).toMatchObject({ date: '2024-12-28', author: 'Rook & Rajah Editorial Team' })
      expect(wordsOf(body), file).toBeGreaterThanOrEqual(1_200)
      expect(wordsOf(body), file).toBeLessThanOrEqual(2_000)
    }
  })

  it('links to no post that was written later', () => {
    const dates = new Map(posts.map(({ data }) => [`/blog/${data.slug}`, data.date]))
    for (const { data, body, file } of history) {
      for (const [, path = ''] of body.matchAll(/\]\((\/blog\/[^)]+)\)/g)) {
        const date = dates.get(path)
        expect(date, `${file}: ${path}`).toBeDefined()
        expect((date ?? '') <= data.date, `${file}: ${path}`).toBe(true)
      }
    }
  })

  it('gives the reasons for India’s success in eight sections', () => {
    const article = history.find(({ data }) => data.slug === 'indian-chess-success')
    expect(article?.data.tags).toEqual(['Analysis', 'Success Factors', 'India'])
    expect(headingsOf(article?.body ?? '')).toEqual([
      'The Digital Revolution',
      'World-Class Coaching Infrastructure',
      'Cultural and Family Support',
      'The Anand Effect',
      'Educational Integration',
      'The Tamil Nadu Model',
      'Corporate and Government Support',
      'Lessons for the World',
    ])
  })
})

const TODAY = new Date().toISOString().slice(0, 10)
/** A profile whose latest update is this much older than the list counts as neglected. */
const STALE_MONTHS = 6
/** Players for whom no later result was found. */
const QUIET = new Set(['harika-dronavalli'])

function monthsBefore(month: string, count: number): string {
  const day = new Date(`${month}-01`)
  day.setUTCMonth(day.getUTCMonth() - count)
  return day.toISOString().slice(0, 7)
}

/**
 * Phrases that were only true on the day of writing. Profiles take ranks, ratings and ages from the list (`{{rank}}`), and
 * everything else states its year.
 */
const UNDATED: readonly (readonly [string, RegExp])[] = [
  ['“this list”', /\bthis list\b/i],
  ['“the lowest of the list”', /\b(lowest|highest) (of|on) th(e|is) list\b/i],
  ['“this year”, “last month”', /\b(this|last) (year|month|season|summer|winter|spring|autumn)\b/i],
  ['“recently”, “currently”, “lately”', /\b(recently|currently|lately|nowadays|at the moment|to date)\b/i],
  ['an age in the present tense', /\b(he|she) is (nine|eigh|seven|six|fif|four|thir|twen|for)t(een|y)/i],
]
const MONTH = 'January|February|March|April|June|July|August|September|October|November|December'

/** “In June” in a paragraph without a year; May is excluded, since it is also a verb. */
const hasLoneMonth = (paragraph: string): boolean =>
  new RegExp(`\\b(in|by|until|since|of|on \\d+) (${MONTH})\\b`).test(paragraph) &&
  !/\b(1[0-9]|20)\d\d\b|\{\{list\}\}/.test(paragraph)

describe('texts without a date of their own', () => {
  it.each(players.map(({ file, body, data }) => [file, body, data] as const))(
    '%s: says when, so that it stays true',
    (_, body, data) => {
      const text = `${body}\n${data.playingStyle}\n${data.metaDescription}`
      for (const [name, pattern] of UNDATED) expect(pattern.exec(text)?.[0], name).toBeUndefined()
      for (const paragraph of text.split('\n\n')) expect(hasLoneMonth(paragraph), paragraph).toBe(false)
    },
  )

  it.each(players.map(({ file, body }) => [file, body] as const))(
    '%s: types nothing that the list knows',
    (_, body) => {
      const [year, month] = ratings.list.split('-').map(Number)
      const name = new Date(Date.UTC(year!, month! - 1)).toLocaleString('en-GB', {
        month: 'long',
        timeZone: 'UTC',
      })
      expect(body).not.toContain(`list of ${name} ${year}`)
    },
  )

  it('finds what it looks for', () => {
    expect(
      UNDATED.filter(([, pattern]) => pattern.test('On this list he is twenty; recently this year.')),
    ).toHaveLength(4)
    expect(hasLoneMonth('They sat in the same team in June.')).toBe(true)
    expect(hasLoneMonth('In June 2025 they sat in the same team, and in July again.')).toBe(false)
  })
})

describe('the players', () => {
  it('have a profile and a place in the ratings each, under one name and with one year of birth', () => {
    const byName = ({ slug }: { slug: string }, other: { slug: string }) => slug.localeCompare(other.slug)
    const profiles = players.map(({ data: { slug, name, born } }) => ({
      slug,
      name,
      born: Number(born.slice(0, 4)),
    }))
    const rated = ratings.players.map(({ slug, name, born }) => ({ slug, name, born }))
    expect(profiles.toSorted(byName)).toEqual(rated.toSorted(byName))
  })

  it.each(players.map(({ data, body }) => [data.slug, data, body] as const))(
    '%s: the newest update comes first, none is in the future, and the biography is neither long nor short',
    (slug, { recentUpdates, keyGame }, body) => {
      const dates = recentUpdates.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(dates.every((date) => date >= '2025-02' && date <= TODAY)).toBe(true)
      expect(dates[0]! >= monthsBefore(ratings.list, STALE_MONTHS) || QUIET.has(slug), 'is out of date').toBe(
        true,
      )
      expect(wordsOf(body)).toBeGreaterThanOrEqual(180)
      expect(wordsOf(body)).toBeLessThanOrEqual(380)
      if (keyGame !== undefined) expect(games.map(({ id }) => id)).toContain(keyGame)
    },
  )
})

describe('the legal pages', () => {
  const pageOf = (slug: string) => legal.find(({ data }) => data.slug === slug)

  it.each([
    ['privacy-policy', 9],
    ['terms-of-service', 8],
  ])(
    '%s has %i numbered sections and is of 29 June 2025, or came after a first version of that day',
    (slug, sections) => {
      const page = pageOf(slug)
      expect(page?.data.first ?? page?.data.updated).toBe('2025-06-29')
      expect((page?.data.updated ?? '') >= '2025-06-29').toBe(true)
      expect(headingsOf(page?.body ?? '').map((heading) => heading.split('.', 1)[0])).toEqual(
        Array.from({ length: sections }, (_, index) => String(index + 1)),
      )
    },
  )

  it('leave to the settings who the operator is', () => {
    for (const { body } of legal) {
      const names = new Set([...body.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))
      expect(names).toEqual(new Set(['address', 'email', 'operator', 'site']))
    }
  })
})
