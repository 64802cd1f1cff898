import { useId, useRef } from 'react'
import { FILLED, RadioChoice, type RadioOption } from './radio-choice.tsx'
import { useEarlyInput } from './use-early-input.ts'

interface ChipGroupProps<Value extends string | number> {
  readonly legend: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Class of the group, for its position on the page. */
  readonly className?: string
}

export const CHIP = 'inline-flex min-h-11 items-center justify-center rounded-full px-3.5 text-label'

/** Radio buttons that look like a row of chips below their legend. */
export function ChipGroup<Value extends string | number>(props: ChipGroupProps<Value>) {
  const { legend, options, value, onChange, className = '' } = props
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  useEarlyInput(group, (input) => {
    const early = options.find((option) => String(option.value) === input.value)
    if (early) onChange(early.value)
  })
  return (
    <div ref={group} role="radiogroup" aria-labelledby={id} className={`chip-group ${className}`}>
      <p id={id} className="chip-legend text-label font-semibold">
        {legend}
      </p>
      <div className="chips">
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            name={id}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            className={`${CHIP} ${FILLED}`}
          />
        ))}
      </div>
    </div>
  )
}
