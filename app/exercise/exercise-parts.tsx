import { TryStatus, type TryStatusProps } from '#app/line/try-status.tsx'
import type { ReactNode } from 'react'
import type { Pose } from '#app/stage/pose.ts'

/** The parts of an exercise. Pages arrange them: on a stage, in an article, or beside other content. */
export interface ExerciseParts extends TryStatusProps {
  readonly phase: string
  readonly board: ReactNode
  /** The coach's expression for this sentence. */
  readonly pose: Pose
  /** A fact about the position: the name of an opening. */
  readonly note?: string | undefined
  readonly buttons: ReactNode
  /** A field for typed moves; absent at the end. */
  readonly typed?: ReactNode
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
export const BesideBoard = ({ parts, className, head, foot }: BesideBoardProps) => (
  <>
    {parts.board}
    <div className={className} data-phase={parts.phase}>
      {head}
      {parts.note !== undefined && <p className="try-note">{parts.note}</p>}
      <TryStatus {...parts} />
      <div className="try-controls">{parts.buttons}</div>
      {parts.typed !== undefined && <div className="try-typed">{parts.typed}</div>}
      {foot}
    </div>
  </>
)
