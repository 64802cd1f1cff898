import { describe, expect, it } from 'vitest'
import { parseDocument } from '../document.ts'
import { parseBoardBlock } from '../board-block.ts'
import { duePosts, parsePosts } from '../posts.ts'
import { postSchema } from '../schemas.ts'
import peopleText from './people.json?raw'
import { fillFigures, parsePeople } from './people.ts'

const people = parsePeople(peopleText)
const texts = import.meta.glob<string>('../posts/what-1200s-do-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = Object.entries(texts).map(([path, text]) => ({ file: path.replace('../', 'content/'), text }))
const pieces = parsePosts(sources)
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
    (_, source) => {
      const { body } = parseDocument(source, postSchema)
      const filled = fillFigures(body, people)
      expect(filled).toMatchObject({ ok: true })
      expect(body.replaceAll(/\{\{[^}]*\}\}|```[^]*?```/g, '')).not.toMatch(/\d%/)
      const [, chart = ''] = /```chart\n([^]*?)```/.exec(body) ?? []
      const block = parseBoardBlock('chart', chart.trimEnd())
      if (!block.ok || block.block.kind !== 'chart') throw new Error('no chart')
      for (const name of block.block.names) expect(Object.keys(people.shares)).toContain(name)
    },
  )

  it('refuses a figure that was not counted', () => {
    expect(fillFigures('{{castles in the air@1200}}', people).ok).toBe(false)
  })
})
