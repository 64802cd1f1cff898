import type { ReactNode } from 'react'
import { TrainStage } from '../train-stage.tsx'
import { CardQuestion } from './card-question.tsx'
import type { Flashcard } from './schedule.ts'
import { words } from '#words/train/cards'

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
    nextLabel={words.cardsPage.nextPuzzle}
    takesFocus
    onNext={onNext}
    renderParts={(parts, { about, side, task, result }) => (
      <TrainStage
        {...{ parts, head, side, task }}
        about={<p className="train-rating train-note">{about}</p>}
        result={result !== undefined && <p role="status">{result}</p>}
      />
    )}
  />
)
