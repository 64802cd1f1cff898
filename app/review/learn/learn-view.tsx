import { useMemo, useRef, useState, type ReactNode } from 'react'
import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color } from '#chess/types.ts'
import type { Review } from '#coach/review/review.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { takeFocus } from '#app/browser/take-focus.ts'
import { useTopOfPage } from '#app/browser/use-top-of-page.ts'
import { useRefusal } from '#app/exercise/use-refusal.ts'
import { wrongTryMark } from '#app/line/hint.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { LineBoard } from '#app/line/line-board.tsx'
import { useBoardInSight } from '#app/line/use-board-in-sight.ts'
import { TryButtons } from '#app/line/try-buttons.tsx'
import type { TryTone } from '#app/line/try-status.tsx'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import type { Pose } from '#app/stage/pose.ts'
import { Stage, type StageProps } from '#app/stage/stage.tsx'
import { ClassBadge } from '#app/tree/class-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import type { ReviewJudge } from '../judging/workers.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import { useMistakeKeys } from '../use-mistake-keys.ts'
import { isOpen, type LearnEvent, type LearnPhase, type LearnState } from './learn-state.ts'
import { questionsOf, type LearnQuestion } from './questions.ts'
import { useLearning } from './use-learning.ts'
import { Why } from './why.tsx'
import { reviewHint, learnWords, type LearnMaterial } from './words.ts'
import { words } from '#words/review'
import './learn.css'

interface LearnViewProps {
  readonly game: ReviewedGame
  /** The page's heading. */
  readonly head: ReactNode
  readonly review: Review
  readonly judgements: readonly PositionJudgement[]
  /** The side whose mistakes are asked about. */
  readonly color: Color
  readonly startJudge: () => ReviewJudge
  /** Returns to the review, at the move of the last question. */
  readonly onLeave: (ply: number) => void
  /** The only mistake to ask about, by the number of moves before it. Its answer leads back to the review. */
  readonly only?: number
  /** A stage of another kind, of the same size as the page that led here. */
  readonly frame?: LearnFrame
}

interface LearnFrame extends Pick<StageProps, 'kind' | 'left'> {
  /** A player at the board's edge. */
  readonly strip: (color: Color) => ReactNode
}

const TONES: Partial<Record<LearnPhase, TryTone>> = { wrong: 'bad', found: 'good' }
const POSES: Record<LearnPhase, Pose> = {
  asking: 'welcome',
  judging: 'thinking',
  wrong: 'sorry',
  found: 'praise',
  shown: 'thinking',
  over: 'praise',
}

/** Asks about each mistake of one side: find a better move. */
export function LearnView(props: LearnViewProps) {
  const { game, head, review, judgements, color, startJudge, onLeave, only, frame } = props
  const questions = useMemo(
    () =>
      questionsOf(game, review, judgements, color).filter(
        ({ index }) => only === undefined || index === only,
      ),
    [game, review, judgements, color, only],
  )
  const { state, dispatch, line } = useLearning({ game, judgements, questions, startJudge })
  // The focus may be in a field or on a button that disappears once the question is answered.
  const [isBeside, setIsBeside] = useState(false)
  const question = questions[state.at]!
  const position = useMemo(() => line.positionAt(), [line])
  const isAsking = state.phase === 'asking'
  const [refusal, setRefusal] = useRefusal(state)
  const material = { game, review, questions, color }
  const boardRef = useRef<HTMLDivElement>(null)
  useTopOfPage()
  useBoardInSight(boardRef, state.proof?.moves)

  const panel: LearnPanelProps = {
    ...{ material, judgements, state },
    isSingle: only !== undefined,
    position: isAsking ? position : undefined,
    takesFocus: isBeside,
    refusal,
    dispatch(event) {
      // Later, this would take the focus from the element that was pressed.
      if (event.type === 'try' || event.type === 'show') setIsBeside(true)
      dispatch(event)
    },
    onLeave: () => onLeave(question.index + 1),
  }

  return (
    <Stage
      {...(frame && { kind: frame.kind, left: frame.left })}
      head={head}
      top={frame?.strip(opposite(color))}
      bottom={frame?.strip(color)}
      board={
        <div ref={boardRef}>
          {/* Each question has a new board, which takes the focus from the button that was pressed. */}
          <LineBoard
            key={state.at}
            line={line}
            orientation={color}
            mover={isAsking ? color : undefined}
            marks={marksOf(game, question, state)}
            takesFocus
            onMove={(move) => {
              setIsBeside(false)
              dispatch({ type: 'try', move })
            }}
            onRefused={setRefusal}
          />
        </div>
      }
      column={<LearnPanel {...panel} />}
    />
  )
}

interface LearnPanelProps {
  readonly material: LearnMaterial
  readonly judgements: readonly PositionJudgement[]
  readonly state: LearnState
  /** The position in which the user may try a move; undefined while they may not. */
  readonly position: Position | undefined
  /** A single question within a review, which continues after it. */
  readonly isSingle: boolean
  /** The element that had the focus no longer exists. */
  readonly takesFocus: boolean
  readonly dispatch: (event: LearnEvent) => void
  readonly onLeave: () => void
  /** Why the last press on the board did nothing. */
  readonly refusal: string | undefined
}

function LearnPanel(props: LearnPanelProps) {
  const { position, onLeave, refusal, isSingle, material, judgements, state, dispatch } = props
  const { phase } = state
  return (
    <section aria-label={words.learnView.title} className="contents">
      {!isSingle && <Progress state={state} count={material.questions.length} onLeave={onLeave} />}
      <AnswerArea
        phase={phase}
        pose={POSES[phase]}
        status={learnWords(material, state)}
        tone={TONES[phase]}
        refusal={refusal}
        buttons={<LearnButtons {...props} />}
        more={<BoardButton />}
        typed={
          isOpen(phase) && (
            <TypedMoveField
              position={() => position?.clone()}
              onMove={(move) => dispatch({ type: 'try', move })}
            />
          )
        }
      >
        {(phase === 'found' || phase === 'shown') && <Why {...{ material, judgements, state, dispatch }} />}
      </AnswerArea>
      {material.questions.length > 1 && <Questions material={material} state={state} />}
    </section>
  )
}

/** All questions with their answers so far. */
const Questions = ({
  material: { game, review, questions },
  state,
}: Pick<LearnPanelProps, 'material' | 'state'>) => (
  <ol aria-label={words.learnView.allMistakes} className="learn-list">
    {questions.map(({ index }, at) => {
      const { san, moveClass } = review.moves[index]!
      const answer = state.answers[at]
      return (
        <li key={index} aria-current={at === state.at && state.phase !== 'over' ? 'step' : undefined}>
          <ClassBadge moveClass={moveClass} />
          <span>
            {numberAt(movesBefore(game.line) + index)} {san}
          </span>
          {answer !== undefined && <span className="text-muted">{words.learnView.answers[answer]}</span>}
        </li>
      )
    })}
  </ol>
)

function LearnButtons({ material, state, isSingle, takesFocus, dispatch, onLeave }: LearnPanelProps) {
  const { phase, hint, at } = state
  return (
    <TryButtons
      isOver={!isOpen(phase)}
      hint={hint === 0 ? words.learnView.hint : words.learnView.anotherHint}
      hasHint={phase === 'asking' && hint < 3}
      onHint={() => dispatch({ type: 'hint' })}
      show={words.learnView.showTheMove}
      mayShow={isOpen(phase)}
      onShow={() => dispatch({ type: 'show' })}
    >
      <NextButtons
        isLast={at + 1 === material.questions.length}
        {...{ state, isSingle, takesFocus, dispatch, onLeave }}
      />
    </TryButtons>
  )
}

interface ProgressProps {
  readonly state: LearnState
  readonly count: number
  readonly onLeave: () => void
}

function Progress({ state, count, onLeave }: ProgressProps) {
  const { at, phase, answers } = state
  return (
    <div className="review-progress">
      <h2>{phase === 'over' ? words.learnView.whatYouLearned : words.learnView.mistakeOf(at + 1, count)}</h2>
      <progress
        className="stage-progress"
        aria-label={words.learnView.mistakesAnswered}
        value={answers.length}
        max={count}
      />
      {phase !== 'over' && (
        <Button icon="undo" onClick={onLeave}>
          <span>
            {richText(
              words.learnView.backToTheReviewInShort((text) => (
                <span className="max-sm:sr-only">{text}</span>
              )),
            )}
          </span>
        </Button>
      )}
    </div>
  )
}

interface NextButtonsProps extends Pick<
  LearnPanelProps,
  'state' | 'isSingle' | 'takesFocus' | 'dispatch' | 'onLeave'
> {
  readonly isLast: boolean
}

function NextButtons({ state, isLast, isSingle, takesFocus, dispatch, onLeave }: NextButtonsProps) {
  const isOver = state.phase === 'over'
  useMistakeKeys((what) => dispatch({ type: what === 'close' ? 'close-proof' : 'next' }))
  if (isOver)
    return (
      <>
        <Button kind="primary" ref={takeFocus} onClick={onLeave}>
          {words.learnView.backToTheReview}
        </Button>
        <Button icon="reset" onClick={() => dispatch({ type: 'restart' })}>
          {words.learnView.tryAgain}
        </Button>
      </>
    )
  return (
    <Button
      kind="primary"
      iconAfter="next"
      ref={takesFocus ? takeFocus : undefined}
      onClick={() => (isSingle ? onLeave() : dispatch({ type: 'next' }))}
    >
      {isSingle
        ? words.learnView.backToTheReview
        : isLast
          ? words.learnView.finish
          : words.learnView.nextMistake}
    </Button>
  )
}

/** The mistake in red and the hint in blue, while the user looks for a move. */
function marksOf(game: ReviewedGame, question: LearnQuestion, state: LearnState): readonly BoardMark[] {
  if (state.phase === 'wrong' && state.tried !== undefined) return [wrongTryMark(state.tried)]
  if (state.phase !== 'asking') return NO_MARKS
  const { played } = question
  return [
    { from: moveFrom(played), to: moveTo(played), color: 'red' },
    ...(reviewHint(game, question, state)?.marks ?? []),
  ]
}

const NO_MARKS: readonly BoardMark[] = []
