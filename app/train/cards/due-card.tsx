import type { ReactNode } from 'react'
import { TrainStage } from '../train-stage.tsx'
import { CardQuestion } from './card-question.tsx'
import type { Flashcard } from './schedule.ts'
import { StillDue } from './still-due.tsx'
import { words } from '#words/train/cards'

interface DueCardProps {
  readonly card: Flashcard
  /** The mistakes that are due after this one. */
  readonly others: readonly Flashcard[]
  readonly head: ReactNode
  readonly takesFocus: boolean
  readonly onNext: () => void
}

/** A due mistake on the stage, with the list of the others. */
export const DueCard = ({ card, others, head, takesFocus, onNext }: DueCardProps) => (
  <CardQuestion
    card={card}
    nextLabel={others.length > 0 ? words.cardsPage.nextMistake : undefined}
    takesFocus={takesFocus}
    onNext={onNext}
    renderParts={(parts, { about, side, task, result }) => (
      <TrainStage
        {...{ parts, head, side, task }}
        about={<p className="train-rating train-note">{about}</p>}
        result={result !== undefined && <p role="status">{result}</p>}
        more={<StillDue cards={others} />}
      />
    )}
  />
)
