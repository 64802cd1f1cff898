import type { ReactNode } from 'react'
import type { ExerciseParts } from '#app/exercise/exercise-parts.tsx'
import { TryStatus } from '#app/line/try-status.tsx'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'

interface TrainStageProps {
  readonly parts: ExerciseParts
  /** The page’s bar, above the board. */
  readonly head: ReactNode
  /** The rating, the score, or the source of the position. */
  readonly about: ReactNode
  /** The side to move. */
  readonly title: string
  /** The coach's words until the first try. */
  readonly task: string
  /** The coach's words at the end. */
  readonly result?: ReactNode
  /** Fills the rest of the column. */
  readonly more?: ReactNode
  /** Below the board. */
  readonly foot?: ReactNode
}

/** A puzzle on the stage: the coach sets the task and says how each try went. */
export const TrainStage = ({ parts, head, about, title, task, result, more, foot }: TrainStageProps) => (
  <Stage
    head={head}
    board={parts.board}
    bottom={foot}
    under={<div className="try-buttons">{parts.buttons}</div>}
    column={
      <div className="contents" data-phase={parts.phase}>
        <div className="train-task">
          {about}
          <h2 className="text-2xl">{title}</h2>
        </div>
        <CoachCard pose={parts.pose} isSilent>
          {parts.pose === 'welcome' && task !== '' && <p>{task}</p>}
          <TryStatus {...parts} />
          {result}
        </CoachCard>
        {parts.typed}
        {more}
      </div>
    }
  />
)
