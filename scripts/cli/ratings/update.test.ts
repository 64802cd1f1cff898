import { describe, expect, it } from 'vitest'
import { PLACES, type RankedPlayer, type RatingKind, type Ratings } from '#content/ratings.ts'
import type { ListRow } from './list-row.ts'
import { makeReport } from './report.ts'
import type { Survey } from './survey.ts'
import { updateRatings } from './update.ts'

const TODAY = new Date('2025-10-15T00:00:00Z')

const carlsen: RankedPlayer = {
  slug: 'magnus-carlsen',
  name: 'Magnus Carlsen',
  fideId: 1503014,
  federation: 'NOR',
  country: 'Norway',
  iso2: 'no',
  born: 1990,
  classical: { kind: 'fide', value: 2839 },
  rapid: { kind: 'fide', value: 2824 },
  blitz: { kind: 'sourced', value: 2880, asOf: '2025', source: 'a magazine' },
}
const gukesh: RankedPlayer = {
  slug: 'gukesh-dommaraju',
  name: 'Gukesh Dommaraju',
  fideId: 46616543,
  federation: 'IND',
  country: 'India',
  iso2: 'in',
  born: 2006,
  classical: { kind: 'fide', value: 2776 },
}
const shown: Ratings = { list: '2025-08', players: [carlsen, gukesh] }

const row = (
  id: number,
  name: string,
  ratings: ListRow['ratings'],
  more: Partial<ListRow> = {},
): ListRow => ({
  line: 5,
  id,
  name,
  federation: id === 1503014 ? 'NOR' : 'IND',
  born: undefined,
  isInactive: false,
  isWoman: false,
  ratings,
  ...more,
})

function survey(kinds: readonly RatingKind[], rows: readonly ListRow[], more: Partial<Survey> = {}): Survey {
  const found = new Map(rows.map((each) => [each.id, each]))
  return {
    file: `${kinds.join('-')}.txt`,
    month: '2025-09',
    kinds,
    count: rows.length,
    found,
    leaders: rows,
    women: rows.filter(({ isWoman }) => isWoman),
    ...more,
  }
}

const CARLSEN = row(1503014, 'Carlsen, Magnus', { classical: 2839 })
const GUKESH = row(46616543, 'Gukesh D', { classical: 2780 })
const classical = survey(['classical'], [CARLSEN, GUKESH])
const update = (...surveys: readonly Survey[]) => updateRatings(shown, surveys, TODAY)

describe('new ratings', () => {
  it('take the month of the list and its values', () => {
    const { after } = update(
      classical,
      survey(
        ['rapid'],
        [row(1503014, 'Carlsen, Magnus', { rapid: 2830 }), row(46616543, 'Gukesh D', { rapid: 2650 })],
      ),
    )
    expect(after.list).toBe('2025-09')
    expect(after.players).toMatchObject([
      {
        slug: 'magnus-carlsen',
        classical: { kind: 'fide', value: 2839 },
        rapid: { kind: 'fide', value: 2830 },
      },
      {
        slug: 'gukesh-dommaraju',
        classical: { kind: 'fide', value: 2780 },
        rapid: { kind: 'fide', value: 2650 },
      },
    ])
  })

  it('leave alone what the list says nothing of, and date what was of an earlier list', () => {
    const [first] = update(classical).after.players
    expect(first?.rapid).toEqual({
      kind: 'sourced',
      value: 2824,
      asOf: '2025-08',
      source: 'FIDE list of August 2025',
    })
    expect(first?.blitz).toEqual(carlsen.blitz)
  })

  it('of the month shown already leave its other ratings FIDE’s', () => {
    const { after } = update({ ...classical, month: '2025-08' })
    expect(after.players[0]?.rapid).toEqual({ kind: 'fide', value: 2824 })
  })

  it('put the players into their order', () => {
    const { after } = update(survey(['classical'], [CARLSEN, row(46616543, 'Gukesh D', { classical: 2840 })]))
    expect(after.players.map(({ slug }) => slug)).toEqual(['gukesh-dommaraju', 'magnus-carlsen'])
  })

  it('give the places to the first twenty, and mark who leaves with the month of the list before', () => {
    const many = Array.from({ length: PLACES + 1 }, (_, index): RankedPlayer => ({
      ...carlsen,
      slug: `player-${index}`,
      fideId: 20000 + index,
      ...(index === PLACES && { lastPlace: '2025-06' }),
    }))
    const rows = many.map(({ fideId }, index) => row(fideId, 'Magnus', { classical: 2500 + index }))
    const { after, notes } = updateRatings(
      { list: '2025-08', players: many },
      [survey(['classical'], [...rows.slice(0, 5), { ...rows[5]!, isInactive: true }, ...rows.slice(6)])],
      TODAY,
    )
    const placed = after.players.filter(({ lastPlace }) => lastPlace === undefined)
    expect(placed.map(({ slug }) => slug)).toEqual(
      Array.from({ length: PLACES + 1 }, (_, index) => `player-${PLACES - index}`).filter(
        (slug) => slug !== 'player-5',
      ),
    )
    expect(after.players.at(-1)).toMatchObject({ slug: 'player-5', lastPlace: '2025-08' })
    expect(notes.join(' ')).toMatch(/No longer among the first 20: Magnus Carlsen\. Now among the first 20/)
  })

  it('update the women, keep them out of the table and name those who are ahead of one', () => {
    const hou: RankedPlayer = {
      ...carlsen,
      slug: 'hou-yifan',
      name: 'Hou Yifan',
      fideId: 8602980,
      section: 'women',
    }
    const rows = [
      row(8608059, 'Zhu, Jiner', { classical: 2990 }, { isWoman: true, federation: 'CHN' }),
      row(8602980, 'Hou, Yifan', { classical: 2900 }, { isWoman: true }),
      CARLSEN,
      row(1, 'Lowest, Rated', { classical: 2000 }, { isWoman: true }),
    ]
    const { after, notes } = updateRatings(
      { list: '2025-08', players: [hou, carlsen] },
      [survey(['classical'], rows)],
      TODAY,
    )
    expect(after.players.map(({ slug }) => slug)).toEqual(['magnus-carlsen', 'hou-yifan'])
    expect(after.players[1]).toMatchObject({ classical: { value: 2900 }, section: 'women' })
    expect(after.players[1]).not.toHaveProperty('lastPlace')
    expect(notes).toContain(
      'Zhu, Jiner (CHN, FIDE id 8608059) is number 1 of the women with 2990 and has no profile here.',
    )
    expect(notes.filter((note) => note.includes('of the women'))).toHaveLength(1)
  })

  it('of other kinds leave everybody in their place', () => {
    const former = { ...gukesh, lastPlace: '2025-06' }
    const { after } = updateRatings(
      { list: '2025-08', players: [carlsen, former] },
      [survey(['rapid'], [row(1503014, 'Carlsen, Magnus', { rapid: 2830 })])],
      TODAY,
    )
    expect(after.players.map(({ lastPlace }) => lastPlace)).toEqual([undefined, '2025-06'])
  })

  it('need no rating of a kind in which a player has none', () => {
    expect(() =>
      update(classical, survey(['rapid'], [row(1503014, 'Carlsen, Magnus', { rapid: 2830 })])),
    ).not.toThrow()
  })

  it.each([
    [
      'another month than the one beside it',
      [classical, survey(['rapid'], [CARLSEN], { month: '2025-08' })],
      /August 2025, while/,
    ],
    ['an older month', [{ ...classical, month: '2025-07' }], /older/],
    ['a month to come', [{ ...classical, month: '2026-01' }], /not out yet/],
    [
      'a kind that has been given',
      [classical, { ...classical, file: 'b.txt' }],
      /^b\.txt:1: classical\.txt has classical/,
    ],
    [
      'a player missing',
      [survey(['classical'], [CARLSEN])],
      /Gukesh Dommaraju \(FIDE id 46616543\) is not in the list/,
    ],
    [
      'somebody else under a player’s id',
      [survey(['classical'], [CARLSEN, { ...GUKESH, name: 'Giri, Anish' }])],
      /^classical\.txt:5: FIDE id 46616543 is "Giri, Anish" here/,
    ],
    [
      'a player without a rating',
      [survey(['classical'], [CARLSEN, { ...GUKESH, ratings: {} }])],
      /Gukesh Dommaraju has no classical rating/,
    ],
  ] as const)('are not taken from a list with %s', (_, surveys, message) => {
    expect(() => update(...surveys)).toThrow(message)
  })
})

describe('the report', () => {
  const newcomer = row(14205483, 'Sindarov, Javokhir', { classical: 2790 }, { federation: 'UZB' })
  const lists = [
    survey(
      ['classical', 'rapid', 'blitz'],
      [CARLSEN, { ...GUKESH, federation: 'FRA', born: 2007, isInactive: true }],
      {
        file: 'players.txt',
        count: 1930000,
        leaders: [CARLSEN, newcomer],
      },
    ),
  ]
  const report = makeReport(update(...lists), lists)

  it('says what was read, and the old and new value of each rating', () => {
    expect(report).toContain(
      'players.txt: 1,930,000 players, classical, rapid, blitz, list of September 2025',
    )
    expect(report).toContain('Shown until now: list of August 2025')
    expect(report).toMatch(/^Magnus Carlsen +2839 +2824 → 2824\* +2880\*$/m)
    expect(report).toMatch(/^Gukesh Dommaraju +2776 → 2780 +- +-$/m)
  })

  it('tells an editor which players arrived, which left, and what differs', () => {
    expect(report).toContain(
      '- Sindarov, Javokhir (UZB, FIDE id 14205483) is number 2 with 2790 and has no profile here.',
    )
    expect(report).toContain('- No longer among the first 20: Gukesh Dommaraju.')
    expect(report).toContain('- Gukesh Dommaraju plays for FRA in FIDE’s list, for IND here.')
    expect(report).toContain('- Gukesh Dommaraju is born in 2007 by FIDE’s list, in 2006 here.')
    expect(report).toContain('- Gukesh Dommaraju is marked as inactive in FIDE’s list.')
    expect(report).toContain('does not say who is inactive at classical chess alone')
  })

  it('has nothing for an editor where nothing differs', () => {
    expect(makeReport(update(classical), [classical])).not.toContain('For an editor')
  })
})
