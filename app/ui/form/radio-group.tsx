import { useId, useRef } from 'react'
import { FILLED, RadioChoice, type RadioOption } from './radio-choice.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface RadioGroupProps<Value extends string | number> {
  readonly legend: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /**
   * Options per row, as a grid class: `grid-cols-2`, `grid-cols-3 sm:grid-cols-6`. With very large text there is one per row.
   */
  readonly columns: string
}

/** Radio buttons that look like a row of cards. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, columns } = props
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useEarlyInput(group, (input) => {
    const early = options.find((option) => String(option.value) === input.value)
    if (early) onChange(early.value)
  })
  return (
    <fieldset ref={group} role="radiogroup" aria-labelledby={id} className="min-w-0">
      <legend id={id} className="mb-1 text-label font-semibold">
        {legend}
      </legend>
      <div className={`grid gap-2 max-[18rem]:grid-cols-1 ${columns}`}>
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            name={id}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            className={`flex min-h-[44px] flex-col items-center justify-center rounded-control px-1 py-1 text-center text-label max-sm:text-sm sm:px-2 ${FILLED}`}
          />
        ))}
      </div>
    </fieldset>
  )
}
