import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { MoveTree } from '#chess/move-tree.ts'
import { moveTo } from '#chess/moves.ts'
import { opposite, type Color, type San } from '#chess/types.ts'
import { useFlip } from '#app/board/use-flip.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { OpeningName } from '#app/line/opening-name.tsx'
import { useBoardInSight } from '#app/line/use-board-in-sight.ts'
import { useOpeningIdeas } from '#app/line/use-opening-ideas.ts'
import { useStepWheel } from '#app/line/use-step-wheel.ts'
import { Button } from '#app/ui/button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { isError } from '#coach/judging/move-class.ts'
import { winChanceOf, type Worth } from '#coach/judging/win-chance.ts'
import { LazyPeopleQuestion } from '#app/tree/people/load-people-question.tsx'
import { SquareBadge } from '#app/tree/square-badge.tsx'
import { scoreInShort, scoreWords } from '#app/tree/score-text.ts'
import { EvaluationBar } from '#app/stage/evaluation-bar.tsx'
import { poseOf } from '#app/stage/pose.ts'
import { StageTabs } from '#app/stage/stage-tabs.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { ChancesTable } from './figures/chances-table.tsx'
import { ThinkTimeBars } from './figures/think-time-bars.tsx'
import { thinkTimesOf } from './figures/think-times.ts'
import { CoachPanel } from './coach-panel.tsx'
import type { ReviewJudge } from './judging/workers.ts'
import { LearnOffer } from './learn/learn-offer.tsx'
import type { LearnView } from './learn/learn-view.tsx'
import { ReviewedPlayer } from './reviewed-player.tsx'
import { gameAdvice } from './story/advice.ts'
import { momentsOf, type ShownMoment } from './story/moments.ts'
import { ThreatQuestion } from './threat-question.tsx'
import { Story } from './story/story.tsx'
import { ReviewExport } from './pgn/review-export.tsx'
import { ReviewMoves } from './review-moves.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { ReviewSummary } from './figures/review-summary.tsx'
import { withTried, type Opening, type ReviewedGame } from './reviewed-game.ts'
import { ReviewStepButtons } from './review-step-buttons.tsx'
import { EnginePanel } from './tried/engine-panel.tsx'
import { TriedPanel } from './tried/tried-panel.tsx'
import type { Reviewing } from './judging/use-review.ts'
import { useReviewView, type ReadingStart, type ReviewCursor } from './use-review-view.ts'
import { useShownPosition, type ShownPosition } from './use-shown-position.ts'
import { describeLine, describeMove } from './view-words.ts'
import { WinGraph } from './figures/win-graph.tsx'
import { words } from '#words/review'

export interface ReviewReadingProps {
  readonly game: ReviewedGame
  readonly names: ReviewedGame['names']
  /** The page's heading. */
  readonly head: ReactNode
  readonly opening: Opening
  readonly reviewing: Reviewing
  readonly start: ReadingStart
  readonly startJudge: () => ReviewJudge
  readonly onLearn: (color: Color, View: typeof LearnView, tree: MoveTree) => void
}

/** The tabs of the column: the moves, the story of the game and its figures. */
const TABS = ['moves', 'coach', 'info'] as const
type ReadingTab = (typeof TABS)[number]

/** The board with its players, and a column with the coach, the graph and the tabs. */
export function ReviewReading(props: ReviewReadingProps) {
  const { parts, boardRef, strip } = useReading(props)
  return (
    <Stage
      head={props.head}
      top={strip(opposite(parts.orientation))}
      bottom={strip(parts.orientation)}
      bar={<Bar {...parts} />}
      board={
        <div ref={boardRef}>
          <ShownBoard {...parts} />
        </div>
      }
      under={<GraphAndSteps {...parts} />}
      column={
        <>
          <Coach {...parts} />
          <Progress {...parts} />
          <Tabs {...parts} />
        </>
      }
    />
  )
}

/** The state of reading a review, for the parts of its page. `toldPly`: see `useReviewView`. */
export function useReading(props: ReviewReadingProps, toldPly?: number) {
  const { game, names, reviewing, start, startJudge } = props
  const { review, status } = reviewing
  const [orientation, flip] = useFlip(game.orientation)
  const cursor = useReviewView(game.line, review, start, flip, toldPly)
  const { steps, change } = cursor
  const shown = useShownPosition(game, reviewing, cursor, startJudge)
  const boardRef = useRef<HTMLDivElement>(null)
  /** The key moment that was opened last: a new object each time, so that its board is brought into view. */
  const [opened, setOpened] = useState<object>()
  /** The arrows of what people would play. */
  const [peopleMarks, setPeopleMarks] = useState<readonly BoardMark[]>()
  useStepWheel(boardRef, { ply: steps.at, last: steps.last, onStep: (type) => change({ type }) })
  useBoardInSight(boardRef, cursor.line?.shown)
  useBoardInSight(boardRef, opened)
  const notated = useMemo(() => ({ game, sans: game.line.sans(), before: movesBefore(game.line) }), [game])
  const moments = useMoments(props)
  const onMoment = (ply: number) => {
    change({ type: 'go', ply })
    setOpened({})
  }
  const turn = { orientation, flip }
  const people = { peopleMarks, setPeopleMarks }
  const parts: PartProps = { ...props, ...turn, ...people, moments, onMoment, notated, cursor, shown }
  const strip = (color: Color) => (
    <ReviewedPlayer
      {...{ color, game, names }}
      review={status === 'done' ? review : undefined}
      ply={cursor.ply}
    />
  )
  return { parts, boardRef, strip }
}

export const GraphAndSteps = (parts: PartProps) => (
  <div className="review-under">
    <Graph {...parts} />
    <Steps {...parts} />
  </div>
)

/** The key moments of the moves that are judged, for the graph and the story. */
function useMoments({ game, reviewing: { review, judgements } }: ReviewReadingProps) {
  return useMemo(() => (review ? momentsOf(game, review, judgements) : []), [game, review, judgements])
}

interface PartProps extends ReviewReadingProps {
  readonly moments: readonly ShownMoment[]
  readonly onMoment: (ply: number) => void
  readonly notated: { readonly game: ReviewedGame; readonly sans: readonly San[]; readonly before: number }
  readonly cursor: ReviewCursor
  readonly shown: ShownPosition
  readonly orientation: Color
  readonly flip: () => void
  readonly peopleMarks: readonly BoardMark[] | undefined
  readonly setPeopleMarks: (marks: readonly BoardMark[] | undefined) => void
}

/** Shows the class of the last move on its square, except in the coach's lines. */
export function ShownBoard({ reviewing: { review }, cursor, shown, orientation, peopleMarks }: PartProps) {
  const { ply, tried, line, change } = cursor
  const lastMove = shown.line.moves.at(-1)
  const judged = line ? undefined : tried ? shown.judged.move?.review : review?.moves[ply - 1]
  return (
    <LineBoard
      line={shown.line}
      orientation={orientation}
      // Moves on this board become variations of the game.
      mover={shown.position.turn}
      marks={peopleMarks ?? shown.marks}
      takesFocus={false}
      onMove={(move) => change({ type: 'play', move })}
    >
      {judged && lastMove !== undefined && (
        <SquareBadge square={moveTo(lastMove)} orientation={orientation} moveClass={judged.moveClass} />
      )}
    </LineBoard>
  )
}

/** The evaluation of the shown position: of the game, of tried moves or of the coach's line. The end of a game needs no judge. */
export function Bar({ reviewing: { review }, cursor: { ply, tried, line }, shown, orientation }: PartProps) {
  const outcome = shown.line.outcome()
  const worth: Worth | undefined = outcome
    ? { type: 'over', points: outcome.winner ? (outcome.winner === 'w' ? 1 : 0) : 0.5 }
    : (((line ?? tried) && shown.judged.worth) ?? review?.moves[ply - 1]?.after ?? review?.moves[ply]?.before)
  return (
    <EvaluationBar
      share={worth && winChanceOf(worth) / 100}
      text={worth ? scoreInShort(worth) : ''}
      spoken={worth ? scoreWords(worth) : ''}
      orientation={orientation}
    />
  )
}

function Graph({ notated, reviewing: { review }, moments, cursor: { ply, change } }: PartProps) {
  if (!review)
    return (
      <div className="win-graph">
        <div className="win-graph-plot" />
      </div>
    )
  return (
    <WinGraph
      {...{ review, moments }}
      last={notated.game.line.length}
      ply={ply}
      moveText={describeMove(notated, ply)}
      onGo={(to) => change({ type: 'go', ply: to })}
    />
  )
}

const Steps = ({ cursor: { steps, isOverview, change, goToMistake, hasMistake } }: PartProps) => (
  <ReviewStepButtons
    isOverview={isOverview}
    ply={steps.at}
    last={steps.last}
    hasNextMistake={hasMistake('next')}
    hasPreviousMistake={hasMistake('previous')}
    onStep={(type) => change({ type })}
    onMistake={goToMistake}
  />
)

interface CoachProps extends PartProps {
  /** Words about the whole game, in place of the turning point and the advice. */
  readonly story?: CoachStory | undefined
}

export interface CoachStory {
  readonly text: string
  readonly reason: string | undefined
}

export function Coach({ notated, opening, reviewing, cursor, shown, setPeopleMarks, story }: CoachProps) {
  const { tried, change } = cursor
  /** Zero for the words about the whole game. */
  const ply = cursor.isOverview ? 0 : cursor.ply
  const { review, status } = reviewing
  const { game } = notated
  const idea = useOpeningIdeas()?.openingIdeaOf(game.line, opening.name)
  const shownLine = useMemo(() => describeLine(notated, cursor), [notated, cursor])
  const advice = useMemo(
    () => (review && status === 'done' ? gameAdvice(game, review) : undefined),
    [game, review, status],
  )
  if (tried)
    return (
      <TriedPanel
        start={notated.game.line.start}
        judged={shown.judged}
        ratingOf={(color) => ratingIn(game, color)}
        onMarks={setPeopleMarks}
        {...{ tried, shownLine, change }}
      />
    )
  const move = review?.moves[ply - 1]
  const told = ply === 0 ? story : undefined
  const otherwise =
    ply > 0
      ? words.reviewReading.isNotJudgedYet(describeMove(notated, ply))
      : (told?.text ?? advice?.turningPoint ?? words.reviewReading.stepThrough)
  // The coach does not look sorry about mistakes of the reader's opponent.
  const isLuck = move && game.own === opposite(move.color) && isError(move.moveClass)
  const pose = isLuck ? 'thinking' : ply === 0 && advice !== undefined ? 'welcome' : poseOf(move?.moveClass)
  const adviceAt = () => {
    if (ply === 0) return told ? undefined : advice?.advice
    return ply === idea?.plies ? idea.text : undefined
  }
  return (
    <CoachPanel
      move={move}
      comment={ply === 0 ? undefined : shown.comment}
      pose={pose}
      otherwise={otherwise}
      course={told ? told.reason : ply === 0 ? advice?.course : undefined}
      advice={adviceAt()}
      shownLine={shownLine}
      back={words.reviewReading.backToTheGame}
      onShow={(line) => change({ type: 'show-line', line })}
      onClose={() => change({ type: 'close' })}
    >
      {move && (
        <>
          <ThreatQuestion key={ply} position={game.line.positionAt(ply)} san={move.san} reader={game.own} />
          <LazyPeopleQuestion
            line={game.line.upTo(ply - 1).toText()}
            played={game.line.moves[ply - 1]}
            rating={ratingIn(game, move.color)}
            onMarks={setPeopleMarks}
          />
        </>
      )}
    </CoachPanel>
  )
}

/** The rating of a side, or the reader's if it is unknown. */
const ratingIn = ({ ratings, readerRating }: ReviewedGame, color: Color): number | undefined =>
  ratings?.[color] ?? readerRating

function Progress({ game, reviewing: { status, judged, looks, dispatch } }: PartProps) {
  return (
    <ReviewProgress
      {...{ status, looks }}
      judged={judged.length}
      positions={game.line.length + 1}
      onCancel={() => dispatch({ type: 'cancelled' })}
      onResume={() => dispatch({ type: 'resumed' })}
    />
  )
}

export function Tabs(props: PartProps) {
  const { notated, reviewing, cursor } = props
  const [tab, setTab] = useState<ReadingTab>('coach')
  const panels: Record<ReadingTab, ReactNode> = {
    coach: <StoryPanel {...props} />,
    moves: (
      <ReviewMoves review={reviewing.review} cursor={cursor} sans={notated.sans} before={notated.before} />
    ),
    info: <InfoPanel {...props} />,
  }
  return (
    <StageTabs
      label={words.tabs.label}
      tabs={TABS.map((id) => ({ id, label: words.tabs[id], panel: panels[id] }))}
      chosen={tab}
      onChoose={setTab}
    />
  )
}

/** The story of the game, and the questions about its mistakes. */
function StoryPanel(props: PartProps) {
  const { game, names, opening, reviewing, moments, notated, cursor, start, onLearn, onMoment } = props
  const { status, review } = reviewing
  const isDone = status === 'done'
  const outOfBook =
    opening.plies < game.line.length
      ? `${numberAt(notated.before + opening.plies)} ${notated.sans[opening.plies]}`
      : undefined
  return (
    <Story
      {...{ game, names, review, moments, isDone }}
      opening={
        opening.name !== undefined &&
        richText(words.reviewReading.opening<ReactNode>(<OpeningName name={opening.name} />, outOfBook))
      }
      isTurned={props.orientation === 'b'}
      ply={cursor.isOverview || cursor.tried || cursor.line ? 0 : cursor.ply}
      onGo={onMoment}
    >
      {review && isDone && (
        <LearnOffer
          {...{ game, review }}
          takesFocus={start.isBack}
          onLearn={(color, View) => onLearn(color, View, cursor.tree)}
        />
      )}
    </Story>
  )
}

/** Actions for the game, the engine's lines and figures. */
function InfoPanel({ game, names, reviewing, notated, cursor, shown, flip }: PartProps) {
  const { review, status } = reviewing
  const times = useMemo(() => game.clocks && thinkTimesOf(game.clocks), [game])
  const exported = useMemo(() => withTried(game, cursor.tree), [game, cursor.tree])
  return (
    <div className="review-info">
      <div className="review-actions">
        <Button icon="flip" onClick={flip}>
          {words.reviewReading.flipBoard}
        </Button>
        <BoardButton />
        <ReviewExport game={exported} reviewing={reviewing} ply={cursor.ply} />
      </div>
      <EnginePanel shown={shown} onMove={(move) => cursor.change({ type: 'play', move })} />
      {review && <ReviewSummary {...{ review, names, status }} isRead={reviewing.isRead} />}
      {times && (
        <ThinkTimeBars
          {...{ times }}
          computer={game.computer}
          sans={notated.sans}
          before={notated.before}
          ply={cursor.ply}
        />
      )}
      {review && <ChancesTable {...{ review, times }} before={notated.before} />}
    </div>
  )
}
