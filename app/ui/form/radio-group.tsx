import { useId, useRef, type ReactNode } from 'react'
import { useEarlyInput } from './use-early-input.ts'

interface RadioOption<Value extends string | number> {
  readonly value: Value
  /** The option's accessible name. */
  readonly label: string
  /** A note below it, read out after the name. */
  readonly note?: ReactNode
  /** An icon or piece above it. */
  readonly image?: ReactNode
}

interface RadioGroupProps<Value extends string | number> {
  readonly legend: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Options per row, as a grid class: `grid-cols-2`, `grid-cols-3 sm:grid-cols-6`. One with very large text. */
  readonly columns: string
  /** `card`: the note below the label. `line`: both in one line, at opposite ends. */
  readonly look?: Look
}

type Look = 'card' | 'line'

/** Native radio buttons that look like a row of cards, so that arrow keys, forms and screen readers work as usual. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, columns, look = 'card' } = props
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
      <div className={`grid max-[18rem]:grid-cols-1 ${look === 'line' ? 'gap-1' : 'gap-2'} ${columns}`}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            look={look}
            name={id}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const LOOKS: Record<Look, string> = {
  card: 'flex-col justify-center px-1 py-1 text-center max-sm:text-sm sm:px-2',
  line: 'justify-between gap-3 px-4 py-1 max-[18rem]:flex-wrap',
}

interface ChoiceProps {
  readonly option: RadioOption<string | number>
  readonly look: Look
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function Choice({ option, look, name, checked, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <label
      className={
        `relative flex min-h-[44px] items-center rounded-control border border-edge bg-surface ${LOOKS[look]} ` +
        'text-label leading-snug transition-colors hover:border-green ' +
        // The checked option is filled and bold, not only coloured.
        'has-checked:border-green has-checked:bg-green has-checked:font-semibold has-checked:text-on-green ' +
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green'
      }
    >
      <input
        type="radio"
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
        name={name}
        value={option.value}
        checked={checked}
        onChange={onChoose}
        // Without this the note would be part of the name.
        aria-labelledby={`${id}-label`}
        aria-describedby={option.note ? `${id}-note` : undefined}
      />
      {option.image}
      <span id={`${id}-label`}>{option.label}</span>
      {option.note && (
        <span id={`${id}-note`} className="text-sm font-normal">
          {option.note}
        </span>
      )}
    </label>
  )
}
