import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { makeFen } from '#chess/fen.ts'
import { moveFrom, moveTo } from '#chess/moves.ts'
import { makeSquare } from '#chess/squares.ts'
import { COLORS } from '#chess/types.ts'
import type { Review } from '#coach/review/review.ts'
import { Diagram } from '#app/ui/diagram.tsx'
import type { GameRecord } from '#matches/game-record.ts'
import type { OpeningBook } from './opening-book.ts'
import {
  isFinished,
  wholeJudgements,
  type ReviewScheduler,
  type SchedulerState,
} from './judging/scheduler.ts'
import { commentOn, turningPointText } from './comment.ts'
import { gameOfRecord, openingOf, type ReviewedGame } from './reviewed-game.ts'
import { reviewOf } from './judging/review-state.ts'
import { newestNet, reviewKey, type PositionJudgement } from './judging/judgements.ts'
import { words } from '#words/review'
import './end-review.css'

interface EndReviewProps {
  readonly finished: GameRecord
  readonly scheduler: ReviewScheduler
  /** Empty until it has been fetched. */
  readonly book: OpeningBook
  /** Called once nothing is left to judge. */
  readonly onFinished?: (judgements: readonly PositionJudgement[], review: Review) => void
}

/** The review in the end dialog: both accuracies and the turning point, as soon as nothing is left to judge. */
export function EndReview({ finished, scheduler, book, onFinished }: EndReviewProps) {
  const state = useSyncExternalStore(scheduler.subscribe, () => scheduler.state)
  const game = useMemo(() => gameOfRecord(finished), [finished])
  const isOfThis = useMemo(
    () => state.game !== undefined && reviewKey(state.game.line) === reviewKey(game.line),
    [state.game, game],
  )
  const judgements = isOfThis ? wholeJudgements(state) : undefined
  const review = useMemo(
    () => judgements && reviewOf(game, judgements, openingOf(game.line, book)),
    [game, judgements, book],
  )
  // The second pass over mistakes may change the figures, and the review shows those after it.
  const isDone = judgements !== undefined && isFinished(state)
  const tell = useEffectEvent(() => judgements && review && onFinished?.(judgements, review))
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
  if (state.hasFailed && !review) return null
  const isShown = isDone || state.hasFailed
  return (
    <section aria-label={words.endReview.reviewOfThisGame} className="end-review">
      {isShown && review && judgements ? (
        <EndSummary game={game} review={review} judgements={judgements} />
      ) : (
        <p className="text-muted">{progressText(state)}</p>
      )}
      {/* Used instead of a live region around the progress, which would announce every position. */}
      <p role="status" className="sr-only">
        {isShown && review ? words.endReview.ready : words.endReview.reviewing}
      </p>
    </section>
  )
}

function progressText({ progress: { judgements } }: SchedulerState): string {
  // Positions judged by an older net are judged again.
  const newest = newestNet(judgements)
  const done = judgements.filter((each) => each?.net === newest).length
  return words.endReview.progress(done, judgements.length)
}

interface EndSummaryProps {
  readonly game: ReviewedGame
  readonly review: Review
  readonly judgements: readonly PositionJudgement[]
}

function EndSummary({ game, review, judgements }: EndSummaryProps) {
  const { turningPoint } = review
  return (
    <>
      <dl className="end-accuracies">
        {COLORS.map((color) => (
          <div key={color}>
            <dt>{words.endReview.accuracyOf(game.names[color])}</dt>
            <dd className={review.accuracy[color] === undefined ? 'too-few' : ''}>
              {words.figures.accuracy(review.accuracy[color])}
            </dd>
          </div>
        ))}
      </dl>
      <EndBoard
        game={game}
        index={turningPoint ?? game.line.length - 1}
        label={
          turningPoint === undefined
            ? words.endReview.finalPosition
            : words.endReview.positionAtTheTurningPoint
        }
      />
      <p className="end-turn">
        {turningPointText(game, review) ?? words.endReview.noSeriousMistake}{' '}
        {turningPoint !== undefined && commentOn(game, review, judgements, turningPoint)?.sentence}
      </p>
    </>
  )
}

interface EndBoardProps {
  readonly game: ReviewedGame
  readonly index: number
  readonly label: string
}

/** The position after the move that decided most; without one, the final position. */
function EndBoard({ game, index, label }: EndBoardProps) {
  const move = game.line.moves[index]!
  return (
    <div className="end-board">
      <Diagram
        placement={makeFen(game.line.positionAt(index + 1)).split(' ')[0] ?? ''}
        lastMove={[makeSquare(moveFrom(move)), makeSquare(moveTo(move))]}
        isTurned={game.orientation === 'b'}
        label={label}
      />
    </div>
  )
}
