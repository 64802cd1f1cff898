import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { START_RATING } from '../log/rating.ts'

/** Start ratings. An error is corrected quickly: the rating moves fast while it is uncertain. */
const STRENGTHS = [
  { value: 600, label: 'New to chess', note: 'I know how the pieces move' },
  { value: 900, label: 'Beginner', note: 'I see what can be taken' },
  { value: 1200, label: 'Casual', note: 'I know forks and pins' },
  { value: 1500, label: 'Experienced', note: 'I play in a club, or often' },
] as const

interface StrengthChoiceProps {
  readonly onChosen: (rating: number) => void
}

/** Shown once, before the first puzzle. */
export function StrengthChoice({ onChosen }: StrengthChoiceProps) {
  const [rating, setRating] = useState<number>(900)
  return (
    <section aria-labelledby="strength" className="train-strength">
      <h2 id="strength">How well do you play?</h2>
      <p className="text-muted">
        This only sets the first few puzzles; after that your rating finds its own level.
      </p>
      <RadioGroup
        legend="Your strength"
        options={STRENGTHS}
        value={rating as (typeof STRENGTHS)[number]['value']}
        onChange={setRating}
        columns="grid-cols-2"
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => onChosen(rating)}>
          Start
        </Button>
        <Button onClick={() => onChosen(START_RATING.rating)}>Not sure</Button>
      </div>
    </section>
  )
}
