import type { ReactNode } from 'react'
import { TrainStage } from '../train-stage.tsx'
import { CardQuestion } from './card-question.tsx'
import type { Flashcard } from './schedule.ts'

interface DueCardProps {
  readonly card: Flashcard
  readonly head: ReactNode
  /** The label of the button that continues; absent after the last mistake. */
  readonly nextLabel: string | undefined
  readonly takesFocus: boolean
  readonly onNext: () => void
  /** Fills the rest of the column. */
  readonly more?: ReactNode
}

/** A due mistake on the stage: on its own page, or between two puzzles. */
export const DueCard = ({ card, head, nextLabel, takesFocus, onNext, more }: DueCardProps) => (
  <CardQuestion
    {...{ card, nextLabel, takesFocus, onNext }}
    renderParts={(parts, { about, side, task, result }) => (
      <TrainStage
        {...{ parts, head, side, task, more }}
        about={<p className="train-rating train-note">{about}</p>}
        result={result !== undefined && <p role="status">{result}</p>}
      />
    )}
  />
)
