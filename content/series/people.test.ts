import { describe, expect, it } from 'vitest'
import { parseBoardBlock } from '../board-block.ts'
import { duePosts, parsePosts } from '../posts.ts'
import peopleText from './people.json?raw'
import { fillFigures, findShare, INTERVAL, parsePeople } from './people.ts'

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
const textOf = (slug: string): string =>
  filledSources.find(({ file }) => file.endsWith(`/what-1200s-do-${slug}.md`))?.text ?? ''
/** For the band of 1,200 unless another is named. */
const at = (name: string, band = 1200) => {
  const share = findShare(people, name, band)
  if (share === undefined) throw new Error(name)
  return share
}
/** True if the difference is significant at the 5 % level. */
const differ = (one: ReturnType<typeof at>, other: ReturnType<typeof at>): boolean =>
  Math.abs(one.share - other.share) > INTERVAL * Math.hypot(one.error, other.error)

/** A count written out in words: “one in six”, “a quarter of”, “three times as often”. */
const TYPED_COUNT =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine) (?:\w+ )?(?:in|of|out of|times in) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)|(?:a|one) (?:third|quarter|half) of|(?:two|three|four|five|ten) times as)\b/i

/** Comparisons that the texts make in words, each with the figures that support it. */
const COMPARISONS: readonly (readonly [slug: string, words: string, holds: () => boolean])[] = [
  [
    'hang-the-rook',
    'Rooks lead with',
    () => differ(at('pieces given away: rook'), at('pieces given away: knight')),
  ],
  [
    'hang-the-rook',
    'At 1,200 it is the rarest',
    () =>
      ['rook', 'knight', 'bishop'].every(
        (role) => at(`pieces given away: ${role}`).share > at('pieces given away: queen').share,
      ),
  ],
  [
    'walk-past-a-free-piece',
    'which is the same for all that this count can tell',
    () => !differ(at('free pieces taken'), at('free pieces taken', 1800)),
  ],
  [
    'forget-to-castle',
    'larger than the one between White and Black at this rating',
    () =>
      at('score, castled by move 12').share - at('score, never castled').share >
      Math.abs(2 * at("White's score after 1.e4").share - 1),
  ],
  [
    'fall-on-the-back-rank',
    'changes little up to 1,400 and then shrinks',
    () =>
      !differ(at('mated on the back rank'), at('mated on the back rank', 1400)) &&
      differ(at('mated on the back rank', 1400), at('mated on the back rank', 1600)) &&
      differ(at('mated on the back rank', 1600), at('mated on the back rank', 1800)),
  ],
  ['answer-e4', 'Most players at 1,200 answer with 1...e5', () => at('share of 1...e5').share > 0.5],
  [
    'answer-e4',
    'less than every other bar, but most of the gaps could still be chance',
    () => {
      const others = ['1...c5', '1...d5', '1...e6', 'another reply'].map((reply) =>
        at(`Black's score after ${reply}`),
      )
      const mine = at("Black's score after 1...e5")
      return (
        others.every(({ share }) => share > mine.share) &&
        others.filter((other) => !differ(mine, other)).length > 2
      )
    },
  ],
  [
    'draw-a-rook-up',
    'most of those on the clock',
    () => at('a rook up in the ending: lost on time').share > at('a rook up in the ending: lost').share / 2,
  ],
  [
    'play-to-mate',
    'The order changes at 1,400, where resignation overtakes mate',
    () =>
      at('ends: mate').share > at('ends: resign').share &&
      at('ends: mate', 1400).share < at('ends: resign', 1400).share,
  ],
  [
    'play-to-mate',
    'at 1,800 more than half of all games end that way',
    () => at('ends: resign', 1800).share > 0.5,
  ],
  [
    'play-to-mate',
    'from 1,200 up it takes about one game in five',
    () => [1200, 1400, 1600, 1800, 2000].every((band) => Math.round(1 / at('ends: time', band).share) === 5),
  ],
  [
    'lose-pieces-after-move-ten',
    'three times as often',
    () =>
      Math.round(
        at('pieces given away a move, from move 21 on').share /
          at('pieces given away a move, from move 1 on').share,
      ) === 3,
  ],
  [
    'bring-the-queen-out',
    'You can measure that difference',
    () => differ(at('score, queen out by move 4'), at('score, queen later')),
  ],
  [
    'overlook-en-passant',
    'strong players decline it too, more often than not',
    () => at('en passant taken', 1800).share < 0.5,
  ],
  [
    'come-back',
    'a quarter of the points',
    () => Math.abs(at('score of the side a piece down').share - 0.25) < 0.03,
  ],
]
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

  it.each(COMPARISONS)('%s: “%s” is what was counted', (slug, words, holds) => {
    expect(textOf(slug)).toContain(words)
    expect(holds()).toBe(true)
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
