import { useMemo } from 'react'
import type { ReviewEntry, TrainingEntry } from '#contract/training.ts'
import { ColumnsChart } from '#app/ui/charts/columns-chart.tsx'
import { dayOfYear } from '#app/ui/dates.ts'
import { RATED_FROM, ratingAfter } from '../log/rating.ts'
import { RatingChart } from './rating-chart.tsx'
import { meanOf, ratingDays, reviewedGames } from './training-progress.ts'
import '#app/ui/charts/statistics.css'
import './progress.css'
import { words } from '#words/train/progress'

/** The puzzle rating and the accuracy of reviewed games, each with its trend. */
export function TrainingFigures({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const games = useMemo(() => reviewedGames(entries), [entries])
  return (
    <section aria-label={words.trainingFigures.title} className="statistics training-figures">
      {games.length > 0 && <Accuracy games={games} />}
      <Rating entries={entries} />
    </section>
  )
}

function Rating({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const { rating, deviation, puzzles } = useMemo(() => ratingAfter(entries), [entries])
  const days = useMemo(() => ratingDays(entries), [entries])
  if (puzzles === 0) return null
  if (puzzles < RATED_FROM)
    return <p className="statistics-label">{words.progressPanel.ratingFrom(RATED_FROM - puzzles)}</p>
  return (
    <div>
      <p className="statistics-figure">
        {words.progressPanel.giveOrTake(Math.round(rating), Math.round(2 * deviation))}
      </p>
      <p className="statistics-label">{words.progressPanel.ratingAfter(puzzles)}</p>
      {days.length > 1 && <RatingChart days={days} />}
    </div>
  )
}

/** As many as fit in the chart. */
const SHOWN_GAMES = 30

function Accuracy({ games }: { readonly games: readonly ReviewEntry[] }) {
  const shown = games.slice(-SHOWN_GAMES)
  const mean = Math.round(meanOf(shown.map(({ accuracy }) => accuracy)))
  return (
    <div>
      <p className="statistics-figure">{mean}%</p>
      <p className="statistics-label">{words.progressPanel.accuracyIn(shown.length)}</p>
      {shown.length > 1 && (
        <ColumnsChart
          caption={words.progressPanel.accuracyOfReviewedGames}
          heads={[words.progressPanel.reviewed, words.progressPanel.accuracyInPerCent]}
          most={100}
          columns={shown.map(({ game, at, accuracy }) => ({
            key: game,
            name: dayOfYear(at),
            value: Math.round(accuracy),
          }))}
        />
      )}
    </div>
  )
}
