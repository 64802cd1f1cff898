import { describe, expect, it } from 'vitest'
import { positionOfFen } from '#chess/fen.ts'
import { afterMoves } from '#chess/line.ts'
import { capturedPiece, legalMoves, moveTo } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Fen } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { parseBoardBlock } from '../board-block.ts'
import { duePosts, parsePosts } from '../posts.ts'
import peopleText from './people.json?raw'
import { CLAIMS, countedFigures, uncountedClaims } from './claims.ts'
import { fillFigures, parsePeople } from './people.ts'

const people = parsePeople(peopleText)
const texts = import.meta.glob<string>('../posts/what-1200s-do-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = Object.entries(texts).map(([path, text]) => ({ file: path.replace('../', 'content/'), text }))
const filledSources = sources.map(({ file, text }) => {
  const filled = fillFigures(text, people)
  return { file, text: filled.ok ? filled.value : text }
})
const pieces = parsePosts(filledSources)
const slugOf = (file: string): string => /what-1200s-do-(.*)\.md$/.exec(file)![1]!
const textOf = (slug: string): string =>
  filledSources.find(({ file }) => file.endsWith(`/what-1200s-do-${slug}.md`))?.text ?? ''
/** A count written out in words: “one in six”, “a quarter of”, “three times as often”. */
const TYPED_COUNT =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine) (?:\w+ )?(?:in|of|out of|times in) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)|(?:a|one) (?:third|quarter|half) of|(?:two|three|four|five|ten) times as)\b/i

const DAY_MS = 86_400_000

describe('the counts behind the series', () => {
  it('name the data they come from by its checksum', () => {
    expect(people.sha256).toBe('e0eab96e7881d435449c815085bdc42a19d65aec2ba85a9e5bec674253533029')
    expect(people.games + people.bullet).toBe(298_698)
  })

  it('are shares with their errors', () => {
    for (const [name, bands] of Object.entries(people.shares))
      for (const { band, share, error, chances, games } of bands) {
        expect(error >= 0 && chances > 0 && games > 0 && Number.isFinite(share), `${name} ${band}`).toBe(true)
      }
    const replies = ['1...e5', '1...c5', '1...d5', '1...e6', '1...c6', 'another reply']
    const sum = replies.reduce(
      (all, reply) => all + people.shares[`share of ${reply}`]!.find(({ band }) => band === 1200)!.share,
      0,
    )
    expect(sum).toBeCloseTo(1, 4)
  })
})

describe('the weekly series', () => {
  it('has at least twelve pieces, one a week from the first', () => {
    const days = pieces.map(({ data }) => Date.parse(data.date)).toSorted((a, b) => a - b)
    expect(days.length).toBeGreaterThanOrEqual(12)
    for (const [index, day] of days.entries()) expect((day - days[0]!) / DAY_MS).toBe(index * 7)
  })

  it('shows no piece before its day', () => {
    expect(duePosts(pieces, '2026-11-23')).toEqual([])
    expect(duePosts(pieces, '2026-11-24').map(({ data }) => data.slug)).toEqual([
      'what-1200s-do-hang-the-rook',
    ])
    expect(duePosts(pieces, '2026-12-01')).toHaveLength(2)
  })

  it.each(sources.map((source) => [source.file, source] as const))(
    '%s: every figure was counted, and none of them is typed',
    (_, { text }) => {
      expect(fillFigures(text, people)).toMatchObject({ ok: true })
      expect(text.replaceAll(/\{\{[^}]*\}\}/g, '…')).not.toMatch(TYPED_COUNT)
      const [, body = ''] = text.split(/^---$/m).slice(1)
      expect(body.replaceAll(/\{\{[^}]*\}\}|```[^]*?```/g, '')).not.toMatch(/\d%/)
      const [, chart = ''] = /```chart\n([^]*?)```/.exec(body) ?? []
      const block = parseBoardBlock('chart', chart.trimEnd())
      if (!block.ok || block.block.kind !== 'chart') throw new Error('no chart')
      for (const name of block.block.names) expect(Object.keys(people.shares)).toContain(name)
    },
  )

  it.each(CLAIMS)('$slug: “$words” is what was counted', ({ slug, words, holds }) => {
    expect(textOf(slug)).toContain(words)
    expect(holds(countedFigures(people))).toBe(true)
  })

  it('claims nothing about people that was not counted', () => {
    for (const { file, text } of sources)
      expect([file, uncountedClaims(slugOf(file), text)]).toEqual([file, []])
  })

  it.each([
    'Typically the king is in the corner.',
    'Most resignations come too early.',
    'They lose it because it sleeps.',
    'It happens twice a game.',
  ])('refuses “%s”, which nobody has counted', (sentence) => {
    expect(uncountedClaims('stalemate', `---\nid: 1\n---\n\nA sentence. ${sentence}\n`)).toEqual([sentence])
  })

  it('states in each piece how it was counted, where the games come from and how sure the figures are', () => {
    for (const { body } of pieces)
      expect(body).toMatch(/## How it was counted\n\n.*lichess\.org.*intervals of 95 per cent.*early 2013/)
  })

  it('refuses a figure that was not counted, and a form that a figure does not have', () => {
    for (const token of [
      '{{castles in the air@1200}}',
      '{{castled@1200 loudly}}',
      '{{castled@1200 times nothing@1200}}',
    ])
      expect(fillFigures(token, people)).toMatchObject({ ok: false })
  })

  it.each([
    ['{{castled@1200}}', '65%'],
    ['{{castled@1200 tenths}} in ten', 'seven in ten'],
    ['{{castled@1200 not ratio}}', 'three'],
    ['{{castled@1200 not part}}', 'a third'],
    ['{{castled@1800 part}}', undefined],
    ['{{score, queen later@1200 less score, queen out by move 4@1200}}', 'four'],
  ])('writes %s as %s', (text, value) => {
    expect(fillFigures(text, people)).toMatchObject(value === undefined ? { ok: false } : { ok: true, value })
  })

  it('knows a typed count from a generated one', () => {
    for (const typed of [
      'One player in six',
      'a quarter of the points',
      'three times as often',
      'four times in ten',
    ])
      expect(typed).toMatch(TYPED_COUNT)
    expect('One player in … does, and two of them do not.').not.toMatch(TYPED_COUNT)
  })
})

/** What the captions say of the boards: a move of the game, and what the rules say of it. */
const BOARDS: readonly (readonly [
  slug: string,
  uci: string,
  end: 'checkmate' | 'stalemate' | 'won rook' | 'legal',
])[] = [
  ['stalemate', 'e7f6', 'stalemate'],
  ['miss-mate-in-one', 'h6f5', 'checkmate'],
  ['fall-on-the-back-rank', 'e8d8', 'checkmate'],
  ['forget-to-castle', 'b3f7', 'checkmate'],
  ['walk-past-a-free-piece', 'f6a1', 'won rook'],
  ['overlook-en-passant', 'e4f3', 'legal'],
  ['hang-the-rook', 'a1f1', 'legal'],
  ['hang-the-rook', 'e8e5', 'legal'],
  ['lose-pieces-after-move-ten', 'g5h6', 'legal'],
]

describe('the boards of the series', () => {
  it.each(BOARDS)('%s: %s is %s', (slug, uci, end) => {
    const [, fen = ''] = /```fen\n(.*)\n/.exec(textOf(slug)) ?? []
    const position = positionOfFen(fen as Fen)
    const move = parseUci(position, uci)
    if (!move.ok) throw new Error(`${slug}: ${move.error}`)
    const captured = capturedPiece(move.value)?.role
    const after = afterMoves(position, [move.value])
    const canTakeBack = legalMoves(after).some((reply) => moveTo(reply) === moveTo(move.value))
    const found = outcomeOf(after)?.reason ?? (captured === 'r' && !canTakeBack ? 'won rook' : 'legal')
    expect(found).toBe(end)
  })

  it('are in every piece', () => {
    for (const { file, text } of sources) expect([file, /```(?:fen|pgn)\n/.test(text)]).toEqual([file, true])
  })
})
