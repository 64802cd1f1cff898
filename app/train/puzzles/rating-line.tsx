import { RATED_FROM, type PuzzleRating } from '../log/rating.ts'
import { words } from '#words/train/puzzles'
import { richText } from '#app/ui/rich-text.ts'

interface RatingLineProps {
  readonly rating: PuzzleRating
  /** The rating change from the last puzzle; absent before the first. */
  readonly change: number | undefined
}

/** `Your puzzle rating 1240, give or take 60 +12`; before the fifth puzzle, the number of puzzles until then. */
export function RatingLine({ rating: { rating, deviation, puzzles }, change }: RatingLineProps) {
  if (puzzles < RATED_FROM)
    return <p className="train-rating text-muted">{words.ratingLine.untilYourRating(RATED_FROM - puzzles)}</p>
  return (
    <p className="train-rating">
      <span>
        {richText(
          words.ratingLine.yourPuzzleRatingGive(
            <strong>{Math.round(rating)}</strong>,
            Math.round(2 * deviation),
          ),
        )}
      </span>
      {change !== undefined && (
        <span className={change < 0 ? 'text-danger' : 'text-success'}> {signed(Math.round(change))}</span>
      )}
    </p>
  )
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
