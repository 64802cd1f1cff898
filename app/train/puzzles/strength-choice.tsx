import { useState, type ReactNode } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { StartDiagram } from '../start-diagram.tsx'
import { START_RATING } from '../log/rating.ts'
import { TodayResults } from './today-results.tsx'
import { words } from '#words/train/puzzles'

/** Start ratings to choose from. A wrong choice is corrected quickly, since the rating moves fast while it is uncertain. */
const STRENGTHS = [600, 900, 1200, 1500] as const

interface StrengthChoiceProps {
  /** The page’s bar. */
  readonly head: ReactNode
  readonly onChosen: (rating: number) => void
}

/** Shown once, before the first puzzle. */
export function StrengthChoice({ head, onChosen }: StrengthChoiceProps) {
  const [rating, setRating] = useState<number>(900)
  return (
    <Stage
      head={head}
      board={<StartDiagram />}
      bottom={<span />}
      column={
        <section aria-labelledby="strength" className="train-strength">
          <CoachCard pose="welcome" isSilent>
            <h2 id="strength">{words.strengthChoice.howWellDoYouPlay}</h2>
            <p className="text-muted">{words.strengthChoice.thisOnlySetsTheFirst}</p>
          </CoachCard>
          <RadioGroup
            legend={words.strengthChoice.legend}
            options={STRENGTHS.map((value) => ({ value, ...words.strengthChoice.strengths[value] }))}
            value={rating as (typeof STRENGTHS)[number]}
            onChange={setRating}
            columns="grid-cols-2"
          />
          <div className="try-buttons">
            <Button kind="primary" onClick={() => onChosen(rating)}>
              {words.strengthChoice.start}
            </Button>
            <Button onClick={() => onChosen(START_RATING.rating)}>{words.strengthChoice.notSure}</Button>
          </div>
          <TodayResults entries={NO_ENTRIES} />
        </section>
      }
    />
  )
}

const NO_ENTRIES: readonly TrainingEntry[] = []
