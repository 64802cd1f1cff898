import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import '#app/editorial/article.css'
import { longDate, roughDate } from '#app/ui/dates.ts'
import { makeRankingPath, type RankingView } from './ranking.ts'
import './rankings.css'
import { RankingsTable, type FlaggedRow } from './rankings-table.tsx'
import { RATING_KINDS, RATING_LABELS } from './rating-labels.ts'
import { listNotes } from './rating-note.ts'
import { RatingNotes } from './rating-value.tsx'

interface RankingsPageProps {
  readonly view: RankingView
  readonly rows: readonly FlaggedRow[]
  /** The month of the FIDE list, `2025-08`. */
  readonly list: string
  readonly today: string
}

export function RankingsPage({ view, rows, list, today }: RankingsPageProps) {
  const notes = listNotes(rows.map(({ rating }) => rating))
  return (
    <main className="page max-w-[54rem] pt-8 sm:pt-12">
      <h1 className="text-3xl sm:text-4xl">Global Chess GM Rankings</h1>
      <p className="mt-3 text-muted">
        Last updated: <time dateTime={today}>{longDate(today)}</time>.{' '}
        {notes.length > 0 ? 'Ratings without a mark are from ' : 'Ratings from '}FIDE’s list of{' '}
        <time dateTime={list}>{roughDate(list)}</time>. Players with no rated classical game in the past year
        are not ranked. <a href="/players">All players with a profile</a>.
      </p>
      <nav aria-label="Rating" className="tabs">
        {RATING_KINDS.map((format) => (
          <a
            key={format}
            href={makeRankingPath({ format, sort: 'rank', descending: false })}
            aria-current={format === view.format ? 'page' : undefined}
          >
            {RATING_LABELS[format]}
          </a>
        ))}
      </nav>
      <RankingsTable view={view} rows={rows} notes={notes} />
      <RatingNotes notes={notes} />
      <AdSlot seed={0} />
    </main>
  )
}
