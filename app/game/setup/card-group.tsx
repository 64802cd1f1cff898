import { useId, useRef, type ReactNode } from 'react'
import { RadioChoice, type RadioOption } from '#app/ui/form/radio-choice.tsx'
import { useEarlyInput } from '#app/ui/form/use-early-input.ts'

interface CardGroupProps<Value extends string> {
  readonly legend: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Class of the cards, which sets how many fit in a row. */
  readonly className: string
  /** Shown beside the legend. */
  readonly detail: ReactNode
  /** Shown below the cards. */
  readonly children?: ReactNode
}

/** Radio buttons that look like cards with a picture, a name and a note. */
export function CardGroup<Value extends string>(props: CardGroupProps<Value>) {
  const { legend, options, value, onChange, className, detail, children } = props
  const id = useId()
  const cards = useRef<HTMLDivElement>(null)
  useEarlyInput(cards, (input) => {
    const early = options.find((option) => option.value === input.value)
    if (early) onChange(early.value)
  })
  return (
    <div className="card-group">
      <p id={id} className="legend card-legend">
        {legend}
      </p>
      <div ref={cards} role="radiogroup" aria-labelledby={id} className={`setup-cards ${className}`}>
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            name={id}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            className="setup-card rounded-control"
          />
        ))}
      </div>
      <p className="card-detail text-sm text-muted">{detail}</p>
      {children}
    </div>
  )
}
