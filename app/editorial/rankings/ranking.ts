import { words } from '#words/labels'
import { words as locale } from '#words/locale'
import type { Rating, RatingKind, Ratings } from '#content/ratings.ts'
import { SHOWN_RATING_KINDS } from './rating-labels.ts'

type RatedPlayer = Ratings['players'][number]

const SORT_KEYS = ['rank', 'player', 'country', 'rating'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The query of the rankings page: `?format=rapid&sort=player&order=desc`. */
export interface RankingView {
  readonly format: RatingKind
  readonly sort: SortKey
  readonly descending: boolean
}

export interface RankingRow {
  /** Absent if the player's rating is unknown. */
  readonly rank: number | undefined
  readonly player: RatedPlayer
  readonly rating: Rating | undefined
}

/** Unknown values of the query are ignored. */
export function parseRankingView(query: URLSearchParams): RankingView {
  const format = SHOWN_RATING_KINDS.find((kind) => kind === query.get('format')) ?? 'classical'
  const sort = SORT_KEYS.find((key) => key === query.get('sort')) ?? 'rank'
  return { format, sort, descending: query.get('order') === 'desc' }
}

/** The shortest address for a view. */
export function makeRankingPath({ format, sort, descending }: RankingView): string {
  const query = new URLSearchParams()
  if (format !== 'classical') query.set('format', format)
  if (sort !== 'rank') query.set('sort', sort)
  if (descending) query.set('order', 'desc')
  return query.size === 0 ? '/rankings' : `/rankings?${query.toString()}`
}

/** Ranks players by the chosen rating, highest first, then sorts them as the view requires. */
export function rankPlayers(players: readonly RatedPlayer[], view: RankingView): readonly RankingRow[] {
  const valueOf = (player: RatedPlayer): number => player[view.format]?.value ?? 0
  const rows = players
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .map((player, index): RankingRow => {
      const rating = player[view.format]
      return { player, rating, rank: rating === undefined ? undefined : index + 1 }
    })
  const sorted = rows.toSorted(COMPARE[view.sort])
  return view.descending ? sorted.toReversed() : sorted
}

export interface CountryCount {
  readonly country: string
  readonly iso2: RatedPlayer['iso2']
  readonly players: number
}

/** Countries with several of the players, those with most first. */
export function countCountries(players: readonly RatedPlayer[]): readonly CountryCount[] {
  const counts = new Map<string, CountryCount>()
  for (const { country, iso2 } of players)
    counts.set(country, { country, iso2, players: (counts.get(country)?.players ?? 0) + 1 })
  return [...counts.values()].filter((each) => each.players > 1).toSorted((a, b) => b.players - a.players)
}

const nameOf = ({ player }: RankingRow): string => words.playerName(player.slug, player.name)
const countryOf = ({ player }: RankingRow): string => words.country(player.country)

/** Sorting is stable, so equal rows stay in the order of their ranks. */
const COMPARE: Record<SortKey, (a: RankingRow, b: RankingRow) => number> = {
  rank: () => 0,
  player: (a, b) => nameOf(a).localeCompare(nameOf(b), locale.order),
  country: (a, b) => countryOf(a).localeCompare(countryOf(b), locale.order),
  rating: (a, b) => (a.rating?.value ?? 0) - (b.rating?.value ?? 0),
}
