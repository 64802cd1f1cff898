import { useState } from 'react'
import { levelRating, LEVELS } from '#engine/levels.ts'
import { strengthText, type Skill, type Strength } from '#engine/strength.ts'
import { evenStrength, ownStrength } from '#app/game/own-strength.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { StrengthDial } from './strength-dial.tsx'
import { words } from '#words/game'

interface SkillChoiceProps {
  readonly skill: Skill
  readonly onChange: (skill: Skill) => void
}

/** The computer's strength: one of the four levels, or a rating on the dial. */
export function SkillChoice({ skill, onChange }: SkillChoiceProps) {
  /** The last value of the dial, restored after a level was selected. */
  const [dialled, setDialled] = useState<Strength>()
  const levels = LEVELS.map((level) => ({
    value: level,
    label: words.levels[level],
    note: (
      <>
        <span className="max-sm:hidden">{words.skillChoice.characters[level]} </span>
        {richText(
          words.skillChoice.measuredRating(<span className="whitespace-nowrap">{levelRating(level)}</span>),
        )}
      </>
    ),
  }))
  const dial = {
    value: 'strength',
    label: words.skillChoice.chooseAStrength,
    note: typeof skill === 'number' ? strengthText(skill) : words.skillChoice.range,
  } as const
  return (
    <div className="relative grid gap-1">
      <RadioGroup
        legend={words.skillChoice.difficulty}
        look="line"
        columns="grid-cols-1"
        options={[...levels, dial]}
        value={typeof skill === 'number' ? 'strength' : skill}
        onChange={(chosen) =>
          onChange(chosen === 'strength' ? (dialled ?? evenStrength(ownStrength.value)) : chosen)
        }
      />
      <p className="text-sm sm:absolute sm:top-0 sm:right-0">
        <a href="/how-we-measured" className="inline-block py-1 text-green underline sm:py-0">
          {words.skillChoice.howMeasured}
        </a>
      </p>
      {typeof skill === 'number' && (
        <StrengthDial
          strength={skill}
          onChange={(strength) => {
            setDialled(strength)
            onChange(strength)
          }}
        />
      )}
    </div>
  )
}
