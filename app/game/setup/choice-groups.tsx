import {
  INCREMENTS,
  MOVE_DAYS,
  SPECIFIED_TIME_CONTROLS,
  speedOf,
  GAME_SPEEDS,
  TIME_CONTROLS,
  USUAL_INCREMENTS,
  type Increment,
  type MoveDays,
  type TimeControl,
  type TimeSettings,
} from '#matches/settings.ts'
import type { ReactNode } from 'react'
import { COLOR_CHOICES, type ColorChoice } from './choices.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { words } from '#words/game'

/** Choices that local and online games share: minutes, increment, colour. */

interface TimeChoiceProps {
  readonly minutes: TimeControl
  readonly untimed: boolean
  readonly days?: MoveDays | undefined
  /** `undefined` for no clock. */
  readonly onChange: (minutes: TimeControl | undefined) => void
}

/** The specified times, and another one if it was chosen among all of them (`AllTimes`). */
export function TimeChoice({ minutes, untimed, days, onChange }: TimeChoiceProps) {
  const hasMinutes = !untimed && days === undefined
  const others = hasMinutes ? without(SPECIFIED_TIME_CONTROLS, minutes) : []
  const labels = {
    days: days === undefined ? '' : words.choiceGroups.daysAMove(days),
    none: words.choiceGroups.noClock,
  }
  const times = [
    ...SPECIFIED_TIME_CONTROLS,
    ...others,
    ...(days === undefined ? [] : (['days'] as const)),
    'none' as const,
  ]
  return (
    <RadioGroup
      legend={words.choiceGroups.timeControl}
      className="times"
      options={times.map((time) => ({
        value: time,
        label: typeof time === 'number' ? words.choiceGroups.minutes(time) : labels[time],
      }))}
      value={hasMinutes ? minutes : untimed ? 'none' : 'days'}
      onChange={(time) => time !== 'days' && onChange(time === 'none' ? undefined : time)}
    />
  )
}

/** The value as a list, unless the other list has it. */
const without = <T,>(list: readonly T[], value: T): readonly T[] => (list.includes(value) ? [] : [value])

interface AllTimesProps {
  readonly time: TimeSettings
  /** True if the game may take days for each move. */
  readonly hasDays: boolean
  readonly onChange: (changed: Partial<TimeSettings>) => void
}

/** Every time control and increment, by the usual names of their speeds. */
export function AllTimes({ time, hasDays, onChange }: AllTimesProps) {
  const { increment, untimed, days } = time
  const timed = { increment: 0, untimed: false } as const
  const all = [
    ...TIME_CONTROLS.map((minutes) => ({ ...timed, minutes, days: undefined })),
    ...(hasDays ? MOVE_DAYS.map((moveDays) => ({ ...timed, minutes: time.minutes, days: moveDays })) : []),
  ]
  const chosen = untimed ? -1 : all.findIndex((each) => each.minutes === time.minutes && each.days === days)
  return (
    <div className="grid grid-cols-2 gap-3">
      <label className={SELECT}>
        {words.choiceGroups.allTimes}
        <select
          value={chosen}
          onChange={({ target }) => {
            const { minutes = time.minutes, days: moveDays } = all[Number(target.value)] ?? {}
            onChange({ untimed: false, minutes, days: moveDays })
          }}
        >
          {untimed && <option value={-1}>{words.choiceGroups.noClock}</option>}
          {GAME_SPEEDS.map((speed) => (
            <TimesOfSpeed key={speed} name={words.choiceGroups.speeds[speed]}>
              {all.map((each, index) =>
                speedOf(each) === speed ? (
                  <option key={index} value={index}>
                    {each.days === undefined
                      ? words.choiceGroups.minutes(each.minutes)
                      : words.choiceGroups.daysAMove(each.days)}
                  </option>
                ) : undefined,
              )}
            </TimesOfSpeed>
          ))}
        </select>
      </label>
      <label className={SELECT}>
        {words.choiceGroups.allIncrements}
        <select
          value={increment}
          disabled={untimed || days !== undefined}
          onChange={({ target }) =>
            onChange({ increment: INCREMENTS.find((seconds) => seconds === Number(target.value)) ?? 0 })
          }
        >
          {INCREMENTS.map((seconds) => (
            <option key={seconds} value={seconds}>{`+${seconds}`}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

const SELECT = 'grid grid-cols-1 content-between gap-1 text-label font-semibold'

const TimesOfSpeed = ({
  name,
  children,
}: {
  readonly name: string
  readonly children: readonly ReactNode[]
}) => (children.some((child) => child !== undefined) ? <optgroup label={name}>{children}</optgroup> : null)

interface IncrementChoiceProps {
  readonly increment: Increment
  readonly onChange: (increment: Increment) => void
}

export const IncrementChoice = ({ increment, onChange }: IncrementChoiceProps) => (
  <RadioGroup
    legend={words.choiceGroups.increment}
    options={[...USUAL_INCREMENTS, ...without(USUAL_INCREMENTS, increment)].map((seconds) => ({
      value: seconds,
      label: `+${seconds}`,
    }))}
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
