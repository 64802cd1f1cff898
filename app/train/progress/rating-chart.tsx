import { dayOfYear } from '#app/ui/dates.ts'
import type { RatingDay } from './training-progress.ts'
import { words } from '#words/train/progress'

const WIDTH = 300
const HEIGHT = 100

/** The rating by day with its 95 % band; also as a table. */
export function RatingChart({ days }: { readonly days: readonly RatingDay[] }) {
  const bounds = days.map(({ rating: { rating, deviation } }) => ({
    rating,
    low: rating - 2 * deviation,
    high: rating + 2 * deviation,
  }))
  const lowest = Math.min(...bounds.map(({ low }) => low))
  const highest = Math.max(...bounds.map(({ high }) => high))
  const xOf = (index: number) => Math.round((index / Math.max(1, days.length - 1)) * WIDTH)
  const yOf = (value: number) => Math.round(HEIGHT - ((value - lowest) / (highest - lowest || 1)) * HEIGHT)
  const line = (values: readonly number[]) => values.map((value, index) => `${xOf(index)},${yOf(value)}`)
  const band = [...line(bounds.map(({ high }) => high)), ...line(bounds.map(({ low }) => low)).toReversed()]
  return (
    <>
      <svg
        className="rating-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon points={band.join(' ')} />
        <polyline points={line(bounds.map(({ rating }) => rating)).join(' ')} />
      </svg>
      <p className="statistics-label progress-scale">
        <span>{dayOfYear(days[0]?.day ?? '')}</span>
        <span>{words.ratingChart.to(Math.round(lowest), Math.round(highest))}</span>
        <span>{dayOfYear(days.at(-1)?.day ?? '')}</span>
      </p>
      {/* Wrapped, because a visually hidden table would keep its height and lengthen the page. */}
      <div className="sr-only">
        <table>
          <caption>{words.ratingChart.puzzleRatingByDay}</caption>
          <thead>
            <tr>
              <th scope="col">{words.ratingChart.day}</th>
              <th scope="col">{words.ratingChart.rating}</th>
              <th scope="col">{words.ratingChart.giveOrTake}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, rating: { rating, deviation } }) => (
              <tr key={day}>
                <th scope="row">{dayOfYear(day)}</th>
                <td>{Math.round(rating)}</td>
                <td>{Math.round(2 * deviation)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
