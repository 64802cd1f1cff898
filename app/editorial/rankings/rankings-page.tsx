import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import { longDate, roughDate } from '#app/ui/dates.ts'
import { makeRankingPath, type RankingView } from './ranking.ts'
import './rankings.css'
import { RankingsTable, type FlaggedRow } from './rankings-table.tsx'
import { SHOWN_RATING_KINDS, ratingLabel } from './rating-labels.ts'
import { listNotes } from './rating-note.ts'
import { RatingNotes } from './rating-value.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

interface RankingsPageProps {
  readonly view: RankingView
  readonly rows: readonly FlaggedRow[]
  /** The month of the FIDE list, `2025-08`. */
  readonly list: string
  readonly today: string
}

export function RankingsPage({ view, rows, list, today }: RankingsPageProps) {
  const notes = listNotes(rows.map(({ rating }) => rating))
  const month = <time dateTime={list}>{roughDate(list)}</time>
  return (
    <main className="page pt-6 sm:pt-8">
      <h1 className="text-3xl sm:text-4xl">{words.rankings.globalRankings}</h1>
      <p className="mt-3 max-w-[44rem] text-muted">
        {richText(words.rankings.lastUpdated(<time dateTime={today}>{longDate(today)}</time>))}{' '}
        {richText(notes.length > 0 ? words.rankings.listOfUnmarked(month) : words.rankings.list(month))}
      </p>
      <p className="mt-1 text-label text-muted">
        {words.rankings.whoIsNotRanked}{' '}
        {richText(
          words.rankings.allPlayers((text) => (
            <a href="/players" className="font-semibold text-green underline">
              {text}
            </a>
          )),
        )}
      </p>
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
      <AdSlot seed={0} />
    </main>
  )
}
