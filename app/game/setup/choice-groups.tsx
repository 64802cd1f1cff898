import { INCREMENTS, TIME_CONTROLS, type Increment, type TimeControl } from '#matches/settings.ts'
import { COLOR_CHOICES, type ColorChoice } from './choices.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { words } from '#words/game'

/** Choices that local and online games share: minutes, increment, colour. */

/** One list on the screen, two fields in the settings. */
const TIMES = [...TIME_CONTROLS, 'none'] as const

interface TimeChoiceProps {
  readonly minutes: TimeControl
  readonly untimed: boolean
  /** `undefined` for no clock. */
  readonly onChange: (minutes: TimeControl | undefined) => void
}

export const TimeChoice = ({ minutes, untimed, onChange }: TimeChoiceProps) => (
  <RadioGroup
    legend={words.choiceGroups.timeControl}
    className="times"
    options={TIMES.map((time) => ({
      value: time,
      label: time === 'none' ? words.choiceGroups.noClock : words.choiceGroups.minutes(time),
    }))}
    value={untimed ? 'none' : minutes}
    onChange={(time) => onChange(time === 'none' ? undefined : time)}
  />
)

interface IncrementChoiceProps {
  readonly increment: Increment
  readonly onChange: (increment: Increment) => void
}

export const IncrementChoice = ({ increment, onChange }: IncrementChoiceProps) => (
  <RadioGroup
    legend={words.choiceGroups.increment}
    options={INCREMENTS.map((seconds) => ({ value: seconds, label: `+${seconds}` }))}
    value={increment}
    onChange={onChange}
  />
)

interface ColorChoiceGroupProps {
  readonly color: ColorChoice
  readonly onChange: (color: ColorChoice) => void
}

export const ColorChoiceGroup = ({ color, onChange }: ColorChoiceGroupProps) => (
  <RadioGroup
    legend={words.choiceGroups.color}
    className="colors"
    options={COLOR_CHOICES.map((choice) => ({
      value: choice,
      label: words.choiceGroups.colorChoice(choice),
    }))}
    value={color}
    onChange={onChange}
  />
)
