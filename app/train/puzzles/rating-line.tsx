import { RATED_FROM, type PuzzleRating } from '../log/rating.ts'
import { signed } from './session.ts'
import { words } from '#words/train/puzzles'

interface RatingLineProps {
  readonly rating: PuzzleRating
  /** The rating change from the last puzzle; absent before the first. */
  readonly change: number | undefined
}

/** The rating with its last change; before the fifth puzzle, a dot for each of the puzzles until then. */
export function RatingLine({ rating: { rating, deviation, puzzles }, change }: RatingLineProps) {
  if (puzzles < RATED_FROM)
    return (
      <div className="train-rating">
        <span aria-hidden="true" className="rating-dots">
          {Array.from({ length: RATED_FROM }, (_, at) => (
            <span key={at} className={at < puzzles ? 'bg-green' : ''} />
          ))}
        </span>
        <p className="train-note">{words.ratingLine.untilYourRating(RATED_FROM - puzzles)}</p>
      </div>
    )
  return (
    <div className="train-rating">
      <p className="train-figure">
        {change !== undefined && (
          <span key={puzzles} className={`rating-change ${change < 0 ? 'text-danger' : 'text-success'}`}>
            {signed(Math.round(change))}
          </span>
        )}{' '}
        <strong>{Math.round(rating)}</strong>
      </p>
      <p className="train-note">{words.ratingLine.puzzleRating(Math.round(2 * deviation))}</p>
    </div>
  )
}
