import type { Review } from '#coach/review/review.ts'
import { thinkTimeText } from './think-times.ts'
import { numberAt } from '#app/line/move-number.ts'
import { words } from '#words/review'

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
      <summary>{words.chancesTable.title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <div className="review-scroll" role="region" aria-label={words.chancesTable.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.chancesTable.move}</th>
              <th scope="col">{words.chancesTable.whitesChances}</th>
              <th scope="col">{words.chancesTable.phase}</th>
              <th scope="col">{words.chancesTable.class}</th>
              {times && <th scope="col">{words.chancesTable.time}</th>}
            </tr>
          </thead>
          <tbody>
            {review.moves.map(({ san, moveClass }, index) => (
              <tr key={index}>
                <th scope="row">
                  {numberAt(before + index)} {san}
                </th>
                <td>{words.chancesTable.chance(Math.round(review.chances[index + 1]!))}</td>
                <td>{words.winGraph.phase[review.phases[index + 1]!]}</td>
                <td>{words.moveClass.name(moveClass)}</td>
                {times && (
                  <td>
                    {times[index] === undefined
                      ? words.chancesTable.timeNotKnown
                      : thinkTimeText(times[index])}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
