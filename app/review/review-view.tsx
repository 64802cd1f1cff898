import { useEffect, useMemo, useReducer, useState, type ComponentType } from 'react'
import { moveFrom, moveTo } from '#chess/moves.ts'
import { opposite, type Color, type Fen, type Move } from '#chess/types.ts'
import { isError } from '#coach/move-class.ts'
import type { OpeningNames } from '#matches/openings.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { sansOf } from '#app/line/sans.ts'
import { pauseAt } from '#app/line/stepper.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'
import { Button } from '#app/ui/button.tsx'
import { ChancesTable } from './chances-table.tsx'
import { CoachPanel } from './coach-panel.tsx'
import { commentOn, turningPointText } from './comment.ts'
import type { Judge } from './judging.ts'
import { movesBefore, numberAt } from './move-number.ts'
import { ReviewMoves } from './review-moves.tsx'
import { ReviewProgress } from './review-progress.tsx'
import type { ReviewStorage } from './review-storage.ts'
import { ReviewSummary } from './review-summary.tsx'
import { openingOf, type ReviewedGame } from './reviewed-game.ts'
import { StepButtons } from './step-buttons.tsx'
import { useMistakeKeys } from './use-mistake-keys.ts'
import { useReview } from './use-review.ts'
import { FIRST_VIEW, otherMistake, reduceView, type ViewEvent, type ViewState } from './view-state.ts'
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

/** One game with all that its review says: board, graph, steps, the coach's words, moves and figures. */
export function ReviewView(props: ReviewViewProps) {
  const { Board, startJudge, storage, openingNames } = props
  // The same moves come as another object when the match is read again; that must not begin anew.
  const [game] = useState(props.game)
  const last = game.moves.length
  const opening = useMemo(() => openingOf(game, openingNames), [game, openingNames])
  const { status, judgements, review, dispatch } = useReview(game, opening.plies, startJudge, storage)
  const [view, change] = useReducer(
    (now: ViewState, event: ViewEvent) => reduceView(now, event, last),
    FIRST_VIEW,
  )
  const [orientation, setOrientation] = useState<Color>(game.orientation)

  const { line } = view
  const at = line?.at ?? view.game
  useEffect(() => {
    if (!at.isPlaying) return
    const timer = setTimeout(() => change({ type: 'tick' }), pauseAt(1))
    return () => clearTimeout(timer)
  }, [at])

  const mistakes = useMemo(
    () => review?.moves.flatMap(({ moveClass }, index) => (isError(moveClass) ? [index] : [])) ?? [],
    [review],
  )
  const { ply } = view.game
  const goToMistake = (which: 'next' | 'previous') => {
    const found = otherMistake(mistakes, ply, which)
    if (found !== undefined) change({ type: 'go', ply: found })
  }
  useStepKeys((type) => {
    if (type === 'flip') setOrientation(opposite)
    else change({ type })
    return true
  })
  useMistakeKeys((what) => (what === 'close' ? change({ type: 'close-line' }) : goToMistake(what)))

  const sans = useMemo(() => sansOf(game), [game])
  const before = useMemo(() => movesBefore(game), [game])
  const classes = useMemo(() => review?.moves.map(({ moveClass }) => moveClass) ?? [], [review])
  const comment = useMemo(
    () => (review && ply > 0 ? commentOn(game, review, judgements, ply - 1) : undefined),
    [game, review, judgements, ply],
  )
  // The line's moves go on from the game's, so that every piece keeps its place and slides from there.
  const onBoard = useMemo(
    () => (line ? [...game.moves.slice(0, line.shown.from), ...line.shown.moves] : game.moves),
    [game, line],
  )
  const shownPly = line ? line.shown.from + line.at.ply : ply
  const marks = useMemo(() => marksOf(line, comment?.better?.line.moves[0]), [line, comment])
  const moveText = ply === 0 ? 'Starting position' : `${numberAt(before + ply - 1)} ${sans[ply - 1]}`
  const lineText = useMemo(() => {
    if (!line) return undefined
    const lineSans = sansOf({ start: game.start, moves: onBoard })
    const shown = lineSans[shownPly - 1]
    const name = line.shown.kind === 'better' ? 'The best line' : 'The coach shows'
    return line.at.ply === 0
      ? `${name}, from the position before ${numberAt(before + line.shown.from)} ${sans[line.shown.from]}`
      : `${name}: ${numberAt(before + shownPly - 1)} ${shown}`
  }, [line, game, onBoard, shownPly, before, sans])
  const turningPoint = review && turningPointText(game, review)

  return (
    <div className="review">
      <div className="review-board">
        <Board start={game.start} moves={onBoard} ply={shownPly} orientation={orientation} marks={marks} />
      </div>
      <div className="review-beside">
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
          hasNextMistake={otherMistake(mistakes, ply, 'next') !== undefined}
          hasPreviousMistake={otherMistake(mistakes, ply, 'previous') !== undefined}
          onStep={(type) => change({ type })}
          onMistake={goToMistake}
        />
        <CoachPanel
          moveClass={classes[ply - 1]}
          comment={comment}
          otherwise={otherwise()}
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
        {opening.name !== undefined && (
          <p className="text-label">
            <span className="text-muted">Opening:</span> {opening.name}.{' '}
            {opening.plies < last &&
              `The book was left with ${numberAt(before + opening.plies)} ${sans[opening.plies]}.`}
          </p>
        )}
        <ReviewMoves
          sans={sans}
          classes={classes}
          before={before}
          ply={ply}
          onGo={(to) => change({ type: 'go', ply: to })}
        />
        <Button icon="flip" className="justify-self-start" onClick={() => setOrientation(opposite)}>
          Flip Board
        </Button>
        {review && <ReviewSummary review={review} names={props.game.names} isWhole={status === 'done'} />}
        {review && <ChancesTable review={review} before={before} />}
      </div>
    </div>
  )

  function otherwise(): string {
    if (ply > 0) return `${moveText} is not judged yet.`
    if (turningPoint !== undefined) return turningPoint
    return status === 'done'
      ? 'No move of this game was a mistake.'
      : 'Step through the moves to see what they were worth.'
  }
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
