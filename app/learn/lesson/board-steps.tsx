import type { LessonState } from './lesson-state.ts'
import { words } from '#words/learn/lesson'

interface BoardStepsProps {
  readonly count: number
  readonly state: LessonState
  /** Absent before hydration. */
  readonly onGo?: (at: number) => void
}

/** The numbered boards of a lesson, with the shown one and the done ones marked. */
export const BoardSteps = ({ count, state, onGo }: BoardStepsProps) => (
  <ol className="board-steps" aria-label={words.boardSteps.boardsOfThisLesson}>
    {Array.from({ length: count }, (_, at) => {
      const isDone = state.done.includes(at)
      return (
        <li key={at}>
          <button
            type="button"
            aria-current={at === state.at ? 'step' : undefined}
            aria-label={isDone ? words.boardSteps.boardDone(at + 1) : words.boardSteps.board(at + 1)}
            data-done={isDone ? '' : undefined}
            onClick={() => onGo?.(at)}
          >
            {at + 1}
          </button>
        </li>
      )
    })}
  </ol>
)
