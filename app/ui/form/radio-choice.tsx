import { useId, type ReactNode } from 'react'

export interface RadioOption<Value extends string | number> {
  readonly value: Value
  /** The option's accessible name. */
  readonly label: ReactNode
  /** A note below the name, read after it. */
  readonly note?: ReactNode
  /** An icon, piece or picture above the name. */
  readonly image?: ReactNode
}

interface RadioChoiceProps {
  readonly option: RadioOption<string | number>
  /** The `name` attribute of the group. */
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly className: string
}

/** A native radio button that covers its label, so that arrow keys, forms and screen readers work as usual. */
export function RadioChoice({ option, name, checked, onChoose, className }: RadioChoiceProps) {
  const id = useId()
  return (
    <label
      className={
        `relative border border-edge bg-surface leading-snug transition-colors hover:border-green ${className} ` +
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green'
      }
    >
      <input
        type="radio"
        className="absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
        name={name}
        value={option.value}
        checked={checked}
        onChange={onChoose}
        // Without this the note would be part of the name.
        aria-labelledby={`${id}-label`}
        aria-describedby={option.note ? `${id}-note` : undefined}
      />
      {option.image}
      <span id={`${id}-label`} className="radio-label">
        {option.label}
      </span>
      {option.note && (
        <span id={`${id}-note`} className="radio-note text-sm font-normal">
          {option.note}
        </span>
      )}
    </label>
  )
}

/** The checked option is filled and bold, not only coloured. */
export const FILLED =
  'has-checked:border-green has-checked:bg-green has-checked:font-semibold has-checked:text-on-green'
