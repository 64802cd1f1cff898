import { TryStatus } from '#app/line/try-status.tsx'
import type { ReactNode } from 'react'
import type { AnswerParts } from '#app/stage/answer-area.tsx'
import { useAnswerSound } from '#app/stage/use-answer-sound.ts'

/** The parts of an exercise. Pages arrange them: an `AnswerArea` on a stage, or beside the board in an article. */
export interface ExerciseParts extends AnswerParts {
  readonly board: ReactNode
  /** A fact about the position: the name of an opening. */
  readonly note?: string | undefined
}

export type ExerciseLayout = (parts: ExerciseParts) => ReactNode

interface BesideBoardProps {
  readonly parts: ExerciseParts
  readonly className: 'exercise-side' | 'puzzle-side'
  /** The task, above the sentence. */
  readonly head: ReactNode
  readonly foot?: ReactNode
}

/** The plain layout, for exercises within an article: a board, and everything else beside it. */
export function BesideBoard({ parts, className, head, foot }: BesideBoardProps) {
  useAnswerSound(parts)
  return (
    <>
      {parts.board}
      <div className={className} data-phase={parts.phase}>
        {head}
        {parts.note !== undefined && <p className="try-note">{parts.note}</p>}
        <TryStatus {...parts} />
        <div className="try-controls">
          {parts.buttons}
          {parts.more}
        </div>
        {parts.typed !== undefined && <div className="try-typed">{parts.typed}</div>}
        {foot}
      </div>
    </>
  )
}
