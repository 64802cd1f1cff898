import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import { Flag } from '#app/editorial/flag.tsx'
import { longDate, roughDate } from '#app/ui/dates.ts'
import { makeRankingPath, type CountryCount, type RankingView } from './ranking.ts'
import './rankings.css'
import { RankingsTable, type FlaggedRow } from './rankings-table.tsx'
import { SHOWN_RATING_KINDS, ratingLabel } from './rating-labels.ts'
import { listNotes } from './rating-note.ts'
import { RatingNotes } from './rating-value.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'
import { words as labels } from '#words/labels'

interface FlaggedCount extends CountryCount {
  readonly flag: string
}

interface RankingsPageProps {
  readonly view: RankingView
  readonly rows: readonly FlaggedRow[]
  readonly countries: readonly FlaggedCount[]
  /** The month of the FIDE list, `2025-08`. */
  readonly list: string
  readonly today: string
}

export function RankingsPage({ view, rows, countries, list, today }: RankingsPageProps) {
  const notes = listNotes(rows.map(({ rating }) => rating))
  const month = <time dateTime={list}>{roughDate(list)}</time>
  return (
    <main className="page pt-6 sm:pt-8">
      <h1 className="text-3xl sm:text-4xl">{words.rankings.globalRankings}</h1>
      <p className="mt-2 text-muted sm:text-lg">
        {richText(notes.length > 0 ? words.rankings.listOfUnmarked(month) : words.rankings.list(month))}
      </p>
      <div className="rankings-page">
        <div className="min-w-0">
          <nav aria-label={words.rankings.rating} className="tabs">
            {SHOWN_RATING_KINDS.map((format) => (
              <a
                key={format}
                href={makeRankingPath({ format, sort: 'rank', descending: false })}
                aria-current={format === view.format ? 'page' : undefined}
              >
                {ratingLabel(format)}
              </a>
            ))}
          </nav>
          <RankingsTable view={view} rows={rows} notes={notes} />
          <RatingNotes notes={notes} />
        </div>
        <div className="rankings-aside">
          <AboutList list={list} today={today} />
          <CountryCounts countries={countries} />
          <AdSlot seed={0} shape="panel" />
        </div>
      </div>
    </main>
  )
}

function AboutList({ list, today }: Pick<RankingsPageProps, 'list' | 'today'>) {
  return (
    <section aria-labelledby="this-list">
      <h2 id="this-list">{words.rankings.aboutThisList}</h2>
      <p>
        {richText(words.rankings.lastUpdated(<time dateTime={today}>{longDate(today)}</time>))}{' '}
        {richText(words.rankings.pageAndList(<time dateTime={list}>{roughDate(list)}</time>))}
      </p>
      <p>{words.rankings.whoIsNotRanked}</p>
      <p>
        {richText(
          words.rankings.allPlayers((text) => (
            <a href="/players" className="font-semibold text-green underline">
              {text}
            </a>
          )),
        )}
      </p>
    </section>
  )
}

function CountryCounts({ countries }: Pick<RankingsPageProps, 'countries'>) {
  return (
    <section aria-labelledby="countries">
      <h2 id="countries">{words.rankings.byCountry}</h2>
      <ul className="country-counts">
        {countries.map(({ country, flag, players }) => (
          <li key={country}>
            <Flag src={flag} className="h-3.75 w-5" />
            <span>{labels.country(country)}</span>
            <span>{words.rankings.players(players)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
