import type { ReactNode } from 'react'
import { TrainStage } from '../train-stage.tsx'
import { CardQuestion } from './card-question.tsx'
import type { Flashcard } from './schedule.ts'

interface CardBetweenProps {
  readonly card: Flashcard
  readonly head: ReactNode
  readonly onNext: () => void
}

/** A due mistake asked between two puzzles. */
export const CardBetween = ({ card, head, onNext }: CardBetweenProps) => (
  <CardQuestion
    key={card.entry.card}
    card={card}
    nextLabel="Next Puzzle"
    takesFocus
    onNext={onNext}
    renderParts={(parts, { about, title, task, result }) => (
      <TrainStage
        {...{ parts, head, title, task }}
        about={<p className="train-rating text-muted">{about}</p>}
        result={result !== undefined && <p role="status">{result}</p>}
      />
    )}
  />
)
