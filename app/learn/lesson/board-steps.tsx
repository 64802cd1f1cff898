import type { LessonState } from './lesson-state.ts'

interface BoardStepsProps {
  readonly count: number
  readonly state: LessonState
  /** Absent while nobody can go. */
  readonly onGo?: (at: number) => void
}

/** The boards of a lesson by their numbers: which is shown, which are done. */
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
