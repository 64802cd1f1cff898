import type { ReactNode } from 'react'
import type { Color } from '#chess/types.ts'
import type { ExerciseParts } from '#app/exercise/exercise-parts.tsx'
import { taskTitle } from '#app/puzzles/words.ts'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { PieceImage } from '#app/ui/piece.tsx'

interface TrainStageProps {
  readonly parts: ExerciseParts
  /** The page’s bar, above the board. */
  readonly head: ReactNode
  /** The rating, or the source of the position. */
  readonly about: ReactNode
  /** The side to move. */
  readonly side: Color
  /** Replaces the side to move at the end. */
  readonly ending?: ReactNode
  /** The coach's words until the first try. */
  readonly task: string
  /** The coach's words at the end. */
  readonly result?: ReactNode
  /** Fills the rest of the column. */
  readonly more?: ReactNode
  /** Below the board. */
  readonly foot?: ReactNode
}

/** A puzzle on the stage: the coach sets the task and says how each try went; then the buttons and the field for typed moves. */
export const TrainStage = ({
  parts,
  head,
  about,
  side,
  ending,
  task,
  result,
  more,
  foot,
}: TrainStageProps) => (
  <Stage
    head={head}
    board={parts.board}
    bottom={foot}
    column={
      <>
        <div className="train-task">
          {ending || <TurnTitle side={side} />}
          {about}
        </div>
        <AnswerArea
          {...parts}
          // The heading names the side for those who see it.
          status={
            parts.pose === 'welcome' ? (
              <>
                <span className="sr-only">{taskTitle(side)}. </span>
                {task}
              </>
            ) : (
              parts.status
            )
          }
        >
          {result}
        </AnswerArea>
        {more}
      </>
    }
  />
)

/** The side to move, with its king. */
export const TurnTitle = ({ side }: { readonly side: Color }) => (
  <h2 className="train-turn">
    <PieceImage piece={{ color: side, role: 'k' }} />
    {taskTitle(side)}
  </h2>
)
