import type { LessonState } from './lesson-state.ts'

interface BoardStepsProps {
  readonly count: number
  readonly state: LessonState
  /** Absent before hydration. */
  readonly onGo?: (at: number) => void
}

/** The numbered boards of a lesson, with the shown one and the done ones marked. */
export const BoardSteps = ({ count, state, onGo }: BoardStepsProps) => (
  <ol className="board-steps" aria-label="Boards of this lesson">
    {Array.from({ length: count }, (_, at) => {
      const isDone = state.done.includes(at)
      return (
        <li key={at}>
          <button
            type="button"
            aria-current={at === state.at ? 'step' : undefined}
            aria-label={`Board ${at + 1}${isDone ? ', done' : ''}`}
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
