import { useId, type ReactNode } from 'react'

export interface RadioOption<Value extends string> {
  readonly value: Value
  /** The choice's whole accessible name. */
  readonly label: string
  /** A line below it, read out after the name. */
  readonly description?: string
  /** A picture above it: an icon, a piece. */
  readonly image?: ReactNode
}

interface RadioGroupProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** How many stand side by side, as a grid class: `grid-cols-2`, `grid-cols-3 sm:grid-cols-6`. */
  readonly columns: string
}

/** Native radio buttons that look like a row of cards: arrow keys, forms and screen readers know them already. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-labelledby={id} className="min-w-0">
      <legend id={id} className="mb-2 text-label font-semibold">
        {props.legend}
      </legend>
      <div className={`grid gap-2 ${props.columns}`}>
        {props.options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={props.name}
            checked={option.value === props.value}
            onChoose={() => props.onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly option: RadioOption<string>
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function Choice({ option, name, checked, onChoose }: ChoiceProps) {
  const id = useId()
  const described = option.description === undefined ? undefined : `${id}-description`
  return (
    <label
      className={
        'relative flex min-h-11 flex-col items-center justify-center rounded-control border border-edge bg-surface px-3 py-2 ' +
        'text-center text-label transition-colors hover:border-green ' +
        // Chosen is told by the filled frame and the weight of the name, not by colour alone.
        'has-checked:border-green has-checked:bg-green has-checked:font-semibold has-checked:text-on-green ' +
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green'
      }
    >
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={option.value}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={described}
      />
      {option.image}
      <span id={`${id}-label`}>{option.label}</span>
      {described !== undefined && (
        <span id={described} className="text-sm font-normal">
          {option.description}
        </span>
      )}
    </label>
  )
}
