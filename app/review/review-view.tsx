import { useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { moveFrom, moveTo } from '#chess/moves.ts'
import { opposite, type Color, type Fen, type Move, type San } from '#chess/types.ts'
import type { MoveClass } from '#coach/move-class.ts'
import type { OpeningNames } from '#matches/openings.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { NumberedMoves } from '#app/line/numbered-moves.tsx'
import { sansOf } from '#app/line/sans.ts'
import { useStepWheel } from '#app/line/use-step-wheel.ts'
import { Button } from '#app/ui/button.tsx'
import { ChancesTable } from './chances-table.tsx'
import { ClassIcon } from './class-icon.tsx'
import { CLASS_NAMES } from './class-words.ts'
import { CoachPanel } from './coach-panel.tsx'
import { commentOn, turningPointText, type Comment } from './comment.ts'
import type { Judge } from './judging.ts'
import { LearnOffer } from './learn/learn-offer.tsx'
import type { LearnView } from './learn/learn-view.tsx'
import { ReviewExport } from './review-export.tsx'
import { ReviewProgress } from './review-progress.tsx'
import type { ReviewStorage } from './review-storage.ts'
import { ReviewSummary } from './review-summary.tsx'
import { openingOf, type Opening, type ReviewedGame } from './reviewed-game.ts'
import { StepButtons } from './step-buttons.tsx'
import { useReview } from './use-review.ts'
import { useReviewView, type ReviewCursor } from './use-review-view.ts'
import type { ViewState } from './view-state.ts'
import { describeLine, describeMove } from './view-words.ts'
import { WinGraph } from './win-graph.tsx'
import './review.css'

/** Draws a position with arrows. */
export type ReviewBoard = ComponentType<{
  readonly start: Fen
  readonly moves: readonly Move[]
  readonly ply: number
  readonly orientation: Color
  readonly marks: readonly BoardMark[]
}>

interface ReviewViewProps {
  /** Another game needs another key: a review, once begun, is of one game. */
  readonly game: ReviewedGame
  readonly Board: ReviewBoard
  readonly startJudge: () => Judge
  readonly storage: ReviewStorage
  /** Empty until they have come. */
  readonly openingNames: OpeningNames
}

/** One game: its review to be read, or its mistakes to be learned from. */
export function ReviewView(props: ReviewViewProps) {
  const { Board, startJudge, storage, openingNames } = props
  // The same moves come as another object when the match is read again; that must not begin anew.
  const [game] = useState(props.game)
  const opening = useMemo(() => openingOf(game, openingNames), [game, openingNames])
  const reviewing = useReview(game, opening.plies, startJudge, storage)
  const { review, judgements } = reviewing
  const [learning, setLearning] = useState<{ readonly color: Color; readonly View: typeof LearnView }>()
  /** Where the review is read on after learning. */
  const [back, setBack] = useState<number>()
  if (learning && review)
    return (
      <learning.View
        {...{ game, review, judgements, startJudge }}
        color={learning.color}
        onLeave={(ply) => {
          setBack(ply)
          setLearning(undefined)
        }}
      />
    )
  return (
    <ReviewReading
      {...{ game, Board, reviewing, opening }}
      names={props.game.names}
      back={back}
      onLearn={(color, View) => setLearning({ color, View })}
    />
  )
}

interface ReviewReadingProps extends Pick<ReviewViewProps, 'game' | 'Board'> {
  readonly names: ReviewedGame['names']
  readonly opening: Opening
  readonly reviewing: ReturnType<typeof useReview>
  readonly back: number | undefined
  readonly onLearn: (color: Color, View: typeof LearnView) => void
}

/** All that the review says: board, graph, steps, the coach's words, moves and figures. */
function ReviewReading({ game, Board, names, opening, reviewing, back, onLearn }: ReviewReadingProps) {
  const { judgements, review, status } = reviewing
  const [orientation, setOrientation] = useState<Color>(game.orientation)
  const flip = () => setOrientation(opposite)
  const cursor = useReviewView(game, review, back ?? 0, flip)
  const { ply, line, onBoard, plyOnBoard } = cursor
  const boardRef = useRef<HTMLDivElement>(null)
  useStepWheel(boardRef, {
    ply: line ? line.at.ply : ply,
    last: line ? line.shown.moves.length : game.moves.length,
    onStep: (type) => cursor.change({ type }),
  })

  const told = useMemo(() => ({ game, sans: sansOf(game), before: movesBefore(game) }), [game])
  const comment = useMemo(
    () => (review && ply > 0 ? commentOn(game, review, judgements, ply - 1) : undefined),
    [game, review, judgements, ply],
  )
  const marks = useMemo(() => marksOf(line, comment?.better?.line.moves[0]), [line, comment])

  return (
    <div className="review">
      <div className="review-board" ref={boardRef}>
        <Board start={game.start} moves={onBoard} ply={plyOnBoard} orientation={orientation} marks={marks} />
      </div>
      <div className="review-beside">
        <ReviewSteps {...{ told, reviewing, cursor, comment }} />
        {review && status === 'done' && (
          <LearnOffer {...{ game, review, onLearn }} takesFocus={back !== undefined} />
        )}
        <OpeningLine {...{ told, opening }} />
        <ReviewMoves told={told} reviewing={reviewing} cursor={cursor} />
        <div className="flex flex-wrap gap-2">
          <Button icon="flip" onClick={flip}>
            Flip Board
          </Button>
          <BoardButton />
        </div>
        <ReviewExport game={game} reviewing={reviewing} ply={ply} />
        {review && <ReviewSummary review={review} names={names} isWhole={status === 'done'} />}
        {review && <ChancesTable review={review} before={told.before} />}
      </div>
    </div>
  )
}

interface PartProps {
  readonly told: { readonly game: ReviewedGame; readonly sans: readonly San[]; readonly before: number }
  readonly reviewing: ReturnType<typeof useReview>
  readonly cursor: ReviewCursor
}

function OpeningLine({ told, opening }: Pick<PartProps, 'told'> & { readonly opening: Opening }) {
  if (opening.name === undefined) return null
  const { game, before, sans } = told
  return (
    <p className="text-label">
      <span className="text-muted">Opening:</span> {opening.name}.{' '}
      {opening.plies < game.moves.length &&
        `The book was left with ${numberAt(before + opening.plies)} ${sans[opening.plies]}.`}
    </p>
  )
}

/** The graph, the buttons that step through the game, and what the coach says of the move. */
function ReviewSteps({ told, reviewing, cursor, comment }: PartProps & { comment: Comment | undefined }) {
  const { status, judgements, review, dispatch } = reviewing
  const { ply, line, change, goToMistake, hasMistake } = cursor
  const last = told.game.moves.length
  const moveText = describeMove(told, ply)
  const lineText = useMemo(() => describeLine(told, cursor), [told, cursor])
  return (
    <>
      {review ? (
        <WinGraph
          review={review}
          last={last}
          ply={ply}
          moveText={moveText}
          onGo={(to) => change({ type: 'go', ply: to })}
        />
      ) : (
        <div className="win-graph">
          <div className="win-graph-plot" />
        </div>
      )}
      <StepButtons
        ply={line ? line.at.ply : ply}
        last={line ? line.shown.moves.length : last}
        hasNextMistake={hasMistake('next')}
        hasPreviousMistake={hasMistake('previous')}
        onStep={(type) => change({ type })}
        onMistake={goToMistake}
      />
      <CoachPanel
        moveClass={review?.moves[ply - 1]?.moveClass}
        comment={comment}
        otherwise={ply > 0 ? `${moveText} is not judged yet.` : beforeAllMoves(told.game, reviewing)}
        shownLine={lineText}
        onShow={(shown) => change({ type: 'show-line', line: shown })}
        onClose={() => change({ type: 'close-line' })}
      />
      <ReviewProgress
        status={status}
        judged={judgements.length}
        positions={last + 1}
        onCancel={() => dispatch({ type: 'cancelled' })}
        onResume={() => dispatch({ type: 'resumed' })}
      />
    </>
  )
}

/** The moves with their classes, as far as the game is judged. */
function ReviewMoves({ told, reviewing, cursor }: PartProps) {
  const classes = reviewing.review?.moves
  return (
    <NumberedMoves
      sans={told.sans}
      before={told.before}
      ply={cursor.ply}
      labels={told.sans.map((san, index) => labelOf(san, classes?.[index]?.moveClass))}
      onGo={(to) => cursor.change({ type: 'go', ply: to })}
    />
  )
}

function labelOf(san: San, moveClass: MoveClass | undefined): ReactNode {
  if (moveClass === undefined) return san
  return (
    <>
      <ClassIcon moveClass={moveClass} />
      {san}
      <span className="sr-only">{CLASS_NAMES[moveClass].toLowerCase()}</span>
    </>
  )
}

function beforeAllMoves(game: ReviewedGame, { review, status }: ReturnType<typeof useReview>): string {
  const turningPoint = review && turningPointText(game, review)
  if (turningPoint !== undefined) return turningPoint
  return status === 'done'
    ? 'No move of this game was a mistake.'
    : 'Step through the moves to see what they were worth.'
}

/** Green: what was better. In a line, the next move of the side that it speaks for; red, where that is the opponent. */
function marksOf(line: ViewState['line'], better: Move | undefined): readonly BoardMark[] {
  const next = line ? line.shown.moves[line.at.ply] : better
  const isOpponents = line?.shown.kind === 'refutation'
  const isTheirTurn = !line || (line.at.ply % 2 === 1) === isOpponents
  return next !== undefined && isTheirTurn
    ? [{ from: moveFrom(next), to: moveTo(next), color: isOpponents ? 'red' : 'green' }]
    : []
}
