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
    <label className={`radio ${className}`}>
      <input
        type="radio"
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
        <span id={`${id}-note`} className="radio-note">
          {option.note}
        </span>
      )}
    </label>
  )
}
