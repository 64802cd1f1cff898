import { describe, expect, it } from 'vitest'
import { compareStandings } from '../fixtures/compare-standings.fixture.ts'
import { parseTrf } from '../trf/parse-trf.ts'
import { createStandings } from './standings.ts'
import { parseTieBreaks } from './tie-break.ts'

const fixture = (name: string) => new URL(`../fixtures/${name}`, import.meta.url)

describe('tie-breaks and ranks', () => {
  it.each([
    ['tiebreaks.tsv.gz', 'tournaments.txt.gz', 'swiss'],
    ['tiebreaks2.tsv.gz', 'tournaments.txt.gz', 'swiss'],
    ['roundrobin-tiebreaks.tsv.gz', 'roundrobin.txt.gz', 'predetermined'],
  ] as const)('are those of %s', (table, packs, schedule) => {
    const { cells, wrong } = compareStandings(fixture(table), fixture(packs), schedule)
    expect(wrong).toEqual([])
    expect(cells).toBeGreaterThan(2000)
  })

  it('by ratings are not defined with an unrated player, unless a rule says what unrated players count', () => {
    const line = (id: number, rating: string, points: string, round: string) =>
      `001 ${String(id).padStart(4)}`.padEnd(48) +
      rating.padStart(4) +
      ' '.repeat(28) +
      points +
      ' '.repeat(8) +
      round
    const report = parseTrf([line(1, '1800', '1.0', '   2 w 1'), line(2, '', '0.0', '   1 b 0')].join('\n'))
    if (!report.ok) throw new Error(report.error)
    const values = ['ARO', 'ARO/U1400'].map((code) => {
      const tieBreaks = parseTieBreaks(code)
      if (!tieBreaks.ok) throw new Error(tieBreaks.found)
      return createStandings(report.value.tournament, 'swiss')
        .rank(tieBreaks.value)
        .map(({ id, rank, values }) => [id, rank, ...values])
    })
    expect(values).toEqual([
      [
        [1, 1, undefined],
        [2, 1, undefined],
      ],
      [
        [2, 1, 1800],
        [1, 2, 1400],
      ],
    ])
  })
})

describe('codes of tie-breaks', () => {
  it('may be separated by commas, spaces or semicolons', () => {
    const parsed = parseTieBreaks('PTS, bh/c1;KS/L-1')
    expect(parsed.ok && parsed.value.map(({ name, lowest, limit }) => [name, lowest, limit])).toEqual([
      ['PTS', 0, 0],
      ['BH', 1, 0],
      ['KS', 0, -1],
    ])
  })

  it('are refused if unknown', () => {
    expect(parseTieBreaks('PTS BH/Q1')).toEqual({ ok: false, error: 'ERR_TIE_BREAK', found: 'BH/Q1' })
    expect(parseTieBreaks('ELO')).toEqual({ ok: false, error: 'ERR_TIE_BREAK', found: 'ELO' })
  })
})
