import { COLOR_NAMES } from '#chess/names.ts'
import { COLORS, type Color } from '#chess/types.ts'
import { MOVE_CLASSES } from '#coach/move-class.ts'
import type { Review } from '#coach/review.ts'
import type { StrengthRange } from '#coach/strength.ts'
import { ClassIcon } from '../class-icon.tsx'
import { accuracyText, CLASS_NAMES } from '../class-words.ts'
import type { ReviewState } from '../judging/review-state.ts'

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
          Both sides in figures{isRead ? ', as the PGN has them' : status === 'done' ? '' : ', so far'}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Figure</span>
            </th>
            {COLORS.map((color) => (
              <th key={color} scope="col">
                <span className="review-name">{names[color]}</span>
                {names[color] !== COLOR_NAMES[color] && (
                  <span className="review-side">{COLOR_NAMES[color]}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="review-accuracy">
            <th scope="row">Accuracy</th>
            {COLORS.map((color) => (
              <td key={color}>{accuracyText(review.accuracy[color])}</td>
            ))}
          </tr>
          {status === 'done' && hasStrength(review) && (
            <tr>
              <th scope="row">Strength</th>
              {COLORS.map((color) => (
                <td key={color}>{strengthText(review.strength[color])}</td>
              ))}
            </tr>
          )}
          {MOVE_CLASSES.map((moveClass) => (
            <tr key={moveClass}>
              <th scope="row">
                <ClassIcon moveClass={moveClass} />
                {CLASS_NAMES[moveClass]}
              </th>
              {COLORS.map((color) => (
                <td key={color}>{review.counts[color][moveClass]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {status === 'done' && hasStrength(review) && (
        <p className="text-sm text-muted">
          Strength: about six in ten players with games like this are rated in this range on Lichess. One game
          can’t say more.
        </p>
      )}
    </>
  )
}

const hasStrength = ({ strength }: Review): boolean => COLORS.some((color) => strength[color] !== undefined)

/** `1,250 to 2,100`. */
const strengthText = (range: StrengthRange | undefined): string =>
  range === undefined
    ? 'Too few moves'
    : `${range.from.toLocaleString('en-GB')} to ${range.to.toLocaleString('en-GB')}`
