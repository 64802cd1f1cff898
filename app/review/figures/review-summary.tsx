import { COLORS, type Color } from '#chess/types.ts'
import { MOVE_CLASSES } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { ClassBadge } from '#app/tree/class-badge.tsx'
import type { ReviewState } from '../judging/review-state.ts'
import { words } from '#words/review'

interface ReviewSummaryProps {
  readonly review: Review
  readonly names: Readonly<Record<Color, string>>
  readonly status: ReviewState['status']
  /** Computed from the evaluations in the PGN. */
  readonly isRead: boolean
}

/** Accuracy, strength and the number of moves of each class, for both sides. */
export function ReviewSummary({ review, names, status, isRead }: ReviewSummaryProps) {
  return (
    <>
      <table className="review-summary">
        <caption>
          {isRead
            ? words.reviewSummary.caption.fromPgn
            : status === 'done'
              ? words.reviewSummary.caption.done
              : words.reviewSummary.caption.soFar}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.reviewSummary.figure}</span>
            </th>
            {COLORS.map((color) => (
              <th key={color} scope="col">
                <span className="review-name">{names[color]}</span>
                {names[color] !== words.reviewSummary.side(color) && (
                  <span className="review-side">{words.reviewSummary.side(color)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="review-accuracy">
            <th scope="row">{words.reviewSummary.accuracy}</th>
            {COLORS.map((color) => (
              <td key={color}>{words.figures.accuracy(review.accuracy[color])}</td>
            ))}
          </tr>
          {status === 'done' && hasStrength(review) && (
            <tr>
              <th scope="row">{words.reviewSummary.strength}</th>
              {COLORS.map((color) => (
                <td key={color}>{words.figures.strength(review.strength[color])}</td>
              ))}
            </tr>
          )}
          {MOVE_CLASSES.map((moveClass) => (
            <tr key={moveClass}>
              <th scope="row">
                <ClassBadge moveClass={moveClass} />
                {words.moveClass.name(moveClass)}
              </th>
              {COLORS.map((color) => (
                <td key={color}>{review.counts[color][moveClass]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {status === 'done' && hasStrength(review) && (
        <p className="text-sm text-muted">{words.reviewSummary.aboutStrength}</p>
      )}
    </>
  )
}

const hasStrength = ({ strength }: Review): boolean => COLORS.some((color) => strength[color] !== undefined)
