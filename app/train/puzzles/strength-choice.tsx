import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { START_RATING } from '../log/rating.ts'
import { words } from '#words/train/puzzles'

/** Start ratings. An error is corrected quickly: the rating moves fast while it is uncertain. */
const STRENGTHS = [600, 900, 1200, 1500] as const

interface StrengthChoiceProps {
  readonly onChosen: (rating: number) => void
}

/** Shown once, before the first puzzle. */
export function StrengthChoice({ onChosen }: StrengthChoiceProps) {
  const [rating, setRating] = useState<number>(900)
  return (
    <section aria-labelledby="strength" className="train-strength">
      <h2 id="strength">{words.strengthChoice.howWellDoYouPlay}</h2>
      <p className="text-muted">{words.strengthChoice.thisOnlySetsTheFirst}</p>
      <RadioGroup
        legend={words.strengthChoice.legend}
        options={STRENGTHS.map((value) => ({ value, ...words.strengthChoice.strengths[value] }))}
        value={rating as (typeof STRENGTHS)[number]}
        onChange={setRating}
        columns="grid-cols-2"
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => onChosen(rating)}>
          {words.strengthChoice.start}
        </Button>
        <Button onClick={() => onChosen(START_RATING.rating)}>{words.strengthChoice.notSure}</Button>
      </div>
    </section>
  )
}
