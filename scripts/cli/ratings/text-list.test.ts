import { describe, expect, it } from 'vitest'
import { CARLSEN, GUKESH, HEADERS, NOVICE, textList, textRow } from './lists.fixture.ts'
import { createTextReader } from './text-list.ts'

const read = (text: string, kind?: 'classical' | 'rapid', size = text.length) => {
  const reader = createTextReader('list.txt', kind)
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
    text.slice(n * size, (n + 1) * size),
  )
  const rows = pieces.flatMap((piece) => reader.read(piece))
  reader.end()
  return { rows, kinds: reader.kinds, month: reader.month }
}

const carlsen = {
  line: 2,
  id: 1503014,
  name: 'Carlsen, Magnus',
  federation: 'NOR',
  born: 1990,
  isInactive: false,
  isWoman: false,
}

describe('a list in text', () => {
  it.each(['combined', 'legacy'] as const)(
    'gives all three ratings of the %s list, by its header',
    (layout) => {
      const { rows, kinds, month } = read(textList(layout, [CARLSEN, NOVICE]))
      expect(kinds).toEqual(['classical', 'rapid', 'blitz'])
      expect(month).toBeUndefined()
      expect(rows).toEqual([
        { ...carlsen, ratings: { classical: 2839, rapid: 2824, blitz: 2887 } },
        {
          line: 3,
          id: 25121731,
          name: 'A C J John',
          federation: 'IND',
          born: undefined,
          isInactive: true,
          isWoman: false,
          ratings: { classical: 1063 },
        },
      ])
    },
  )

  it('gives the one rating of a single list, and its month', () => {
    const { rows, kinds, month } = read(textList('single', [CARLSEN]), 'rapid')
    expect(kinds).toEqual(['rapid'])
    expect(month).toBe('2024-11')
    expect(rows).toEqual([{ ...carlsen, ratings: { rapid: 2839 } }])
  })

  it('is the same in pieces of any size', () => {
    const text = textList('combined', [CARLSEN, GUKESH, NOVICE])
    for (const size of [1, 7, 100, 165]) expect(read(text, undefined, size)).toEqual(read(text))
  })

  it('may have a row pushed aside by a long list of titles', () => {
    const row = textRow('combined', CARLSEN).replace('NOR M', 'NOR M ')
    expect(read(`${HEADERS.combined}\r\n${row}\r\n`).rows).toMatchObject([
      { ratings: { classical: 2839, blitz: 2887 } },
    ])
  })

  const rows = textList('combined', [CARLSEN, GUKESH])
  it.each([
    ['an empty file', '', 1, /empty/],
    ['a file that ends in its header', HEADERS.combined, 1, /header line is cut off/],
    ['a header without federations', rows.replace('Fed', '   '), 1, /no column "Fed"/],
    ['a header without ratings', rows.replace(/SRtng|RRtng|BRtng/g, '     '), 1, /no column of ratings/],
    ['a header without blitz ratings', rows.replace('BRtng', '     '), 1, /no column "BRtng"/],
    ['another file', 'Dear editor,\r\n', 1, /no column "ID Number"/],
    ['a text without lines', 'x'.repeat(5000), 1, /no end/],
    ['a single list of an unknown kind', textList('single', [CARLSEN]), 1, /give --kind/],
    [
      'a rating that nobody can have',
      rows.replace('2776', '3776'),
      3,
      /"3776" in the column SRtng is no rating/,
    ],
    ['a rating of three digits', rows.replace('2654 ', '265  '), 3, /"265" in the column RRtng/],
    ['a rating that is no number', rows.replace('2824', '28x4'), 2, /"28x4"/],
    ['a row without an id', rows.replace('46616543', '        '), 3, /"" is no FIDE id/],
    ['a row that lost its end', rows.replace(/10 +2006 +$/m, ''), 3, /cut off/],
    ['a row that is two', rows.replace('1990      \r\n', '1990      '), 2, /longer/],
    ['a file cut off within a row', rows.slice(0, -30), 3, /last line does not end/],
    ['a file cut off just before the end of a line', rows.slice(0, -2), 3, /last line does not end/],
  ])('stops at %s and names the line', (_, text, line, message) => {
    expect(() => read(text)).toThrow(new RegExp(`^list\\.txt:${line}: .*${message.source}`))
  })
})
