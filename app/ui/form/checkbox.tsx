import { useId, type ComponentProps, type ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  readonly label: ReactNode
  /** A line below the label, read out after it. */
  readonly hint?: ReactNode
}

/** A checkbox whose label can be clicked too. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-3 size-5 accent-green"
      />
      <label htmlFor={id} className="min-h-11 py-2.5 text-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 -mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
