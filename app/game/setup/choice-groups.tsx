import { COLOR_NAMES } from '#chess/names.ts'
import { INCREMENTS, TIME_CONTROLS, type Increment, type TimeControl } from '#matches/settings.ts'
import { COLOR_CHOICES, type ColorChoice } from './choices.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'

/** Choices that local and online games share: minutes, increment, color. */

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
    legend="Time Control"
    columns="grid-cols-4 sm:grid-cols-7"
    options={TIMES.map((time) => ({ value: time, label: time === 'none' ? 'No clock' : `${time} min` }))}
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
    legend="Seconds added with each move"
    columns="grid-cols-4 sm:grid-cols-7"
    options={INCREMENTS.map((seconds) => ({ value: seconds, label: `+${seconds}` }))}
    value={increment}
    onChange={onChange}
  />
)

const COLOR_CHOICE_NAMES: Record<ColorChoice, string> = { ...COLOR_NAMES, random: 'Random' }

interface ColorChoiceGroupProps {
  readonly color: ColorChoice
  readonly onChange: (color: ColorChoice) => void
}

export const ColorChoiceGroup = ({ color, onChange }: ColorChoiceGroupProps) => (
  <RadioGroup
    legend="Colour"
    columns="grid-cols-3"
    options={COLOR_CHOICES.map((choice) => ({ value: choice, label: COLOR_CHOICE_NAMES[choice] }))}
    value={color}
    onChange={onChange}
  />
)
