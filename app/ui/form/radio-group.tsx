import { useId, useRef } from 'react'
import { RadioChoice, type RadioOption } from './radio-choice.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface RadioGroupProps<Value extends string | number> {
  readonly legend: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /**
   * Options per row, as grid classes whose conditions refer to the group's width: `grid-cols-3`, `@max-[24rem]:grid-cols-2`. They
   * must fill the last row. By default all options are in one row. With very large text there is one per row.
   */
  readonly columns?: string
  /** Class of the group, for its position on the page. */
  readonly className?: string
}

/** Radio buttons as one control with equal segments below its legend: the site's form for every choice among a few options. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, className = '' } = props
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={`radio-group ${className}`}>
      <p id={id} className="legend">
        {legend}
      </p>
      <RadioSegments {...props} name={id} />
    </div>
  )
}

type RadioSegmentsProps<Value extends string | number> = Pick<
  RadioGroupProps<Value>,
  'options' | 'value' | 'onChange' | 'columns'
> & { readonly name: string }

/** The segments alone, for a group that a heading names or a form submits. */
export function RadioSegments<Value extends string | number>(props: RadioSegmentsProps<Value>) {
  const { name, options, value, onChange, columns = 'grid-flow-col' } = props
  const segments = useRef<HTMLDivElement>(null)
  useEarlyInput(segments, (input) => {
    const early = options.find((option) => String(option.value) === input.value)
    if (early) onChange(early.value)
  })
  return (
    <div ref={segments} className={`segments ${columns}`}>
      {options.map((option) => (
        <RadioChoice
          key={option.value}
          option={option}
          name={name}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
          className="segment"
        />
      ))}
    </div>
  )
}
