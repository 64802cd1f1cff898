import { INCREMENTS, TIME_CONTROLS, type Increment, type TimeControl } from '#matches/settings.ts'
import { COLOR_CHOICES, type ColorChoice } from './choices.ts'
import { ChipGroup } from '#app/ui/form/chip-group.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { richText } from '#app/ui/rich-text.ts'
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

const timeProps = ({ minutes, untimed, onChange }: TimeChoiceProps) => ({
  legend: words.choiceGroups.timeControl,
  value: untimed ? ('none' as const) : minutes,
  onChange: (time: TimeControl | 'none') => onChange(time === 'none' ? undefined : time),
})

export const TimeChoice = (props: TimeChoiceProps) => (
  <RadioGroup
    {...timeProps(props)}
    columns="grid-cols-4 sm:grid-cols-7"
    options={TIMES.map((time) => ({
      value: time,
      label: time === 'none' ? words.choiceGroups.noClock : words.choiceGroups.minutes(time),
    }))}
  />
)

/** The choice of time as chips. Narrow screens show only the number, and a symbol instead of “No clock”. */
export const TimeChips = (props: TimeChoiceProps) => (
  <ChipGroup
    {...timeProps(props)}
    className="time-chips"
    options={TIMES.map((time) => ({
      value: time,
      label:
        time === 'none' ? (
          <>
            <span className="chip-long">{words.choiceGroups.noClock}</span>
            <span aria-hidden className="chip-short">
              ∞
            </span>
          </>
        ) : (
          richText(words.choiceGroups.shortMinutes(time, (unit) => <span className="chip-long">{unit}</span>))
        ),
    }))}
  />
)

interface IncrementChoiceProps {
  readonly increment: Increment
  readonly onChange: (increment: Increment) => void
}

export const IncrementChoice = ({ increment, onChange }: IncrementChoiceProps) => (
  <RadioGroup
    legend={words.choiceGroups.increment}
    columns="grid-cols-4 sm:grid-cols-7"
    options={INCREMENTS.map((seconds) => ({ value: seconds, label: `+${seconds}` }))}
    value={increment}
    onChange={onChange}
  />
)

interface ColorChoiceGroupProps {
  readonly color: ColorChoice
  readonly onChange: (color: ColorChoice) => void
}

const colorProps = ({ color, onChange }: ColorChoiceGroupProps) => ({
  legend: words.choiceGroups.color,
  options: COLOR_CHOICES.map((choice) => ({ value: choice, label: words.choiceGroups.colorChoice(choice) })),
  value: color,
  onChange,
})

export const ColorChoiceGroup = (props: ColorChoiceGroupProps) => (
  <RadioGroup {...colorProps(props)} columns="grid-cols-3" />
)

export const ColorChips = (props: ColorChoiceGroupProps) => (
  <ChipGroup {...colorProps(props)} className="color-chips" />
)
