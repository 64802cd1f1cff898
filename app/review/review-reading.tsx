import { useMemo, useRef } from 'react'
import type { MoveTree } from '#chess/move-tree.ts'
import type { Color, San } from '#chess/types.ts'
import { useFlip } from '#app/board/use-flip.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { LineBoard } from '#app/line/line-board.tsx'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { useBoardInSight } from '#app/line/use-board-in-sight.ts'
import { useStepWheel } from '#app/line/use-step-wheel.ts'
import { Button } from '#app/ui/button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { ChancesTable } from './figures/chances-table.tsx'
import { ThinkTimeBars } from './figures/think-time-bars.tsx'
import { thinkTimesOf } from './figures/think-times.ts'
import { CoachPanel } from './coach-panel.tsx'
import { turningPointText } from './comment.ts'
import type { ReviewJudge } from './judging/workers.ts'
import { LearnOffer } from './learn/learn-offer.tsx'
import type { LearnView } from './learn/learn-view.tsx'
import { ReviewExport } from './pgn/review-export.tsx'
import { ReviewMoves } from './review-moves.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { ReviewSummary } from './figures/review-summary.tsx'
import { withTried, type Opening, type ReviewedGame } from './reviewed-game.ts'
import { ReviewStepButtons } from './review-step-buttons.tsx'
import { EnginePanel } from './tried/engine-panel.tsx'
import { TriedPanel } from './tried/tried-panel.tsx'
import type { useReview } from './judging/use-review.ts'
import { useReviewView, type ReviewCursor } from './use-review-view.ts'
import { useShownPosition, type ShownPosition } from './use-shown-position.ts'
import { describeLine, describeMove } from './view-words.ts'
import { WinGraph } from './figures/win-graph.tsx'
import { words } from '#words/review'

/** The state in which the review opens. */
export interface ReadingStart {
  /** The game with the moves that were tried before. */
  readonly tree: MoveTree
  readonly ply: number
  /** The user returns from learning, and the button that had the focus is gone. */
  readonly isBack: boolean
}

interface ReviewReadingProps {
  readonly game: ReviewedGame
  readonly names: ReviewedGame['names']
  readonly opening: Opening
  readonly reviewing: ReturnType<typeof useReview>
  readonly start: ReadingStart
  readonly startJudge: () => ReviewJudge
  readonly onLearn: (color: Color, View: typeof LearnView, tree: MoveTree) => void
}

/** Board, graph, buttons, the coach's comment, moves and figures. */
export function ReviewReading(props: ReviewReadingProps) {
  const { game, names, opening, reviewing, start, startJudge, onLearn } = props
  const { review, status } = reviewing
  const [orientation, flip] = useFlip(game.orientation)
  const cursor = useReviewView(game.line, review, start, flip)
  const { tree, steps, change } = cursor
  const shown = useShownPosition(game, reviewing, cursor, startJudge)
  const boardRef = useRef<HTMLDivElement>(null)
  useStepWheel(boardRef, { ply: steps.at, last: steps.last, onStep: (type) => change({ type }) })
  useBoardInSight(boardRef, cursor.line?.shown)
  const notated = useMemo(() => ({ game, sans: game.line.sans(), before: movesBefore(game.line) }), [game])
  const times = useMemo(() => game.clocks && thinkTimesOf(game.clocks), [game])
  const exported = useMemo(() => withTried(game, tree), [game, tree])

  return (
    <div className="stage review">
      <div className="stage-board review-board" ref={boardRef}>
        <LineBoard
          line={shown.line}
          orientation={orientation}
          // Moves on this board become variations of the game.
          mover={shown.position.turn}
          marks={shown.marks}
          takesFocus={false}
          onMove={(move) => change({ type: 'play', move })}
        />
      </div>
      <div className="stage-beside review-beside">
        <ReviewSteps {...{ notated, reviewing, cursor, shown }} />
        {review && status === 'done' && (
          <LearnOffer
            {...{ game, review }}
            takesFocus={start.isBack}
            onLearn={(color, View) => onLearn(color, View, tree)}
          />
        )}
        <OpeningLine {...{ notated, opening }} />
        <ReviewMoves {...{ review, cursor }} sans={notated.sans} before={notated.before} />
        <EnginePanel shown={shown} onMove={(move) => change({ type: 'play', move })} />
        <div className="flex flex-wrap gap-2">
          <Button icon="flip" onClick={flip}>
            {words.reviewReading.flipBoard}
          </Button>
          <BoardButton />
        </div>
        <ReviewExport game={exported} reviewing={reviewing} ply={cursor.ply} />
        {review && <ReviewSummary {...{ review, names, status }} isRead={reviewing.isRead} />}
        {times && (
          <ThinkTimeBars {...{ times }} sans={notated.sans} before={notated.before} ply={cursor.ply} />
        )}
        {review && <ChancesTable {...{ review, times }} before={notated.before} />}
      </div>
    </div>
  )
}

interface PartProps {
  readonly notated: { readonly game: ReviewedGame; readonly sans: readonly San[]; readonly before: number }
  readonly reviewing: ReturnType<typeof useReview>
  readonly cursor: ReviewCursor
  readonly shown: ShownPosition
}

function OpeningLine({ notated, opening }: Pick<PartProps, 'notated'> & { readonly opening: Opening }) {
  if (opening.name === undefined) return null
  const { game, before, sans } = notated
  return (
    <p className="text-label">
      {richText(
        words.reviewReading.opening((text) => <span className="text-muted">{text}</span>, opening.name),
      )}{' '}
      {opening.plies < game.line.length &&
        words.reviewReading.outOfBook(`${numberAt(before + opening.plies)} ${sans[opening.plies]}`)}
    </p>
  )
}

function ReviewSteps({ notated, reviewing, cursor, shown }: PartProps) {
  const { status, judged, review, dispatch } = reviewing
  const { ply, steps, change, goToMistake, hasMistake } = cursor
  const last = notated.game.line.length
  return (
    <>
      {review ? (
        <WinGraph
          review={review}
          last={last}
          ply={ply}
          moveText={describeMove(notated, ply)}
          onGo={(to) => change({ type: 'go', ply: to })}
        />
      ) : (
        <div className="win-graph">
          <div className="win-graph-plot" />
        </div>
      )}
      <ReviewStepButtons
        ply={steps.at}
        last={steps.last}
        hasNextMistake={hasMistake('next')}
        hasPreviousMistake={hasMistake('previous')}
        onStep={(type) => change({ type })}
        onMistake={goToMistake}
      />
      <Coach {...{ notated, reviewing, cursor, shown }} />
      <ReviewProgress
        status={status}
        judged={judged.length}
        positions={last + 1}
        looks={reviewing.looks}
        onCancel={() => dispatch({ type: 'cancelled' })}
        onResume={() => dispatch({ type: 'resumed' })}
      />
    </>
  )
}

function Coach({ notated, reviewing, cursor, shown }: PartProps) {
  const { ply, tried, change } = cursor
  const shownLine = useMemo(() => describeLine(notated, cursor), [notated, cursor])
  if (tried)
    return (
      <TriedPanel start={notated.game.line.start} judged={shown.judged} {...{ tried, shownLine, change }} />
    )
  return (
    <CoachPanel
      move={reviewing.review?.moves[ply - 1]}
      comment={shown.comment}
      otherwise={
        ply > 0
          ? words.reviewReading.isNotJudgedYet(describeMove(notated, ply))
          : beforeAllMoves(notated.game, reviewing)
      }
      shownLine={shownLine}
      back={words.reviewReading.backToTheGame}
      onShow={(line) => change({ type: 'show-line', line })}
      onClose={() => change({ type: 'close' })}
    />
  )
}

function beforeAllMoves(game: ReviewedGame, { review, status }: ReturnType<typeof useReview>): string {
  const turningPoint = review && turningPointText(game, review)
  if (turningPoint !== undefined) return turningPoint
  return status === 'done' ? words.reviewReading.noMistake : words.reviewReading.stepThrough
}
