import { useMemo, useReducer, useState, type ReactNode } from 'react'
import { takeFocusInPlace } from '#app/browser/take-focus.ts'
import { DuelBoard } from '#app/exercise/duel-board.tsx'
import type { ExerciseLayout, ExerciseParts } from '#app/exercise/exercise-parts.tsx'
import { InPlaces, type ExercisePlaces } from '#app/exercise/exercise-places.tsx'
import type { ExerciseOpponent } from '#app/exercise/opponent.ts'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-style.ts'
import { exerciseOf } from './board-goal.ts'
import { askWords } from './board-words.ts'
import { BoardSteps } from './board-steps.tsx'
import { FindBoard } from '../find/find-board.tsx'
import type { LessonData, OpenedBoard } from './lesson-data.ts'
import { beginLesson, nextBoard, reduceLesson, type LessonEvent, type LessonState } from './lesson-state.ts'
import type { LessonProgress } from '../progress/progress.ts'
import { WalkBoard } from '../walk/walk-board.tsx'
import { words } from '#words/learn/lesson'
import { localAddress } from '#words/addresses.ts'

/** The store of completed boards. */
export interface LessonRecord {
  readonly value: LessonProgress
  change(changes: LessonProgress): void
}

interface LessonPieceProps {
  readonly lesson: LessonData
  readonly places: ExercisePlaces
  readonly progress: LessonRecord
  readonly startOpponent: () => ExerciseOpponent
  /** True if it replaces the element that had the focus. */
  readonly takesFocus: boolean
}

/** The boards of a lesson, one at a time. */
export function LessonPiece({ lesson, places, progress, startOpponent, takesFocus }: LessonPieceProps) {
  const { slug, boards, next } = lesson
  const count = boards.length
  const [state, dispatch] = useReducer(
    (before: LessonState, event: LessonEvent) => reduceLesson(count, before, event),
    undefined,
    () => beginLesson(count, progress.value[slug] ?? []),
  )
  // The button that led here was removed together with the previous board.
  const [isMoved, setIsMoved] = useState(false)
  const board = boards[state.at]!

  function go(at: number) {
    setIsMoved(true)
    dispatch({ type: 'go', at })
  }

  function onDone() {
    dispatch({ type: 'done' })
    const known = progress.value[slug] ?? []
    progress.change({ [slug]: [...new Set([...known, state.at])].toSorted((a, b) => a - b) })
  }

  const following = nextBoard(count, state)
  return (
    <ExerciseBoard
      key={state.at}
      board={board}
      startOpponent={startOpponent}
      takesFocus={takesFocus || isMoved}
      onDone={onDone}
      renderParts={(parts) => (
        <InPlaces
          places={places}
          board={parts.board}
          side={
            <LessonSide
              {...{ parts, board }}
              isLast={following === undefined}
              steps={<BoardSteps count={count} state={state} onGo={go} />}
            />
          }
        />
      )}
      after={
        following === undefined ? (
          <LessonEnd next={next} />
        ) : (
          <Button kind="primary" iconAfter="next" ref={takeFocusInPlace} onClick={() => go(following)}>
            {words.lessonPiece.nextBoard}
          </Button>
        )
      }
    />
  )
}

interface LessonSideProps {
  readonly parts: ExerciseParts
  readonly board: OpenedBoard
  /** True if no other board is left. */
  readonly isLast: boolean
  readonly steps: ReactNode
}

/** The board's number and the coach, who gives the task, judges the tries and sums up the lesson. */
function LessonSide({ parts, board, isLast, steps }: LessonSideProps) {
  const isEnd = parts.phase === 'solved' || parts.phase === 'done'
  return (
    <>
      {steps}
      <AnswerArea
        {...parts}
        ask={
          <>
            <p className="exercise-ask">{askWords(board)}</p>
            {parts.note !== undefined && <p className="try-note">{parts.note}</p>}
          </>
        }
      >
        {isEnd && board.learnt !== undefined && <p>{board.learnt}</p>}
        {isEnd && isLast && <p>{words.lessonPiece.allBoardsOfThisLesson}</p>}
      </AnswerArea>
    </>
  )
}

interface ExerciseBoardProps {
  readonly board: OpenedBoard
  readonly startOpponent: () => ExerciseOpponent
  readonly takesFocus: boolean
  readonly renderParts: ExerciseLayout
  readonly after: ReactNode
  readonly onDone: () => void
}

function ExerciseBoard({ board, startOpponent, ...rest }: ExerciseBoardProps) {
  const exercise = useMemo(() => exerciseOf(board), [board])
  switch (exercise.kind) {
    case 'walk':
      return <WalkBoard walk={exercise.walk} {...rest} />
    case 'find':
      return board.goal.kind === 'drill' ? (
        <FindBoard task={exercise.task} names={board.names} startOpponent={startOpponent} {...rest} />
      ) : (
        <FindBoard task={exercise.task} {...rest} />
      )
    case 'duel':
      return <DuelBoard duel={exercise.duel} startOpponent={startOpponent} {...rest} />
  }
}

const LessonEnd = ({ next }: Pick<LessonData, 'next'>) => (
  <a
    ref={takeFocusInPlace}
    href={localAddress(next?.path ?? '/learn')}
    className={buttonClass('primary', 'normal')}
  >
    {next === undefined ? words.lessonPiece.allLessons : words.lessonPiece.next(next.title)}
  </a>
)
