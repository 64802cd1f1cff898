import { describe, expect, it } from 'vitest'
import type { Ratings } from '#content/ratings.ts'
import { makeRankingPath, parseRankingView, rankPlayers, type RankingView } from './ranking.ts'

const player = (
  name: string,
  country: string,
  classical: number,
  rapid?: number,
): Ratings['players'][number] => ({
  slug: name.toLowerCase(),
  name,
  country,
  fideId: 1,
  federation: 'IND',
  iso2: 'in',
  born: 1990,
  classical: { kind: 'fide', value: classical },
  ...(rapid !== undefined && { rapid: { kind: 'fide', value: rapid } }),
})
const PLAYERS = [
  player('Carla', 'Norway', 2800, 2700),
  player('Anand', 'India', 2750, 2800),
  player('Boris', 'India', 2740),
]
const rowsOf = (query: string): string =>
  rankPlayers(PLAYERS, parseRankingView(new URLSearchParams(query)))
    .map(({ rank, player }) => `${rank ?? '-'} ${player.name}`)
    .join(', ')

describe('the rankings', () => {
  it.each([
    ['', '1 Carla, 2 Anand, 3 Boris'],
    ['format=rapid', '1 Anand, 2 Carla, - Boris'],
    ['order=desc', '3 Boris, 2 Anand, 1 Carla'],
    ['sort=player', '2 Anand, 3 Boris, 1 Carla'],
    ['sort=player&order=desc', '1 Carla, 3 Boris, 2 Anand'],
    ['sort=country', '2 Anand, 3 Boris, 1 Carla'],
    ['sort=rating&format=rapid', '- Boris, 2 Carla, 1 Anand'],
    ['format=bullet&sort=__proto__', '1 Carla, 2 Anand, 3 Boris'],
  ])('asked for by "%s" are %s', (query, rows) => {
    expect(rowsOf(query)).toBe(rows)
  })

  it.each(['/rankings', '/rankings?format=blitz', '/rankings?format=rapid&sort=country&order=desc'])(
    'have the address %s and no longer one',
    (path) => {
      expect(makeRankingPath(parseRankingView(new URL(path, 'http://x').searchParams))).toBe(path)
    },
  )

  it('leave out of their address what goes without saying', () => {
    const view: RankingView = { format: 'classical', sort: 'rank', descending: false }
    expect(makeRankingPath(view)).toBe('/rankings')
  })
})
