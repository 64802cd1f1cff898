import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { words } from '#words/train/puzzles'

/** Start ratings to choose from. A wrong choice is corrected quickly, since the rating moves fast while it is uncertain. */
const STRENGTHS = [600, 900, 1200, 1500] as const
export type StartStrength = (typeof STRENGTHS)[number]

/** Puzzles that people who know the moves can solve, until the player chooses or solves one. */
export const FIRST_STRENGTH: StartStrength = 900

interface StrengthChoiceProps {
  readonly strength: StartStrength
  readonly onChoose: (strength: StartStrength) => void
}

/** Shown until the first rated puzzle. A choice replaces the puzzle. */
export const StrengthChoice = ({ strength, onChoose }: StrengthChoiceProps) => (
  <div>
    <RadioGroup
      legend={words.strengthChoice.legend}
      columns="grid-flow-col @max-[24rem]:grid-flow-row @max-[24rem]:grid-cols-2"
      options={STRENGTHS.map((value) => ({ value, label: words.strengthChoice.strengths[value].label }))}
      value={strength}
      onChange={onChoose}
    />
    <p aria-live="polite" className="text-label text-muted">
      {words.strengthChoice.about(words.strengthChoice.strengths[strength].note)}
    </p>
  </div>
)
