import type { Review } from '#coach/review.ts'
import { CLASS_NAMES } from '../class-words.ts'
import { thinkTimeText } from './think-times.ts'
import { numberAt } from '#app/line/move-number.ts'

interface ChancesTableProps {
  readonly review: Review
  readonly before: number
  /** Thinking time of each move; undefined if none is known. */
  readonly times: readonly (number | undefined)[] | undefined
}

/** The graph as numbers, for screen readers and for exact values. */
export function ChancesTable({ review, before, times }: ChancesTableProps) {
  return (
    <details className="review-details">
      <summary>The graph as a table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <div className="review-scroll" role="region" aria-label="The graph as a table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Move</th>
              <th scope="col">White&rsquo;s chances</th>
              <th scope="col">Phase</th>
              <th scope="col">Class</th>
              {times && <th scope="col">Time</th>}
            </tr>
          </thead>
          <tbody>
            {review.moves.map(({ san, moveClass }, index) => (
              <tr key={index}>
                <th scope="row">
                  {numberAt(before + index)} {san}
                </th>
                <td>{Math.round(review.chances[index + 1]!)} %</td>
                <td className="capitalize">{review.phases[index + 1]}</td>
                <td>{CLASS_NAMES[moveClass]}</td>
                {times && <td>{times[index] === undefined ? 'Not known' : thinkTimeText(times[index])}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
